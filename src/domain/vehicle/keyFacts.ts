import { formatKm, formatLength, formatQuantity, formatWeight } from '../../lib/format';
import { formatPower } from '../../lib/formatFacts';
import { formatMonthYear } from '../../lib/dates/formatDate';
import { fuelTypes } from '../enums/fuelType';
import { gearboxTypes } from '../enums/gearboxType';
import type { CarType } from '../enums/carType';
import type { Vehicle } from './vehicle';

export type KeyFactKind =
  | 'registration'
  | 'mileage'
  | 'power'
  | 'fuel'
  | 'gearbox'
  | 'range'
  | 'capacity'
  | 'sleepingPlaces'
  | 'seats'
  | 'weight'
  | 'length';

interface KeyFact {
  kind: KeyFactKind;
  text: string;
}

const positive = (value: number | undefined, format: (value: number) => string) =>
  value === undefined || value <= 0 ? undefined : format(value);

/** Clear without a label. */
const TEXTS: Readonly<Record<KeyFactKind, (vehicle: Vehicle) => string | undefined>> = {
  registration: ({ initialRegistration }) => initialRegistration && `EZ ${formatMonthYear(initialRegistration)}`,
  // Trailers have no odometer.
  mileage: ({ mileage, carType }) =>
    mileage === undefined || (mileage === 0 && carType === 'ANHAENGER') ? undefined : formatKm(mileage),
  power: ({ enginePower }) => positive(enginePower, formatPower),
  fuel: ({ fuelType }) => fuelType && fuelTypes.label(fuelType),
  gearbox: ({ gearboxType }) => gearboxType && gearboxTypes.label(gearboxType),
  range: ({ electricRange }) => positive(electricRange, (range) => `${formatKm(range)} Reichweite`),
  capacity: ({ engineCapacity }) => positive(engineCapacity, (capacity) => formatQuantity(capacity, 'cm³')),
  sleepingPlaces: ({ sleepingPlaces }) =>
    positive(sleepingPlaces, (places) => formatQuantity(places, places === 1 ? 'Schlafplatz' : 'Schlafplätze')),
  seats: ({ seatsCount }) => positive(seatsCount, (seats) => formatQuantity(seats, seats === 1 ? 'Sitz' : 'Sitze')),
  weight: ({ weightTotal }) => positive(weightTotal, (weight) => `zGG ${formatWeight(weight)}`),
  length: ({ length }) => positive(length, (size) => `${formatLength(size)} lang`),
};

/** Every vehicle's power, mileage, first registration, fuel and gearbox, and what buyers of its type ask for. */
const KINDS: Readonly<Record<CarType, readonly KeyFactKind[]>> = {
  PKW: ['registration', 'mileage', 'power', 'fuel', 'gearbox', 'range'],
  NUTZFAHRZEUG: ['registration', 'mileage', 'power', 'fuel', 'gearbox', 'weight', 'seats'],
  WOHNMOBIL: ['registration', 'mileage', 'sleepingPlaces', 'length', 'weight', 'power', 'fuel', 'gearbox'],
  ZWEIRAD: ['registration', 'mileage', 'power', 'capacity', 'fuel', 'gearbox'],
  ANHAENGER: ['weight', 'length', 'registration', 'mileage'],
};

export function keyFacts(vehicle: Vehicle): KeyFact[] {
  return KINDS[vehicle.carType ?? 'PKW'].flatMap((kind) => {
    const text = TEXTS[kind](vehicle);
    return text === undefined || text === '' ? [] : [{ kind, text }];
  });
}
