import type { CrossSellingProduct } from './product';

/** Article from the accessories navigator, with its product on the platform. */
export interface ChosenAccessory {
  articleNumber: string;
  /** Absent: name and price are known to the navigator only. */
  product?: CrossSellingProduct;
}

/** Chosen articles with their products, in the order of choice (rules/checkout: navigator products are hidden). */
export function accessoriesOf(
  articleNumbers: readonly string[],
  products: readonly CrossSellingProduct[],
): ChosenAccessory[] {
  return articleNumbers.map((articleNumber) => ({
    articleNumber,
    product: products.find((product) => product.articleNumber === articleNumber),
  }));
}
