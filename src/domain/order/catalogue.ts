import { isHandOverType, productTypes, type ProductType } from './productType';
import { compareProducts, type CrossSellingProduct } from './product';
import { fitsVehicle } from './productMatch';

/** The products that this vehicle can be ordered with, sorted; those of the accessories navigator are not listed. */
export type Catalogue = readonly CrossSellingProduct[];

/** Sorted, without doubles and products of other vehicles (rules/checkout: doubles and foreign products) or of the navigator (rules/checkout: navigator products are hidden). */
export function catalogueOf(
  products: readonly CrossSellingProduct[],
  vehicle: Parameters<typeof fitsVehicle>[1],
): Catalogue {
  const byId = new Map(products.map((product) => [product.id, product]));
  return [...byId.values()]
    .filter((product) => !product.isFromNavigator && fitsVehicle(product, vehicle))
    .sort(compareProducts);
}

export function productsOfType(catalogue: Catalogue, type: ProductType): CrossSellingProduct[] {
  return catalogue.filter((product) => product.type === type);
}

/** Hand-over, pickup and delivery; where there are several, immutable ones are hidden (rules/checkout: hand-over). */
export function handOverProducts(catalogue: Catalogue): CrossSellingProduct[] {
  const all = catalogue.filter((product) => isHandOverType(product.type));
  const own = all.filter((product) => !product.isImmutable);
  return all.length > 1 && own.length > 0 ? own : all;
}

/** Accessories by sub type, in the order of the list; those without one come last, under 'Weiteres Zubehör'. */
export function groupBySubType(
  products: readonly CrossSellingProduct[],
): { heading: string; products: CrossSellingProduct[] }[] {
  const rest = 'Weiteres Zubehör';
  const groups = new Map<string, CrossSellingProduct[]>();
  for (const product of products) {
    const heading = product.subType ?? rest;
    groups.set(heading, [...(groups.get(heading) ?? []), product]);
  }
  return [...groups]
    .sort(([a], [b]) => Number(a === rest) - Number(b === rest))
    .map(([heading, ofGroup]) => ({ heading, products: ofGroup }));
}

/**
 * The chosen ids after a click on a product: a chosen one is given back, another is added and, where the type allows
 * only one, replaces its rivals (rules/checkout: products of a step).
 */
export function toggleProduct(chosenIds: readonly string[], productId: string, catalogue: Catalogue): string[] {
  if (chosenIds.includes(productId)) return chosenIds.filter((id) => id !== productId);
  const product = catalogue.find(({ id }) => id === productId);
  if (!product) return [...chosenIds];
  const group = productTypes.table[product.type].exclusiveGroup;
  const isRival = (id: string) => {
    const rival = catalogue.find((candidate) => candidate.id === id);
    return group !== undefined && rival !== undefined && productTypes.table[rival.type].exclusiveGroup === group;
  };
  return [...chosenIds.filter((id) => !isRival(id)), productId];
}
