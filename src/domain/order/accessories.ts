import type { CrossSellingProduct } from './product';

/** An article from the accessories navigator, with what the platform knows of it. */
export interface ChosenAccessory {
  articleNumber: string;
  /** Absent: the navigator alone knows name and price. */
  product?: CrossSellingProduct;
}

/** The chosen articles with their products, in the order in which they were chosen (rules/checkout: navigator products are hidden). */
export function accessoriesOf(
  articleNumbers: readonly string[],
  products: readonly CrossSellingProduct[],
): ChosenAccessory[] {
  return articleNumbers.map((articleNumber) => ({
    articleNumber,
    product: products.find((product) => product.articleNumber === articleNumber),
  }));
}
