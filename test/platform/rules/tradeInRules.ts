import * as z from 'zod/mini';
import type { AdditionalVehicleInfo, Manufacturer, TenantSettings, TradeIn } from '../contract';
import type { ModelSpec, Variant } from '../stock/modelSpec';
import { OTHER_MAKES } from '../stock/models/otherMakes';
import { VOLKSWAGEN_GROUP } from '../stock/models/volkswagenGroup';
import { hash, idFor } from '../stock/random';

const MODELS: readonly ModelSpec[] = [...VOLKSWAGEN_GROUP, ...OTHER_MAKES];
const keyOf = (text: string) => text.toUpperCase().replace(/\W+/g, '_');
const idOfMake = (make: string) => idFor(`make ${make}`);
const idOfModel = ({ make, model }: ModelSpec) => idFor(`model ${make} ${model}`);

export function manufacturers(): Manufacturer[] {
  const makes = [...new Set(MODELS.map(({ make }) => make))].sort((one, other) => one.localeCompare(other, 'de'));
  return makes.map((make) => ({
    id: idOfMake(make),
    key: keyOf(make),
    value: make,
    models: MODELS.filter((model) => model.make === make).map((model) => ({
      id: idOfModel(model),
      key: keyOf(model.model),
      value: model.model,
    })),
  }));
}

/** Earliest year of first registration with known versions. */
const FIRST_YEAR = 2005;

/** Versions of a model at a first registration; `undefined` for an unknown model. */
export function versionsOf(
  manufacturerId: string,
  modelId: string,
  { month, year }: { month: number; year: number },
  now: Date,
): AdditionalVehicleInfo[] | undefined {
  const model = MODELS.find((each) => idOfModel(each) === modelId && idOfMake(each.make) === manufacturerId);
  if (!model) return undefined;
  if (year < FIRST_YEAR || Date.UTC(year, month - 1) > now.getTime()) return [];
  return model.variants.map((variant) => versionOf(model, variant));
}

function versionOf(
  { subType }: ModelSpec,
  { title, fuel = 'Benzin', kw = 0, gear = '' }: Variant,
): AdditionalVehicleInfo {
  const line = title.split(' ').at(-1) ?? title;
  return {
    fuel,
    power: { amount: kw },
    category: subType,
    transmission: gear.startsWith('S') ? 'Schaltgetriebe' : 'Automatik',
    equipmentVersion: line,
    features: line === 'Life' ? ['Klimaanlage', 'Tempomat'] : ['Klimaautomatik', 'Navigationssystem', 'Sitzheizung'],
  };
}

const filled = z.string().check(z.minLength(1, 'leer'));
const oneOf = <const Values extends readonly string[]>(...values: Values) => z.enum([...values]);
const flag = oneOf('true', 'false');
const colour = oneOf('BLACK', 'GRAY', 'BEIGE', 'BROWN', 'OTHER', 'BLUE', 'YELLOW', 'GREEN', 'ORANGE', 'RED', 'WHITE');
const condition = oneOf('OUTSTANDING', 'BIT_USED', 'HARDLY_USED');
const one = z.tuple([filled]);

