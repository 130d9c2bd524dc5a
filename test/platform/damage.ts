/** Damaged responses: every optional field null, or every value of another type. */

interface Shape {
  required: readonly string[];
  nested?: Readonly<Record<string, string>>;
}

/** Required fields of contract.d.ts; every other field is optional and becomes null. */
const SHAPES: Record<string, Shape> = {
  TenantSettings: {
    required: [
      'id',
      'vehicleDealerId',
      'adminId',
      'companyName',
      'uiVehicleDetailsAvailableChildRoutes',
      'orderAvailablePaymentOptionTypes',
    ],
  },
  Address: { required: ['street', 'houseNumber', 'zipCode', 'city'] },
  Location: { required: ['id', 'name'], nested: { address: 'Address' } },
  DealerContact: { required: ['id', 'name'] },
  Car: { required: ['id', 'manufacturer', 'model', 'carType', 'publicPrice'] },
  Equipment: { required: ['equipmentKey', 'name'] },
  CarsWithPropertyValues: {
    required: ['cars', 'propertyValues'],
    nested: { cars: 'Car', propertyValues: 'PropertyValues' },
  },
  PropertyValues: { required: [] },
  FinanceSettings: {
    required: [
      'durationsWithoutFinalInstallment',
      'maxDepositWithoutFinalInstallmentPercentage',
      'intialDepositWithoutFinalInstallmentPercentage',
      'intialDurationWithoutFinalInstallment',
      'effectiveInterestRate',
    ],
  },
  FinanceResult: { required: ['monthlyInstallmentRate', 'finalInstallment', 'deposit', 'duration'] },
  FinanceConditions: { required: ['maxDeposit', 'maxBalloon'] },
  LeasingQuote: { required: ['durationInMonth', 'kmPerYear', 'monthlyRateNet', 'monthlyRateGross'] },
  LeasingAnswer: { required: ['quotes'], nested: { quotes: 'LeasingQuote' } },
  CrossSellingProduct: { required: ['id', 'name', 'price', 'productType'] },
  NavigatorSettings: { required: ['brand', 'configId'] },
  HeaderImage: { required: ['key', 'url'] },
  OrderAnswer: { required: ['data'] },
  TradeIn: { required: ['id', 'createdAt', 'calculationResultType'] },
  Manufacturer: { required: ['id', 'key', 'value'] },
  AdditionalVehicleInfo: { required: ['fuel', 'power', 'category', 'transmission', 'equipmentVersion'] },
  TradeInCalculationAnswer: { required: ['success'] },
  User: { required: ['id', 'email'] },
};

const BY_PATH: readonly (readonly [RegExp, keyof typeof SHAPES])[] = [
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
  const shape = SHAPES[name];
  if (!shape || typeof data !== 'object' || data === null) return data;
  return Object.fromEntries(
    Object.entries(data).map(([key, value]) => {
      if (!shape.required.includes(key)) return [key, null];
      const nested = shape.nested?.[key];
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
