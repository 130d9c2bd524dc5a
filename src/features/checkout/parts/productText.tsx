import { amountDisplayOf, type AmountDisplay } from '../../../domain/tax/amountDisplay';
import { formatTaxedAmount } from '../../../domain/tax/taxedAmount';
import { taxedPrice } from '../../../domain/order/orderTotals';
import { useTenant } from '../../../state/shopContext';
import { SafeHtml } from '../../../ui/display/SafeHtml';
import { VisuallyHidden } from '../../../ui/display/VisuallyHidden';
import type { CrossSellingProduct } from '../../../domain/products/product';
import { Disclosure } from '../../../ui/layout/Disclosure';
import { ProductPicture } from './ProductPicture';

type ShownProduct = Pick<
  CrossSellingProduct,
  'id' | 'name' | 'description' | 'images' | 'price' | 'frequency' | 'type' | 'subType'
>;

/** With its tax: 'Kostenlos', '89 €' with 'inkl. MwSt.', '16,72 € netto monatlich' with '19,90 € inkl. MwSt.'. */
export function formatProduct(
  product: Pick<CrossSellingProduct, 'price' | 'frequency' | 'type' | 'subType'>,
  display: AmountDisplay,
): { amount: string; note?: string } {
  if (product.price === 0) return { amount: 'Kostenlos' };
  return formatTaxedAmount(taxedPrice(product), display, {
    suffix: product.frequency === 'monthly' ? ' monatlich' : '',
  });
}

const useAmountDisplay = () => amountDisplayOf(useTenant().settings.isB2BShop, undefined);

function ProductPrice({ product, freeNote }: { product: ShownProduct; freeNote: string | undefined }) {
  const { amount, note = product.price === 0 ? freeNote : undefined } = formatProduct(product, useAmountDisplay());
  return (
    <>
      <span>{amount}</span>
      {note === undefined ? null : <small className="checkout__vat block text-12 font-400 text-muted">{note}</small>}
    </>
  );
}

/** '3 weitere ab 349 €, inkl. MwSt.': how many, from the cheapest. */
export function useMoreText(): (products: readonly CrossSellingProduct[]) => string {
  const display = useAmountDisplay();
  return (products) => {
    const [cheapest] = products.toSorted((a, b) => a.price - b.price);
    if (cheapest === undefined) return '';
    const { amount, note } = formatProduct(cheapest, display);
    const from = cheapest.price === 0 ? ', auch kostenlos' : ` ab ${[amount, note].filter(Boolean).join(', ')}`;
    return `${products.length} weitere${from}`;
  };
}

export function useProductText(): (product: CrossSellingProduct) => string {
  const display = useAmountDisplay();
  return (product) => {
    const { amount, note } = formatProduct(product, display);
    return `${product.name}: ${[amount, note].filter(Boolean).join(', ')}`;
  };
}

/** Description behind 'Details'; `freeNote` below 'Kostenlos'. */
export function productOption(product: ShownProduct, freeNote?: string) {
  const [picture] = product.images;
  const image = picture === undefined ? undefined : <ProductPicture url={picture} />;
  const { description } = product;
  return {
    value: product.id,
    title: product.name,
    details:
      description === undefined ? undefined : (
        <Disclosure
          summary={
            <span>
              Details<VisuallyHidden>{`: ${product.name}`}</VisuallyHidden>
            </span>
          }
        >
          {image}
          <SafeHtml html={description} />
        </Disclosure>
      ),
    price: <ProductPrice {...{ product, freeNote }} />,
    image,
  };
}
