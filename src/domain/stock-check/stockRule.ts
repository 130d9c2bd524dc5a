import type { Vehicle } from '../vehicle/vehicle';

/** How much a finding matters: the law asks for it, it keeps buyers away, or it looks like a mistake. */
export const STOCK_LEVELS = {
  law: 'Gesetzlich nötig',
  sale: 'Bremst den Verkauf',
  review: 'Prüfen',
} as const;

export type StockLevel = keyof typeof STOCK_LEVELS;

/** What a rule may look at besides the vehicle. */
export interface StockContext {
  now: Date;
  /** Vehicles by their VIN in capitals. */
  byVin: ReadonlyMap<string, readonly Vehicle[]>;
}

/** One rule of the stock check (rules/admin: stock check): what the platform lets through but the law or a buyer would not. */
export interface StockRule {
  id: string;
  level: StockLevel;
  /** Names the rule in the filter. */
  label: string;
  /** Where it comes from. */
  source: string;
  /** What is done about it: here, or in the dealer's own stock system. */
  remedy: 'label-upload' | 'stock-system';
  /** What the rule cannot know. */
  hint?: string;
  /** What is wrong with a vehicle, with the very figures; `undefined` where nothing is. */
  find: (vehicle: Vehicle, context: StockContext) => string | undefined;
}
