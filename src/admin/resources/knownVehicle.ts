import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { vehicleTitle } from '../../domain/vehicle/text/title';
import { readVin } from '../../domain/vehicle/text/vehicleNumber';
import type { FormCheck } from '../../lib/check';
import { plainText } from '../../lib/text/plainText';
import { usePlatform } from '../../state/shopContext';
import { refusedName, refusedQuery } from '../refusedVehicles';
import { stockQuery } from '../stock';

export interface ListedVehicle {
  id: string;
  vin?: string | undefined;
  internalId?: string | undefined;
  title: string;
  /** The platform does not offer it, nor does it list its files. */
  isRefused?: boolean;
}

/** Said where a label is uploaded for a refused vehicle. */
export const LABEL_UNKNOWN =
  'Ob dieses Fahrzeug schon ein Label hat, sagt die Plattform erst, wenn sie es anbietet. Ein vorhandenes wird durch Ihre Datei ersetzt.';

/** All vehicles, including those that the platform does not offer; empty while loading. */
export function useListedVehicles(): readonly ListedVehicle[] {
  const platform = usePlatform();
  const stock = useQuery(stockQuery(platform)).data;
  const refused = useQuery(refusedQuery(platform)).data;
  return useMemo(
    () => [
      ...(stock ?? []).map((vehicle) => ({ ...numbersOf(vehicle), title: vehicleTitle(vehicle) })),
      ...(refused ?? []).map((vehicle) => ({ ...numbersOf(vehicle), title: refusedName(vehicle), isRefused: true })),
    ],
    [stock, refused],
  );
}

const numbersOf = ({ id, vin, internalId }: Pick<ListedVehicle, 'id' | 'vin' | 'internalId'>) => ({
  id,
  vin,
  internalId,
});

/** Numbers of all vehicles, upper case and without spaces; empty while loading. */
export interface VehicleNumbers {
  vins: ReadonlySet<string>;
  internalIds: ReadonlySet<string>;
  vinOf: ReadonlyMap<string, string>;
}

const NO_NUMBERS: VehicleNumbers = { vins: new Set(), internalIds: new Set(), vinOf: new Map() };
const keyOf = (number: string) => plainText(number).replace(/\s/g, '').toUpperCase();

export function useVehicleNumbers(): VehicleNumbers {
  const platform = usePlatform();
  const stock = useQuery(stockQuery(platform)).data;
  const invalid = useQuery(refusedQuery(platform)).data;
  return useMemo(() => {
    if (stock === undefined || invalid === undefined) return NO_NUMBERS;
    const all = [...stock, ...invalid];
    return {
      vins: new Set(all.flatMap(({ vin }) => (vin === undefined ? [] : readVin(vin)))),
      internalIds: new Set(all.flatMap(({ internalId }) => (internalId === undefined ? [] : keyOf(internalId)))),
      vinOf: new Map(
        all.flatMap(({ vin, internalId }) =>
          vin === undefined || internalId === undefined ? [] : [[keyOf(internalId), vin] as const],
        ),
      ),
    };
  }, [stock, invalid]);
}

export const vinOfNumber = (typed: string, { vinOf }: VehicleNumbers): string => vinOf.get(keyOf(typed)) ?? typed;

export function withKnownVehicle<Output>(
  result: FormCheck<Output>,
  name: 'vin' | 'internalId',
  typed: string,
  numbers: VehicleNumbers,
): FormCheck<Output> {
  const listed = name === 'vin' ? numbers.vins : numbers.internalIds;
  if (typed.trim() === '' || listed.size === 0 || listed.has(name === 'vin' ? readVin(typed) : keyOf(typed)))
    return result;
  const message =
    name === 'vin'
      ? 'Zu dieser VIN gibt es kein Fahrzeug im Bestand.'
      : 'Zu dieser Fahrzeugnummer gibt es kein Fahrzeug im Bestand.';
  return { errors: { ...result.errors, [name]: { message } } };
}
