import { roundedDistance } from '../postcodes/distance';
import type { CrossSellingProduct } from './product';

/** Kilometres that a delivery product names as its limit ('Lieferung bis 100 km'); without one it goes everywhere. */
function limitOf({ name, description = '' }: CrossSellingProduct): number {
  const [, limit] = /\bbis\s+(?:zu\s+)?(\d{1,4})\s*km\b/i.exec(`${name} ${description}`) ?? [];
  return limit === undefined ? Infinity : Number(limit);
}

/**
 * The delivery that is probably taken over a distance: the cheapest that reaches so far (running costs 6). Only probable, because the
 * distance is a rounded one; the dealer confirms it.
 */
export function deliveryFor(
  products: readonly CrossSellingProduct[],
  kilometres: number,
): CrossSellingProduct | undefined {
  return products
    .filter((product) => product.type === 'delivery' && kilometres <= limitOf(product))
    .sort((a, b) => a.price - b.price)[0];
}

/**
 * Limit in kilometres of a delivery that probably does not reach so far; `undefined` where it does, or nobody can tell. By the rounded
 * distance that is shown beside it.
 */
export function deliveryLimitExceeded(product: CrossSellingProduct, kilometres: number): number | undefined {
  const limit = limitOf(product);
  return product.type === 'delivery' && (roundedDistance(kilometres) ?? 0) > limit ? limit : undefined;
}
