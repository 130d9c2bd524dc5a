import type { CreditParties } from '../finance/rateExample';
import type { Vehicle } from '../vehicle/vehicle';

export type StockSettings = CreditParties;

/** Input of a rule besides the vehicle. */
export interface StockContext {
  now: Date;
  settings: StockSettings;
}

/** Violated although the platform accepts the vehicle (rules/admin: stock check). */
export interface StockRule {
  id: string;
  label: string;
  /** Law behind the rule. */
  source: string;
  /** Here, or in the dealer's stock system. */
  remedy: 'label-upload' | 'stock-system';
  hint?: string;
  /** German, with the figures of the violation. */
  find: (vehicle: Vehicle, context: StockContext) => string | undefined;
}
