import { formatTaxedAmount, amountDisplayOf, type AmountDisplay } from '../../../domain/tax/taxedAmount';
import { taxedPrice } from '../../../domain/order/orderTotals';
import { htmlOf, textOf } from '../../../lib/text/formattedText';
import { useTenant } from '../../../state/shopContext';
import { SafeHtml } from '../../../ui/display/SafeHtml';
import { VisuallyHidden } from '../../../ui/display/VisuallyHidden';
import type { CrossSellingProduct } from '../../../domain/products/product';
import { Disclosure } from '../../../ui/layout/Disclosure';
import { ProductPicture } from './ProductPicture';

/** Price of a product with its tax: 'Kostenlos', '89 €' with 'inkl. MwSt.', '16,72 € netto monatlich' with '19,90 € inkl. MwSt.'. */
export function formatProduct(
  product: Pick<CrossSellingProduct, 'price' | 'frequency' | 'type' | 'subType'>,
  display: AmountDisplay,
): { amount: string; note?: string } {
  if (product.price === 0) return { amount: 'Kostenlos' };
  return formatTaxedAmount(taxedPrice(product), display, {
    suffix: product.frequency === 'monthly' ? ' monatlich' : '',
  });
}

/** Price format of products in this shop. */
const useAmountDisplay = () => amountDisplayOf(useTenant().settings.isB2BShop, undefined);

/** Price of a product on its card, with its tax. */
function ProductPrice(product: CrossSellingProduct) {
  const { amount, note } = formatProduct(product, useAmountDisplay());
  return (
    <>
      <span>{amount}</span>
      {note === undefined ? null : <small className="checkout__vat block text-12 font-400 text-muted">{note}</small>}
    </>
  );
}

/** Formats a product with its price: 'Fußmatten-Set: 89 €, inkl. MwSt.'. */
export function useProductText(): (product: CrossSellingProduct) => string {
  const display = useAmountDisplay();
  return (product) => {
    const { amount, note } = formatProduct(product, display);
    return `${product.name}: ${[amount, note].filter(Boolean).join(', ')}`;
  };
}

/** Maximum length of a description on a card; the rest is in a disclosure. */
const CARD_TEXT = 220;

/** First sentence; a full stop after fewer than five letters may end an abbreviation or a date. */
const FIRST_SENTENCE = /^(.{20,}?(?:(?<=[^\s.]{5})\.|[!?]|(?=\n)))\s+(\S.*)$/s;

/** HTML elements whose content is lost as plain text. */
const FORMATTED_ONLY = /<(?:a|table|img)\b/i;

/** Splits a long description after its first sentence. */
function splitDescription(text: string | undefined): [onCard: string | undefined, rest: string | undefined] {
  if (text === undefined || text.length <= CARD_TEXT) return [text, undefined];
  const [, sentence, rest] = FIRST_SENTENCE.exec(text) ?? [];
  return sentence !== undefined && sentence.length <= CARD_TEXT ? [sentence, rest] : [undefined, text];
}

/** A product as a card to choose. */
export function productOption(product: CrossSellingProduct) {
  const [picture] = product.images;
  const { description: full } = product;
  // The card shows the text, the disclosure the formatted description.
  const isFormatted = full !== undefined && htmlOf(full) !== undefined;
  const [description, rest] = splitDescription(full === undefined ? undefined : textOf(full));
  const opened = isFormatted && (rest !== undefined || FORMATTED_ONLY.test(full)) ? full : rest;
  return {
    value: product.id,
    title: product.name,
    description,
    details:
      opened === undefined ? undefined : (
        <Disclosure
          summary={
            <span>
              Mehr erfahren<VisuallyHidden>{`: ${product.name}`}</VisuallyHidden>
            </span>
          }
        >
          <SafeHtml html={opened} />
        </Disclosure>
      ),
    price: <ProductPrice {...product} />,
    image: picture === undefined ? undefined : <ProductPicture url={picture} />,
  };
}