const common = {
  vehicleDealerId: filled,
  customerFirstName: filled,
  customerLastName: filled,
  customerEmail: z.string().check(z.regex(/^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/, 'keine E-Mail-Adresse')),
  customerPhoneNumber: z.optional(z.string().check(z.regex(/^\+/, 'keine Telefonnummer'))),
  firstRegistration: z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/, 'kein Datum')),
  mileAge: z.string().check(z.regex(/^\d+$/, 'keine ganze Zahl')),
  isImport: flag,
  hasRunningFunding: flag,
  ownerCount: oneOf('1', '2', '3', '4', 'unknown'),
  varnishPrimaryColorType: colour,
  interiorPrimaryColorType: colour,
  hadAnyAccident: flag,
  isAccidentRepaired: z.optional(flag),
  interiorConditionType: condition,
  exterieurConditionType: condition,
  hasSignsOfUsage: flag,
  signsOfUsage: z.optional(z.array(filled)),
  additionalSignsOfUsageInfo: z.optional(filled),
  calculationRequestSummaryHtml: filled,
  sourceUrl: z.string().check(z.regex(/^https?:\/\//, 'keine Adresse')),
};

/** Fields of a valuation request by VIN or model: texts and lists of texts. */
const requestSchema = z.union([
  z.strictObject({ ...common, vin: z.string().check(z.regex(/^[A-Z0-9]{5,17}$/, 'keine VIN')) }),
  z.strictObject({
    ...common,
    make: z.string().check(z.regex(/^[^a-z]+$/, 'nicht in Großbuchstaben')),
    model: filled,
    power: z.string().check(z.regex(/^\d+(\.\d+)?$/, 'keine Zahl')),
    features: z.optional(z.array(filled)),
    fuelType: filled,
    carType: filled,
    gearBoxType: filled,
    equipmentVariant: filled,
  }),
]);

export type TradeInRequest = z.output<typeof requestSchema>;

const LISTS = ['signsOfUsage', 'features'];

/** Parsed form, or its errors. */
export function readRequest(form: FormData): TradeInRequest | string {
  const entries: Record<string, unknown> = {};
  for (const name of new Set(form.keys())) {
    const values = form.getAll(name);
    if (LISTS.includes(name)) entries[name] = values;
    else if (z.safeParse(one, values).success) entries[name] = values[0];
    else return `${name}: genau ein Wert wird erwartet.`;
  }
  const result = z.safeParse(requestSchema, entries);
  if (!result.success) return result.error.issues.map((issue) => JSON.stringify(issue)).join('; ');
  const request = result.data;
  if (request.hadAnyAccident === 'true' && request.isAccidentRepaired === undefined) return 'isAccidentRepaired fehlt.';
  const isNamed = (request.signsOfUsage?.length ?? 0) > 0 || request.additionalSignsOfUsageInfo !== undefined;
  if (request.hasSignsOfUsage === 'true' && !isNamed) return 'signsOfUsage fehlt.';
  return request;
}

/** The valuation fails for VINs of another length. */
export const isKnown = (request: TradeInRequest) => !('vin' in request) || request.vin.length === 17;

/** Not calculable beyond 350,000 km or 25 years; by staff for imports and unrepaired accidents. */
export function valued(request: TradeInRequest, { settings, number, now }: ValuationContext): TradeIn {
  const years = (now.getTime() - Date.parse(request.firstRegistration)) / (365.25 * 86_400_000);
  const kilometres = Number(request.mileAge);
  const isReviewed =
    request.isImport === 'true' || request.isAccidentRepaired === 'false' || settings.isTradeInResultReviewEnforced;
  const base = 30_000 * 0.86 ** Math.max(0, years) - kilometres * 0.04;
  const worth = { OUTSTANDING: 1, BIT_USED: 0.93, HARDLY_USED: 0.8 };
  const price = Math.max(
    300,
    Math.round(base * worth[request.interiorConditionType] * worth[request.exterieurConditionType]),
  );
  const resultType = kilometres > 350_000 || years > 25 ? 3 : isReviewed ? 2 : 1;
  const known = 'vin' in request ? MODELS[hash(request.vin.slice(0, 11)) % MODELS.length] : undefined;
  return {
    id: idFor(`valued trade-in ${settings.adminId} ${number}`),
    code: `WERT-${1000 + number}`,
    usedEmail: request.customerEmail,
    createdAt: now.toISOString(),
    manufacturer: 'vin' in request ? known?.make : request.make,
    model: 'vin' in request ? known?.model : request.model,
    vin: 'vin' in request ? request.vin : undefined,
    mileAge: kilometres,
    firstRegistration: request.firstRegistration,
    calculationResultType: resultType,
    calculationRequestSummaryHtml: request.calculationRequestSummaryHtml,
    ...(resultType === 1 && {
      customerPrice: price,
      customerPriceMin: Math.round(price * 0.92),
      customerPriceMax: Math.round(price * 1.08),
    }),
    customer: {
      firstName: request.customerFirstName,
      lastName: request.customerLastName,
      email: request.customerEmail,
      phone: request.customerPhoneNumber,
    },
  };
}

interface ValuationContext {
  settings: TenantSettings;
  number: number;
  now: Date;
}
