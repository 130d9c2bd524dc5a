import type { CreditParties } from '../finance/rateExample';
import type { Vehicle } from '../vehicle/vehicle';

export type StockSettings = CreditParties;

export interface StockContext {
  now: Date;
  settings: StockSettings;
}

/** Violated although the platform accepts the vehicle (rules/admin: stock check). */
export interface StockRule {
  id: string;
  label: string;
  source: string;
  remedy: 'label-upload' | 'stock-system';
  hint?: string;
  /** German, with figures. */
  find: (vehicle: Vehicle, context: StockContext) => string | undefined;
}
