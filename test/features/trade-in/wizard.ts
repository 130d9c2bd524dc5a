// Screens that come as chunks of their own; loaded beforehand, no test waits for them.
import '../../../src/features/trade-in/TradeInPage';
import { EMPTY_TRADE_IN, TRADE_IN_DRAFT_VERSION, type TradeInEntries } from '../../../src/domain/trade-in/entries';
import { STORAGE_KEYS } from '../../../src/lib/storage';
import { ORDINARY_DEALER } from '../../builders/environment';

/** A golf that was described in full, by its VIN. */
export function tradeInEntries(overrides: Partial<TradeInEntries> = {}): TradeInEntries {
  return {
    ...EMPTY_TRADE_IN,
    detection: 'byVin',
    vin: 'WVWZZZ1KZAW000001',
    registrationMonth: '3',
    registrationYear: '2018',
    mileage: '84.500',
    isImport: 'no',
    hasRunningFunding: 'no',
    ownerCount: 'two',
    exteriorColour: 'BLUE',
    interiorColour: 'BLACK',
    hadAnyAccident: 'no',
    interiorCondition: 'OUTSTANDING',
    exteriorCondition: 'BIT_USED',
    firstName: 'Tina',
    lastName: 'Tauscher',
    email: 'tina@tauscher.de',
    phone: '+49 151 1234567',
    ...overrides,
  };
}

/** The same by its model, as the demo platform names it. */
export const byModel = {
  detection: 'byModel',
  vin: '',
  manufacturerId: 'make-vw',
  manufacturer: 'Volkswagen',
  modelId: 'model-golf',
  model: 'Golf',
  fuel: 'Diesel',
  power: '85',
  category: 'LIMOUSINE',
  transmission: 'Schaltgetriebe',
  equipmentVersion: 'Life',
  features: ['Klimaanlage', 'Tempomat'],
} as const satisfies Partial<TradeInEntries>;

/** As a reload finds it. */
export function keepTradeIn(overrides: Partial<TradeInEntries> = {}, adminId = ORDINARY_DEALER): void {
  const value = tradeInEntries(overrides);
  localStorage.setItem(STORAGE_KEYS.tradeInDraft, JSON.stringify({ version: TRADE_IN_DRAFT_VERSION, adminId, value }));
}

/** What local storage holds now. */
export function keptTradeIn(): TradeInEntries | undefined {
  const text = localStorage.getItem(STORAGE_KEYS.tradeInDraft);
  return text === null ? undefined : (JSON.parse(text) as { value: TradeInEntries }).value;
}

export const at = (step: string) => `/cars/trade-in/${step}`;
