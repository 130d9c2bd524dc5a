import { isExclusive, isHandOverType, type ProductType } from './productType';
import { compareProducts, type CrossSellingProduct } from './product';
import { fitsVehicle } from './productMatch';

/** Without those of the accessories navigator. */
export type Catalogue = readonly CrossSellingProduct[];

/** (rules/checkout: doubles and foreign products) */
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

/** Pickups first (rules/checkout: hand-over). */
export function handOverProducts(catalogue: Catalogue): CrossSellingProduct[] {
  const all = catalogue.filter((product) => isHandOverType(product.type));
  const editable = all.filter((product) => !product.isImmutable);
  return (all.length > 1 && editable.length > 0 ? editable : all).toSorted(
    (a, b) => Number(b.type === 'pickup') - Number(a.type === 'pickup'),
  );
}

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

/** It replaces those of an exclusive type. */
export function toggleProduct(chosenIds: readonly string[], productId: string, catalogue: Catalogue): string[] {
  if (chosenIds.includes(productId)) return chosenIds.filter((id) => id !== productId);
  const product = catalogue.find(({ id }) => id === productId);
  if (!product) return [...chosenIds];
  const isRival = (id: string) => {
    const rival = catalogue.find((candidate) => candidate.id === id);
    return rival !== undefined && isExclusive(product.type, rival.type);
  };
  return [...chosenIds.filter((id) => !isRival(id)), productId];
}
