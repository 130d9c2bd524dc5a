import { useEffect, useEffectEvent, useRef, type FocusEvent } from 'react';
import { useWatch } from 'react-hook-form';
import { useCityOf } from '../queries';
import type { PressGuard } from '../../../ui/fields/useCheckAfterPress';
import type { CustomerForm } from './customerForm';

const fieldNameOf = ({ target }: FocusEvent<HTMLElement>) => target.getAttribute('name');

/**
 * Fills in the city of a postal code if the field is empty. Never while the field has the focus, because the answer may arrive in the
 * middle of a word; then on blur.
 *
 * @returns adds the focus handlers to the props of the form
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
