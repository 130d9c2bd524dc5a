import { checkBy, type FormCheck } from '../../../lib/forms/check';
import {
  orderCustomerSchema,
  type CustomerEntries,
  type CustomerRules,
  type OrderCustomer,
} from '../../../domain/order/orderCustomer';
import { personFields } from '../../../domain/person/fields';
import type { Form } from '../../../ui/fields/useForm';

export type CustomerForm = Form<CustomerEntries, OrderCustomer>;

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
export function checkCustomer(
  entries: CustomerEntries,
  rules: Pick<CustomerRules, 'needsBirthDate' | 'now'>,
): FormCheck<OrderCustomer> {
  const customerType = entries.customerType === 'commercial' ? 'commercial' : 'private';
  return checkBy(orderCustomerSchema({ ...rules, customerType }))(entries);
}
