import { keysOf } from '../../../lib/keysOf';
import { paddedDay } from '../../../lib/dates/calendarDay';
import { toQueryString } from '../../../lib/http/queryString';
import { SEARCH_PARAMETER } from '../../queryParameters';
import { carTypes, type CarType } from '../../enums/carType';
import { doorCountTypes } from '../../enums/doorCount';

/** Vehicles at first, and by each 'load more'. */
export const PAGE_SIZE = 12;

/** Of a lengthened list, read at once after a reload. */
const MAX_PAGE_SIZE = 20 * PAGE_SIZE;

type Reader<Value> = (written: string) => Value | undefined;

const word: Reader<string> = (written) => written;
const upperCased: Reader<string> = (written) => written.toLocaleUpperCase('de');
const words: Reader<string[]> = (written) => {
  const entries = written.split(',').flatMap((entry) => entry.trim() || []);
  return entries.length > 0 ? entries : undefined;
};
const amount: Reader<number> = (written) => {
  const value = Number(written.replace(',', '.'));
  return Number.isFinite(value) && value >= 0 ? value : undefined;
};
const yesOrNo: Reader<boolean> = (written) =>
  /^true$/i.test(written) ? true : /^false$/i.test(written) ? false : undefined;
const carType: Reader<CarType> = (written) => carTypes.parse(written);
const carTypeList: Reader<CarType[]> = (written) => {
  const types = (words(written) ?? []).flatMap((entry) => carTypes.parse(entry) ?? []);
  return types.length > 0 ? types : undefined;
};
const doorCountType: Reader<string> = (written) => {
  const group = doorCountTypes.parse(written);
  return group && doorCountTypes.toWire(group);
};

/** Ids of locations, the nearest first, joined by commas; unknown to the platform. */
export type DistanceOrder = `distance ${string}`;
/** Absent: the platform's own (rules/search: sorting). */
export type OrderBy = 'price' | 'price desc' | DistanceOrder;
export const isByDistance = (order: string | undefined): order is DistanceOrder =>
  order?.startsWith('distance ') === true;
/** The order by distance stays here: it follows from the visitor's postcode. */
export const toldOrder = (order: OrderBy | undefined) => (isByDistance(order) ? undefined : order);
const orderBy: Reader<OrderBy> = (written) =>
  written === 'price' || written === 'price desc' || isByDistance(written) ? written : undefined;

const READERS = {
  manufacturer: upperCased,
  model: upperCased,
  carType,
  carTypes: carTypeList,
  vehicleSubTypes: words,
  minPrice: amount,
  maxPrice: amount,
  minEnginePower: amount,
  maxEnginePower: amount,
  maxMileAge: amount,
  minInitialRegistration: paddedDay,
  maxInitialRegistration: paddedDay,
  searchTerm: word,
  fuelTypes: words,
  gearBoxTypes: words,
  usedConditionTypes: words,
  driveTypes: words,
  interiorTypes: words,
  doorCountType,
  minDoors: amount,
  maxDoors: amount,
  varnishBaseColorTypes: words,
  interiorBaseColorTypes: words,
  isVatDeductable: yesOrNo,
  equipmentIds: words,
  carIds: words,
  orderBy,
  pageNumber: amount,
  pageSize: amount,
  hasConditionDocumentUrls: yesOrNo,
  hasImages: yesOrNo,
  locationNames: words,
  vehicleDealerLocationIds: words,
  minMonthlyFinancingRateExample: amount,
  maxMonthlyFinancingRateExample: amount,
  qualitySeals: words,
  marketingCampaigns: words,
  isAvailableInstantly: yesOrNo,
  hasEnVkvLabelDocument: yesOrNo,
  minEngineCapacity: amount,
  maxEngineCapacity: amount,
  minWeightTotal: amount,
  maxWeightTotal: amount,
  minLength: amount,
  maxLength: amount,
  minSleepingPlaces: amount,
  maxSleepingPlaces: amount,
  hasInitialLeasingInstallment: yesOrNo,
  minSeats: amount,
  maxSeats: amount,
  minEngineCylinders: amount,
  maxEngineCylinders: amount,
} as const satisfies Record<string, Reader<unknown>>;

/** In older links of dealers. */
const OLDER_NAMES: ReadonlyMap<string, keyof typeof READERS> = new Map([
  ['term', 'searchTerm'],
  ['fuelType', 'fuelTypes'],
  ['gearBoxType', 'gearBoxTypes'],
]);

/**
 * EUR, kW, km, kg, lengths mm, registrations YYYY-MM-DD. `imagesToCrop` is never sent, `isValidForSale` always: an
 * answer does not tell it.
 */
export type CarQuery = { -readonly [Name in keyof typeof READERS]?: NonNullable<ReturnType<(typeof READERS)[Name]>> };
export type CarQueryName = keyof CarQuery;
export const CAR_QUERY_NAMES = keysOf<CarQueryName>(READERS);

/** `view` is the list's layout. */
export const isSearchName = (name: string) => isName(name) || OLDER_NAMES.has(name) || name === 'view';

const isName = (name: string): name is CarQueryName => Object.hasOwn(READERS, name);

/** `matchFacetKey` matches manufacturer and model. */
export function parseCarQueryParams(queryString: string): CarQuery {
  const read: Record<string, unknown> = {};
  for (const [written, value] of new URLSearchParams(queryString)) {
    const name = isName(written) ? written : OLDER_NAMES.get(written);
    const parsed = name === undefined || value.trim() === '' ? undefined : READERS[name](value.trim());
    if (name !== undefined && parsed !== undefined) read[name] = parsed;
  }
  return read satisfies CarQuery;
}

export function isAcrossTypes(queryString: string): boolean {
  const written = new URLSearchParams(queryString).get('carType')?.trim().toUpperCase();
  const { carType, carTypes: listed } = parseCarQueryParams(queryString);
  return written === 'ALLE' || (carType === undefined && listed !== undefined);
}

/** Lists joined by commas, no empty values; still to be encoded as one value. */
export function formatCarQueryParams(query: CarQuery): string {
  return toQueryString(query);
}

export function listedCount({ pageSize = 0 }: Pick<CarQuery, 'pageSize'>): number {
  const pages = Math.ceil(Math.min(pageSize, MAX_PAGE_SIZE) / PAGE_SIZE);
  return Math.max(pages, 1) * PAGE_SIZE;
}

/** Search of the shop's address, else of the host's (rules/platform-and-wire: query of the host). */
export function searchOfAddress(hashSearch: string, hostQuery: URLSearchParams): string {
  return new URLSearchParams(hashSearch).get(SEARCH_PARAMETER) ?? hostQuery.get(SEARCH_PARAMETER) ?? '';
}

/** The facet's key in any case; without such a facet the value itself (rules/platform-and-wire: spellings). */
export function matchFacetKey(value: string, options: readonly { key: string; label: string }[]): string {
  const fold = (text: string) => text.toLocaleUpperCase('de');
  const wanted = fold(value);
  const match =
    options.find((option) => fold(option.key) === wanted) ?? options.find((option) => fold(option.label) === wanted);
  return match?.key ?? value;
}
