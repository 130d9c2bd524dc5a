import { roundedDistance } from '../postcodes/distance';
import type { CrossSellingProduct } from '../products/product';

/** 'bis 100 km', 'bis zu 20 km', 'im Umkreis von 50 km', 'maximal 1.000 km' */
const LIMIT =
  /(?<!\p{L})(?:bis(?:\s+zu)?|max(?:\.|imal)?|höchstens|innerhalb(?:\s+von)?|umkreis(?:\s+von)?)\s+(\d{1,2}\.\d{3}|\d{1,4})\s*km(?!\p{L})/iu;
/** Beyond the limit it only costs more: 'bis 100 km frei, danach 1 € je km'. */
const GOES_ON = /danach|darüber|(?:jeder|jeden|je)\s+weitere/iu;

/** km (rules/checkout: delivery by postcode). */
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

/** Only probable: the distance is rounded. */
export function deliveryFor(
  products: readonly CrossSellingProduct[],
  kilometres: number,
): CrossSellingProduct | undefined {
  return products
    .filter((product) => product.type === 'delivery' && kilometres <= (deliveryLimit(product) ?? Infinity))
    .sort((a, b) => a.price - b.price)[0];
}

/** km, by the rounded distance; `undefined` within the limit. */
export function deliveryLimitExceeded(product: CrossSellingProduct, kilometres: number): number | undefined {
  const limit = deliveryLimit(product);
  return limit !== undefined && (roundedDistance(kilometres) ?? 0) > limit ? limit : undefined;
}
