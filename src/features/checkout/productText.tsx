import { tellAmount } from '../../domain/finance/taxedAmount';
import { tellingOf, type Telling } from '../../domain/finance/telling';
import { taxedPrice } from '../../domain/order/orderTotals';
import { isHtml, readTextOf } from '../../lib/html';
import { useTenant } from '../../state/shopContext';
import { SafeHtml } from '../../ui/display/SafeHtml';
import { VisuallyHidden } from '../../ui/display/VisuallyHidden';
import type { CrossSellingProduct } from '../../domain/order/product';
import { Disclosure } from '../../ui/layout/Disclosure';
import { ProductPicture } from './ProductPicture';

/** A product's price and its tax: 'Kostenlos', '89 €' with 'inkl. MwSt.', '16,72 € netto monatlich' with '19,90 € inkl. MwSt.'. */
export function toldProduct(
  product: Pick<CrossSellingProduct, 'price' | 'frequency' | 'type' | 'subType'>,
  telling: Telling,
): { amount: string; note?: string } {
  if (product.price === 0) return { amount: 'Kostenlos' };
  return tellAmount(taxedPrice(product), telling, { suffix: product.frequency === 'monthly' ? ' monatlich' : '' });
}

/** How products are told in this shop. */
const useTelling = () => tellingOf(useTenant().settings.isB2BShop, undefined);

/** A product's price on its card, with its tax. */
function ProductPrice(product: CrossSellingProduct) {
  const { amount, note } = toldProduct(product, useTelling());
  return (
    <>
      {amount}
      {note === undefined ? null : <small className="checkout__vat">{note}</small>}
    </>
  );
}

/** Returns a product with its price in one line: 'Fußmatten-Set: 89 €, inkl. MwSt.'. */
export function useProductText(): (product: CrossSellingProduct) => string {
  const telling = useTelling();
  return (product) => {
    const { amount, note } = toldProduct(product, telling);
    return `${product.name}: ${[amount, note].filter(Boolean).join(', ')}`;
  };
}

/** A chosen product with its price in one line. */
export function ProductLine({ product }: { product: CrossSellingProduct }) {
  return useProductText()(product);
}

/** Characters that a card has room for; what is longer opens below it. */
const CARD_TEXT = 220;

/** A full stop after fewer than five letters may be that of an abbreviation or a date. */
const FIRST_SENTENCE = /^(.{20,}?(?:(?<=[^\s.]{5})\.|[!?]|(?=\n)))\s+(\S.*)$/s;

/** What only the formatting says: where a link leads, what stands in a column, a picture. */
const FORMATTED_ONLY = /<(?:a|table|img)\b/i;

/** The first sentence of a long description, and the rest of it; nothing is cut off. */
function splitDescription(text: string | undefined): [onCard: string | undefined, rest: string | undefined] {
  if (text === undefined || text.length <= CARD_TEXT) return [text, undefined];
  const [, sentence, rest] = FIRST_SENTENCE.exec(text) ?? [];
  return sentence !== undefined && sentence.length <= CARD_TEXT ? [sentence, rest] : [undefined, text];
}

/** A product as a card to choose. */
export function productOption(product: CrossSellingProduct) {
  const [picture] = product.images;
  const { description: full } = product;
  // Many dealers write HTML: the card shows its text, the part that opens keeps the formatting.
  const isFormatted = full !== undefined && isHtml(full);
  const [description, rest] = splitDescription(isFormatted ? readTextOf(full) : full);
  const opened = isFormatted && (rest !== undefined || FORMATTED_ONLY.test(full)) ? full : rest;
  return {
    value: product.id,
    title: product.name,
    description,
    details:
      opened === undefined ? undefined : (
        <Disclosure
          summary={
            <>
              Mehr erfahren<VisuallyHidden>: {product.name}</VisuallyHidden>
            </>
          }
        >
          <SafeHtml html={opened} />
        </Disclosure>
      ),
    price: <ProductPrice {...product} />,
    image: picture === undefined ? undefined : <ProductPicture url={picture} />,
  };
}
