import { keyFacts, type KeyFactKind } from '../../domain/vehicle/keyFacts';
import type { Vehicle } from '../../domain/vehicle/vehicle';
import type { Fact } from '../../ui/display/FactList';

const LABELS: Readonly<Record<KeyFactKind, string>> = {
  registration: 'Erstzulassung',
  mileage: 'Kilometerstand',
  power: 'Leistung',
  fuel: 'Kraftstoff',
  gearbox: 'Getriebe',
  range: 'Elektrische Reichweite',
  capacity: 'Hubraum',
  sleepingPlaces: 'Schlafplätze',
  seats: 'Sitzplätze',
  weight: 'Zulässiges Gesamtgewicht',
  length: 'Länge',
};

export const keyFactList = (vehicle: Vehicle): Fact[] =>
  keyFacts(vehicle).map(({ kind, text }) => ({ label: LABELS[kind], value: text }));
