import type { CreditParties } from '../finance/rateExample';
import type { Vehicle } from '../vehicle/vehicle';

export type StockSettings = CreditParties;

/** Input of a rule besides the vehicle. */
export interface StockContext {
  now: Date;
  settings: StockSettings;
}

/** A duty of law that vehicles violate although the platform accepts them (rules/admin: stock check). */
export interface StockRule {
  id: string;
  label: string;
  /** Law behind the rule. */
  source: string;
  /** Place of the correction: here, or in the dealer's own stock system. */
  remedy: 'label-upload' | 'stock-system';
  hint?: string;
  /** German sentence with the figures of a violation; `undefined` if there is none. */
  find: (vehicle: Vehicle, context: StockContext) => string | undefined;
}
