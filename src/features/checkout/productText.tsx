import { netOf } from '../../domain/finance/valueAddedTax';
import { exactPrice } from '../../lib/exactPrice';
import { isHtml, readTextOf } from '../../lib/html';
import { useTenant } from '../../state/shopContext';
import { SafeHtml } from '../../ui/display/SafeHtml';
import { VisuallyHidden } from '../../ui/display/VisuallyHidden';
import type { CrossSellingProduct } from '../../domain/order/product';
import { Disclosure } from '../../ui/layout/Disclosure';
import { ProductPicture } from './ProductPicture';

/** 'Kostenlos', "89 €", "19,90 € monatlich". Cents are shown where there are any: an order names exact prices. */
export function productPriceText({ price, frequency }: Pick<CrossSellingProduct, 'price' | 'frequency'>): string {
  if (price === 0) return 'Kostenlos';
  const amount = exactPrice(price);
  return frequency === 'monthly' ? `${amount} monatlich` : amount;
}

/** A product's price on its card, with its tax (decisions 5). */
function ProductPrice(product: CrossSellingProduct) {
  const { isB2BShop } = useTenant().settings;
  if (product.price === 0) return productPriceText(product);
  return (
    <>
      {productPriceText(product)}
      <small className="checkout__vat">
        {isB2BShop ? `inkl. MwSt., ${exactPrice(netOf(product.price))} netto` : 'inkl. MwSt.'}
      </small>
    </>
  );
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
