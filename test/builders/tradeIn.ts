import { TRADE_IN_DRAFT_VERSION } from '../../src/domain/trade-in/draftVersion';
import { EMPTY_TRADE_IN, type TradeInEntries } from '../../src/domain/trade-in/entries';
import { idFor } from '../platform/stock/random';
import { ORDINARY_DEALER } from './environment';
import { keptText } from './kept';

/** Complete entries of a valuation by VIN. */
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

/** The same by model, with values of the demo platform. */
export const byModel = {
  detection: 'byModel',
  vin: '',
  manufacturerId: idFor('make Volkswagen'),
  manufacturer: 'Volkswagen',
  modelId: idFor('model Volkswagen Golf'),
  model: 'Golf',
  fuel: 'Diesel',
  power: '85',
  category: 'LIMOUSINE',
  transmission: 'Schaltgetriebe',
  equipmentVersion: 'Life',
  features: ['Klimaanlage', 'Tempomat'],
} as const satisfies Partial<TradeInEntries>;

/** As stored in local storage. */
export function keptTradeInText(overrides: Partial<TradeInEntries> = {}, adminId = ORDINARY_DEALER): string {
  return keptText(TRADE_IN_DRAFT_VERSION, tradeInEntries(overrides), adminId);
}
