import { useEffect, useEffectEvent, useRef, type FocusEvent } from 'react';
import { useWatch } from 'react-hook-form';
import { useCityOf } from '../queries';
import type { CustomerForm } from './customerForm';

const fieldNameOf = ({ target }: FocusEvent<HTMLElement>) => target.getAttribute('name');

/**
 * Fills in the city of a postal code, as long as the customer has not typed one. Never while they are in its field: the answer may come in
 * the middle of a word. Then it is filled in when they leave the field empty.
 *
 * @returns for the form, to learn where the customer is
 */
export function useCityFromZipCode({ control, getValues, setValue }: CustomerForm) {
  const zipCode = useWatch({ control, name: 'zipCode' });
  const city = useCityOf(zipCode.trim());
  const focused = useRef<string>(null);
  const fillIn = useEffectEvent(() => {
    if (city === undefined || focused.current === 'city' || getValues('city').trim() !== '') return;
    setValue('city', city, { shouldValidate: true });
  });
  useEffect(() => fillIn(), [city]);
  return {
    onFocus: (event: FocusEvent<HTMLElement>) => {
      focused.current = fieldNameOf(event);
    },
    onBlur: (event: FocusEvent<HTMLElement>) => {
      focused.current = null;
      if (fieldNameOf(event) !== 'city' || city === undefined || getValues('city').trim() !== '') return;
      setValue('city', city, { shouldValidate: true });
    },
  };
}
