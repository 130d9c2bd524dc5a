import { checkBy, type FormCheck } from '../../../lib/check';
import {
  orderCustomerSchema,
  type CustomerEntries,
  type OrderCustomer,
  type OrderRules,
} from '../../../domain/order/orderCustomer';
import {
  askedPersonFields,
  customerTypes,
  personLabels,
  type CustomerKind,
  type CustomerType,
} from '../../../domain/person/fields';
import { withHouseNumber } from '../../../domain/person/street';
import type { CheckedForm } from '../../../ui/fields/useCheckedForm';

export type CustomerForm = CheckedForm<CustomerEntries, OrderCustomer>;

/** Type of customer from the value of its field. */
export function readCustomerType(entry: string): CustomerType {
  return customerTypes.parse(entry) ?? 'private';
}

/** Labels of the fields in the order of the screen, for the error summary. */
export function customerLabels(customer: CustomerKind): Partial<Record<keyof CustomerEntries, string>> {
  return {
    ...personLabels(askedPersonFields(customer)),
    acceptsTerms: 'AGB und Datenschutz',
    acceptsRevocation: 'Widerrufsbelehrung',
    acceptsShortWarranty: 'Vereinbarung zur Gewährleistung',
  };
}

/** Validates the entries of the order form. */
export function checkCustomer(
  entries: CustomerEntries,
  rules: Omit<OrderRules, 'customerType'>,
): FormCheck<OrderCustomer> {
  const schema = orderCustomerSchema({ ...rules, customerType: readCustomerType(entries.customerType) });
  return checkBy(schema)(withHouseNumber(entries));
}
