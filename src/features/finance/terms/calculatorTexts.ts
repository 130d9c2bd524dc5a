import { hasFinancing } from '../../../domain/finance/financing';
import { canLease } from '../../../domain/finance/leasing';
import type { Vehicle } from '../../../domain/vehicle/vehicle';

/** Of tabs, calculators and checkout. */
export const FINANCING_TEXTS = {
  loading: 'Der Finanzierungsrechner wird initialisiert ...',
  none: 'Für dieses Fahrzeug ist keine Finanzierungsrechnung möglich.',
};

export const LEASING_TEXTS = {
  loading: 'Der Leasingrechner wird initialisiert ...',
  none: 'Für dieses Fahrzeug ist keine Leasingrechnung möglich.',
  noneForValues: 'Eine Leasingberechnung ist für ausgewählten Werte nicht möglich.',
};

/** In place of the rate that the visitor wants to see. */
export const NO_RATE = {
  here: 'Die Rate nennen wir auf der Fahrzeugseite.',
  now: 'Die Bank nennt für dieses Fahrzeug zurzeit keine Rate. Fragen Sie uns danach.',
  atAll: 'Dieses Fahrzeug bieten wir ohne Rate an.',
};

export const hasBank = (vehicle: Vehicle): boolean =>
  hasFinancing(vehicle.financingCalculationProviderType) || canLease(vehicle);
