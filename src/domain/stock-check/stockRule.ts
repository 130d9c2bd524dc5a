import type { CreditParties } from '../finance/rateExample';
import type { Vehicle } from '../vehicle/vehicle';

/** Severity of a finding: required by law, deterring buyers, or a probable mistake. */
export const STOCK_LEVELS = {
  law: 'Gesetzlich nötig',
  sale: 'Bremst den Verkauf',
  review: 'Prüfen',
} as const;

export type StockLevel = keyof typeof STOCK_LEVELS;

/** Settings that the rules need. */
export type StockSettings = CreditParties;

/** Input of a rule besides the vehicle. */
export interface StockContext {
  now: Date;
  /** Vehicles by their VIN in capitals. */
  byVin: ReadonlyMap<string, readonly Vehicle[]>;
  settings: StockSettings;
}

/** A rule of the stock check, for flaws of vehicles that the platform accepts (rules/admin: stock check). */
export interface StockRule {
  id: string;
  level: StockLevel;
  /** Label in the filter. */
  label: string;
  /** Law, standard or experience behind the rule. */
  source: string;
  /** Place of the correction: here, or in the dealer's own stock system. */
  remedy: 'label-upload' | 'stock-system';
  /** Limit of the rule. */
  hint?: string;
  /** German sentence with the figures of a violation; `undefined` if there is none. */
  find: (vehicle: Vehicle, context: StockContext) => string | undefined;
}
