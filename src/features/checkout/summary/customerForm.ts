import type { Resolver, UseFormReturn } from 'react-hook-form';
import * as z from 'zod/mini';
import { orderCustomerSchema, type CustomerEntries, type OrderCustomer } from '../../../domain/order/orderCustomer';
import { personFields } from '../../../domain/person/fields';

export type CustomerForm = UseFormReturn<CustomerEntries, unknown, OrderCustomer>;

/** Names of the fields in the order of the screen, for the summary of what is wrong. */
export const CUSTOMER_LABELS = {
  companyName: personFields.companyName.label,
  vatId: personFields.vatId.label,
  salutation: 'Anrede',
  firstName: personFields.firstName.label,
  lastName: personFields.lastName.label,
  birthDate: personFields.birthDate.label,
  email: personFields.email.label,
  phone: personFields.phone.label,
  street: personFields.street.label,
  houseNumber: personFields.houseNumber.label,
  zipCode: personFields.zipCode.label,
  city: personFields.city.label,
  acceptsTerms: 'AGB und Datenschutz',
  acceptsRevocation: 'Widerrufsbelehrung',
} as const satisfies Partial<Record<keyof CustomerEntries, string>>;

export type CustomerField = keyof typeof CUSTOMER_LABELS;

export function isCustomerField(name: string): name is CustomerField {
  return Object.hasOwn(CUSTOMER_LABELS, name);
}

/** Checks the entries by the rules of the customer type that is chosen in them. */
export function customerResolver(rules: {
  needsBirthDate: boolean;
  now: () => Date;
}): Resolver<CustomerEntries, unknown, OrderCustomer> {
  return (entries) => {
    const schema = orderCustomerSchema({
      customerType: entries.customerType === 'commercial' ? 'commercial' : 'private',
      needsBirthDate: rules.needsBirthDate,
      now: rules.now(),
    });
    const result = z.safeParse(schema, entries);
    if (result.success) return { values: result.data, errors: {} };
    const errors = result.error.issues.map(({ path, message }) => [path.join('.'), { type: 'rule', message }] as const);
    // The first message of a field is the one that says what to do next.
    return { values: {}, errors: Object.fromEntries([...errors].reverse()) };
  };
}
