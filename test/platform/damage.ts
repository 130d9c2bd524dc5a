import { FILLED } from './contract';

/** Damaged responses: every optional field null, or every value of another type. */

/** Shapes of answers that hold others. */
const NESTED: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  Location: { address: 'Address' },
  CarsWithPropertyValues: { cars: 'Car', propertyValues: 'PropertyValues' },
  LeasingAnswer: { quotes: 'LeasingQuote' },
};

/** Fields that stay, by shape. */
const SHAPES: Readonly<Record<string, readonly string[]>> = {
  ...FILLED,
  CarsWithPropertyValues: ['cars', 'propertyValues'],
  PropertyValues: [],
  LeasingAnswer: ['quotes'],
  OrderAnswer: ['data'],
  TradeInCalculationAnswer: ['success'],
};

const BY_PATH: readonly (readonly [RegExp, string])[] = [
  [/vehicle-dealer-settings$/, 'TenantSettings'],
  [/property-values-extended$/, 'CarsWithPropertyValues'],
  [/\/locations$/, 'Location'],
  [/\/contacts$/, 'DealerContact'],
  [/\/equipments$/, 'Equipment'],
  [/headerImages$/, 'HeaderImage'],
  [/navigatorSettings$/, 'NavigatorSettings'],
  [/crosssellingproducts$/, 'CrossSellingProduct'],
  [/carfinancings\/settings$/, 'FinanceSettings'],
  [/carfinancings\/result$/, 'FinanceResult'],
  [/carfinancings\/conditions$/, 'FinanceConditions'],
  [/calculate\/fast$/, 'LeasingQuote'],
  [/leasing\/calculate$/, 'LeasingAnswer'],
  [/\/v2\/orders$/, 'OrderAnswer'],
  [/trade-ins\/redeem$/, 'TradeIn'],
  [/trade-ins\/calculate$/, 'TradeInCalculationAnswer'],
  [/tradeins\/manufacturers$/, 'Manufacturer'],
  [/tradeins\/manufacturerid\/.*$/, 'AdditionalVehicleInfo'],
  [/\/users\/[^/]+@[^/]+$/, 'User'],
  [/\/cardealeradmin\/[^/]+\/cars(\/.*)?$/, 'Car'],
];

export function requiredOnly(path: string, data: unknown): unknown {
  const shape = BY_PATH.find(([pattern]) => pattern.test(decodeURIComponent(path)))?.[1];
  return shape === undefined ? data : reduce(shape, data);
}

function reduce(name: string, data: unknown): unknown {
  if (Array.isArray(data)) return data.map((entry) => reduce(name, entry));
  const filled = SHAPES[name];
  if (!filled || typeof data !== 'object' || data === null) return data;
  return Object.fromEntries(
    Object.entries(data).map(([key, value]) => {
      if (!filled.includes(key)) return [key, null];
      const nested = NESTED[name]?.[key];
      return [key, nested === undefined ? value : reduce(nested, value)];
    }),
  );
}

/** Every leaf of another type: text for numbers, objects for text, lists for flags; lists inside objects become text. */
export function wrongTypes(data: unknown, isInside = false): unknown {
  if (Array.isArray(data)) return isInside ? 'keine Liste' : data.map((entry: unknown) => wrongTypes(entry, true));
  if (typeof data === 'object' && data !== null) {
    return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, wrongTypes(value, true)]));
  }
  if (typeof data === 'number') return 'viel';
  if (typeof data === 'string') return { text: data };
  if (typeof data === 'boolean') return ['vielleicht'];
  return 42;
}
