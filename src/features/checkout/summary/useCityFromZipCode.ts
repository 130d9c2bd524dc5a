import { useEffect, useEffectEvent, useRef, type FocusEvent } from 'react';
import { useWatch } from 'react-hook-form';
import { useCityOf } from '../queries';
import type { PressGuard } from '../../../ui/fields/useCheckAfterPress';
import type { CustomerForm } from './customerForm';

const fieldNameOf = ({ target }: FocusEvent<HTMLElement>) => target.getAttribute('name');

/**
 * Fills in the city of a postal code, as long as the customer has not typed one. Never while they are in its field: the answer may come in
 * the middle of a word. Then it is filled in when they leave the field empty.
 *
 * @returns adds to the props of the form that it learns where the customer is
 */
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
