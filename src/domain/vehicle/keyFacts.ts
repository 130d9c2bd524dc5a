import { formatKm, formatPower, formatQuantity, formatWeight } from '../../lib/format';
import { formatMonthYear } from '../../lib/formatDate';
import { fuelTypes } from './enums/fuelType';
import { gearboxTypes } from './enums/gearboxType';
import type { CarType } from './enums/carType';
import type { Vehicle } from './vehicle';

/** What a key fact is about. */
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

/** Each says by itself what it is: '45.000 km' needs no label. */
const TEXTS: Readonly<Record<KeyFactKind, (vehicle: Vehicle) => string | undefined>> = {
  registration: ({ initialRegistration }) => initialRegistration && `EZ ${formatMonthYear(initialRegistration)}`,
  mileage: ({ mileage }) => (mileage === undefined ? undefined : formatKm(mileage)),
  power: ({ enginePower }) => positive(enginePower, formatPower),
  fuel: ({ fuelType }) => fuelType && fuelTypes.label(fuelType),
  gearbox: ({ gearboxType }) => gearboxType && gearboxTypes.label(gearboxType),
  range: ({ electricRange }) => positive(electricRange, (range) => `${formatKm(range)} Reichweite`),
  capacity: ({ engineCapacity }) => positive(engineCapacity, (capacity) => formatQuantity(capacity, 'cm³')),
  sleepingPlaces: ({ sleepingPlaces }) =>
    positive(sleepingPlaces, (places) => formatQuantity(places, places === 1 ? 'Schlafplatz' : 'Schlafplätze')),
  seats: ({ seatsCount }) => positive(seatsCount, (seats) => formatQuantity(seats, seats === 1 ? 'Sitz' : 'Sitze')),
  weight: ({ weightTotal }) => positive(weightTotal, (weight) => `zGG ${formatWeight(weight)}`),
  // Wire: mm, or cm where it can be nothing else.
  length: ({ length }) =>
    positive(length, (size) => `${formatQuantity(size > 1000 ? size / 1000 : size / 100, 'm')} lang`),
};

/** What a buyer of such a vehicle looks for first, in this order. */
const KINDS: Readonly<Record<CarType, readonly KeyFactKind[]>> = {
  PKW: ['registration', 'mileage', 'power', 'fuel', 'gearbox', 'range'],
  NUTZFAHRZEUG: ['registration', 'mileage', 'power', 'fuel', 'weight', 'seats'],
  WOHNMOBIL: ['registration', 'mileage', 'sleepingPlaces', 'length', 'weight', 'gearbox'],
  ZWEIRAD: ['registration', 'mileage', 'power', 'capacity', 'fuel'],
  // Nobody drives a trailer: its '0 km' say nothing.
  ANHAENGER: ['weight', 'length', 'registration'],
};

/** Key facts of a vehicle on card and tile, by its type; what is unknown is left out. */
export function keyFacts(vehicle: Vehicle): KeyFact[] {
  return KINDS[vehicle.carType ?? 'PKW'].flatMap((kind) => {
    const text = TEXTS[kind](vehicle);
    return text === undefined || text === '' ? [] : [{ kind, text }];
  });
}
