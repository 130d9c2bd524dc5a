import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { fetchInvalidVehicles } from '../../api/admin/invalidVehicles';
import type { FormCheck } from '../../lib/forms/check';
import { usePlatform } from '../../state/shopContext';
import { stockQuery } from '../stock';

const NO_NUMBERS: ReadonlySet<string> = new Set();
const keyOf = (number: string) => number.replace(/\s/g, '').toUpperCase();

/** VINs and stock numbers of all vehicles, those that the platform does not offer included; none as long as they are not known. */
export function useVehicleNumbers(): ReadonlySet<string> {
  const platform = usePlatform();
  const stock = useQuery(stockQuery(platform)).data;
  const invalid = useQuery({
    queryKey: ['invalid-vehicles'],
    queryFn: ({ signal }) => fetchInvalidVehicles(platform, signal),
  }).data;
  return useMemo(() => {
    if (stock === undefined || invalid === undefined) return NO_NUMBERS;
    const numbers = [...stock, ...invalid].flatMap(({ vin, internalId }) => [vin ?? [], internalId ?? []].flat());
    return new Set(numbers.map(keyOf));
  }, [stock, invalid]);
}

/** The check of a form, and then whether there is such a vehicle at all. */
export function withKnownVehicle<Output>(
  result: FormCheck<Output>,
  name: 'vin' | 'internalId',
  typed: string,
  numbers: ReadonlySet<string>,
): FormCheck<Output> {
  if (typed.trim() === '' || numbers.size === 0 || numbers.has(keyOf(typed))) return result;
  const message =
    name === 'vin'
      ? 'Zu dieser VIN gibt es kein Fahrzeug im Bestand.'
      : 'Zu dieser Fahrzeugnummer gibt es kein Fahrzeug im Bestand.';
  return { errors: { ...result.errors, [name]: { message } } };
}
