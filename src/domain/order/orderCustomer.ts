import * as z from 'zod/mini';
import {
  adultBirthDate,
  email,
  optionalLine,
  phone,
  requiredLine,
  salutation,
  vatId,
  zipCode,
  type CustomerType,
} from '../person/fields';

/** Everything the order form asks for, as it stands in its fields. */
export const EMPTY_CUSTOMER = {
  customerType: 'private',
  salutation: '',
  firstName: '',
  lastName: '',
  companyName: '',
  vatId: '',
  email: '',
  phone: '',
  street: '',
  houseNumber: '',
  zipCode: '',
  city: '',
  /** YYYY-MM-DD */
  birthDate: '',
  acceptsTerms: false,
  acceptsRevocation: false,
  allowsEmail: false,
  allowsLetter: false,
  allowsApp: false,
  allowsPhone: false,
} as const;

type Widened<Value> = Value extends string ? string : Value extends boolean ? boolean : Value;
export type CustomerEntries = { [Name in keyof typeof EMPTY_CUSTOMER]: Widened<(typeof EMPTY_CUSTOMER)[Name]> };

export interface CustomerRules {
  customerType: CustomerType;
  /** Financing and leasing: the bank asks for it, 18 or older (decisions 5). */
  needsBirthDate: boolean;
  now: Date;
}

const accepted = (message: string) => z.literal(true, { error: message });

/** The rules of the order form (decisions 5); both consents are required, the marketing ones are free. */
export function orderCustomerSchema({ customerType, needsBirthDate, now }: CustomerRules) {
  const isCommercial = customerType === 'commercial';
  return z.object({
    customerType: z.enum(['private', 'commercial']),
    companyName: isCommercial ? requiredLine() : optionalLine(),
    vatId: isCommercial ? vatId() : optionalLine(),
    salutation: salutation(),
    firstName: requiredLine(),
    lastName: requiredLine(),
    birthDate: needsBirthDate ? adultBirthDate(now) : optionalLine(),
    email: email(),
    phone: phone(),
    street: requiredLine(),
    houseNumber: requiredLine(),
    zipCode: zipCode(),
    city: requiredLine(),
    acceptsTerms: accepted('Bitte bestätigen Sie die AGB und die Datenschutzerklärung.'),
    acceptsRevocation: accepted('Bitte bestätigen Sie, dass Sie die Widerrufsbelehrung zur Kenntnis genommen haben.'),
    allowsEmail: z.boolean(),
    allowsLetter: z.boolean(),
    allowsApp: z.boolean(),
    allowsPhone: z.boolean(),
  });
}

/** A customer whose entries keep the rules. */
export type OrderCustomer = z.output<ReturnType<typeof orderCustomerSchema>>;
