import { roundedDistance } from '../postcodes/distance';
import type { CrossSellingProduct } from './product';

/** 'bis 100 km', 'bis zu 20 km', 'im Umkreis von 50 km', 'maximal 1.000 km' */
const LIMIT =
  /(?<!\p{L})(?:bis(?:\s+zu)?|max(?:\.|imal)?|höchstens|innerhalb(?:\s+von)?|umkreis(?:\s+von)?)\s+(\d{1,2}\.\d{3}|\d{1,4})\s*km(?!\p{L})/iu;
/** Farther away it only costs more: 'bis 100 km frei, danach 1 € je km'. */
const GOES_ON = /danach|darüber|(?:jeder|jeden|je)\s+weitere/iu;

/** Kilometres that a delivery product names as its limit ('Lieferung bis 100 km'); `undefined` where it goes everywhere. */
export function deliveryLimit({
  type,
  name,
  description = '',
}: Pick<CrossSellingProduct, 'type' | 'name' | 'description'>): number | undefined {
  const text = `${name} ${description}`;
  const [, limit] = LIMIT.exec(text) ?? [];
  if (type !== 'delivery' || limit === undefined || GOES_ON.test(text)) return undefined;
  return Number(limit.replace('.', ''));
}

/**
 * The delivery that is probably taken over a distance: the cheapest that reaches so far. Only probable, because the distance is a rounded
 * one; the dealer confirms it.
 */
export function deliveryFor(
  products: readonly CrossSellingProduct[],
  kilometres: number,
): CrossSellingProduct | undefined {
  return products
    .filter((product) => product.type === 'delivery' && kilometres <= (deliveryLimit(product) ?? Infinity))
    .sort((a, b) => a.price - b.price)[0];
}

/**
 * Limit in kilometres of a delivery that does not reach so far; `undefined` where it does. By the rounded distance that is shown beside it,
 * because the distance is an estimate.
 */
export function deliveryLimitExceeded(product: CrossSellingProduct, kilometres: number): number | undefined {
  const limit = deliveryLimit(product);
  return limit !== undefined && (roundedDistance(kilometres) ?? 0) > limit ? limit : undefined;
}
