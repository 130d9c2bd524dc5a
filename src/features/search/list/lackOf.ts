import { fuelTypes } from '../../../domain/enums/fuelType';
import { gearboxTypes } from '../../../domain/enums/gearboxType';
import type { Vehicle } from '../../../domain/vehicle/vehicle';
import { keysOf } from '../../../lib/keysOf';
import { formatKm, formatPrice } from '../../../lib/format';
import type { FilterValues } from '../filters/filter';
import type { FilterKey } from '../filters/filters';
import type { EmptyResultSuggestion } from '../state/emptyResultSuggestions';

type Compared = Pick<Vehicle, 'publicPrice' | 'mileage' | 'initialRegistration' | 'fuelType' | 'gearboxType'>;

/** By filter: what differs, an empty text where nothing does; `undefined` where the vehicle does not say it. */
const LACKS = {
  price: ({ publicPrice }, { minPrice = 0, maxPrice = Infinity }) => {
    if (publicPrice === undefined) return undefined;
    if (publicPrice > maxPrice) return `${formatPrice(publicPrice - maxPrice)} teurer`;
    return publicPrice < minPrice ? `${formatPrice(minPrice - publicPrice)} günstiger` : '';
  },
  mileage: ({ mileage }, { maxMileAge = Infinity }) =>
    mileage === undefined ? undefined : mileage > maxMileAge ? `${formatKm(mileage - maxMileAge)} mehr` : '',
  registration: (
    { initialRegistration: day },
    { minInitialRegistration: first = '', maxInitialRegistration: last = '9' },
  ) => day && (day < first || day > last ? `Erstzulassung ${day.slice(0, 4)}` : ''),
  fuel: ({ fuelType }, { fuelTypes: asked = [] }) =>
    fuelType && (asked.some((each) => fuelTypes.parse(each) === fuelType) ? '' : fuelTypes.label(fuelType)),
  gearbox: ({ gearboxType }, { gearBoxTypes: asked = [] }) =>
    gearboxType &&
    (asked.some((each) => gearboxTypes.parse(each) === gearboxType) ? '' : gearboxTypes.label(gearboxType)),
} satisfies Partial<Record<FilterKey, (vehicle: Compared, asked: FilterValues) => string | undefined>>;

/** A label of a chip in quotation marks, where it has none; no line ends between 'bis' and its number. */
export const quotedLabel = (label = '') => (label.startsWith('„') ? label : `„${label}“`).replace(/ (?=\d)/g, '\u00a0');

/**
 * What a vehicle lacks of what was asked, by the filters that it was found without: '2.300 € teurer · Benzin' (rules/search: empty
 * result). Of one filter always; of several only what the vehicle says.
 */
export const lackOf = (
  vehicle: Compared,
  asked: FilterValues,
  { removed, labels }: Pick<EmptyResultSuggestion, 'removed' | 'labels'>,
): string[] => {
  const lacks = keysOf(LACKS)
    .flatMap((key) => (removed.includes(key) ? (LACKS[key](vehicle, asked) ?? []) : []))
    .filter(Boolean);
  return lacks.length > 0 || removed.length > 1
    ? lacks
    : [`${removed[0] === 'equipment' ? 'ohne' : 'nicht'} ${quotedLabel(labels[0])}`];
};
