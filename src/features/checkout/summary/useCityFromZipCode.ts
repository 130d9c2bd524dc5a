import { useEffect, useEffectEvent } from 'react';
import { useWatch } from 'react-hook-form';
import { useCityOf } from '../queries';
import type { CustomerForm } from './customerForm';

/** Fills in the city of a postal code, as long as the customer has not typed one. */
export function useCityFromZipCode({ control, getValues, setValue }: CustomerForm): void {
  const zipCode = useWatch({ control, name: 'zipCode' });
  const city = useCityOf(zipCode.trim());
  const fillIn = useEffectEvent((known: string) => {
    if (getValues('city').trim() === '') setValue('city', known);
  });
  useEffect(() => {
    if (city !== undefined) fillIn(city);
  }, [city]);
}
