import { formatAmount, formatPrice } from '../../lib/format';
import type { CrossSellingProduct } from '../../domain/order/product';
import { ProductPicture } from './ProductPicture';

/** 'Kostenlos', "89 €", "19,90 € monatlich". Cents are shown where there are any: what is ordered is told exactly. */
export function productPriceText({ price, frequency }: Pick<CrossSellingProduct, 'price' | 'frequency'>): string {
  if (price === 0) return 'Kostenlos';
  const amount = exactPrice(price);
  return frequency === 'monthly' ? `${amount} monatlich` : amount;
}

/** Without decimals (checkout 9), but for an amount that has some. */
export function exactPrice(amount: number): string {
  return Number.isInteger(amount) ? formatPrice(amount) : formatAmount(amount);
}

/** A product as a card to choose. */
export function productOption(product: CrossSellingProduct) {
  const [picture] = product.images;
  return {
    value: product.id,
    title: product.name,
    description: product.description,
    price: productPriceText(product),
    image: picture === undefined ? undefined : <ProductPicture url={picture} />,
  };
}
