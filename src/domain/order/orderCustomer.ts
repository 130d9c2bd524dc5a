import * as z from 'zod/mini';
import { mapKeys } from '../../lib/keysOf';
import { personFieldNames, personSchemas, type CustomerRules, type PersonFieldName } from '../person/fields';

const accepted = (message: string) => z.boolean().check(z.refine((isGiven) => isGiven, { message }));

/** Both `accepts…` are required, marketing is free (rules/order-and-payment: required consents). */
const consents = {
  acceptsTerms: accepted('Bitte bestätigen Sie die AGB und die Datenschutzerklärung.'),
  acceptsRevocation: accepted('Bitte bestätigen Sie, dass Sie die Widerrufsbelehrung zur Kenntnis genommen haben.'),
  acceptsShortWarranty: z.boolean(),
  allowsEmail: z.boolean(),
  allowsLetter: z.boolean(),
  allowsApp: z.boolean(),
  allowsPhone: z.boolean(),
};

export type CustomerEntries = Record<PersonFieldName | 'customerType', string> & Record<keyof typeof consents, boolean>;

export const EMPTY_CUSTOMER: CustomerEntries = {
  customerType: 'private',
  ...mapKeys(personFieldNames, () => ''),
  acceptsTerms: false,
  acceptsRevocation: false,
  acceptsShortWarranty: false,
  allowsEmail: false,
  allowsLetter: false,
  allowsApp: false,
  allowsPhone: false,
};

export type OrderRules = CustomerRules & { isB2BShop?: boolean; asksShortWarranty?: boolean };

export function orderCustomerSchema({ isB2BShop = false, asksShortWarranty = false, ...rules }: OrderRules) {
  return z.object({
    customerType: z.enum(['private', 'commercial']),
    ...personSchemas(rules),
    ...consents,
    // No right of withdrawal for companies (§ 312g BGB).
    ...((isB2BShop || rules.customerType === 'commercial') && { acceptsRevocation: z.boolean() }),
    // Express and separate (§ 476 (2) BGB, rules/law: one year for used vehicles).
    ...(asksShortWarranty && {
      acceptsShortWarranty: accepted('Bitte stimmen Sie der Vereinbarung über die Gewährleistung zu.'),
    }),
  });
}

export type OrderCustomer = z.output<ReturnType<typeof orderCustomerSchema>>;
