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
import { useEffect, useEffectEvent, useRef, type FocusEvent } from 'react';
import { useWatch } from 'react-hook-form';
import { useCityOf } from '../queries';
import type { PressGuard } from '../../../ui/fields/useCheckAfterPress';

export type CustomerForm = CheckedForm<CustomerEntries, OrderCustomer>;

export function readCustomerType(entry: string): CustomerType {
  return customerTypes.parse(entry) ?? 'private';
}

export function customerLabels(customer: CustomerKind): Partial<Record<keyof CustomerEntries, string>> {
  return {
    ...personLabels(askedPersonFields(customer)),
    acceptsTerms: 'AGB und Datenschutz',
    acceptsRevocation: 'Widerrufsbelehrung',
    acceptsShortWarranty: 'Vereinbarung zur Gewährleistung',
  };
}

export function checkCustomer(
  entries: CustomerEntries,
  rules: Omit<OrderRules, 'customerType'>,
): FormCheck<OrderCustomer> {
  const schema = orderCustomerSchema({ ...rules, customerType: readCustomerType(entries.customerType) });
  return checkBy(schema)(withHouseNumber(entries));
}

const fieldNameOf = ({ target }: FocusEvent<HTMLElement>) => target.getAttribute('name');

/** Never while the field has the focus: the answer may arrive in the middle of a word. */
export function useCityFromZipCode({ control, getValues, setValue }: CustomerForm) {
  const zipCode = useWatch({ control, name: 'zipCode' });
  const city = useCityOf(zipCode.trim());
  const focused = useRef<string>(null);
  const fillIn = () => {
    if (city === undefined || focused.current === 'city' || getValues('city').trim() !== '') return;
    setValue('city', city, { shouldValidate: true });
  };
  const onKnown = useEffectEvent(fillIn);
  useEffect(() => onKnown(), [city]);
  return <Props extends Pick<PressGuard, 'onBlur'>>(props: Props) => ({
    ...props,
    onFocus: (event: FocusEvent<HTMLElement>) => {
      focused.current = fieldNameOf(event);
    },
    onBlur: (event: FocusEvent<HTMLElement>) => {
      focused.current = null;
      if (fieldNameOf(event) === 'city') fillIn();
      props.onBlur(event);
    },
  });
}
