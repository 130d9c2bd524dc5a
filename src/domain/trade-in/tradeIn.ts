import * as z from 'zod/mini';
import { enumeration, type KeyOf } from '../../lib/enumeration';
import { roundDownTo } from '../../lib/money';
import { dateText, flag, maybe, number, readBy, requiredText, text } from '../../lib/schema';

/** Outcome of a valuation (checkout 3): of `nonDigital` a member of staff takes a look, `nonCalculable` has no value. */
export const tradeInResultTypes = enumeration({
  normal: { wire: [1, 'NORMAL'], label: 'Bewertet' },
  nonDigital: { wire: [2, 'NON_DIGITAL'], label: 'In Prüfung' },
  nonCalculable: { wire: [3, 'NON_CALC'], label: 'Nicht bewertbar' },
});

export type TradeInResult = KeyOf<typeof tradeInResultTypes>;

const customerSchema = z.object({ firstName: text(), lastName: text(), email: text(), phone: text() });

/** A valued trade-in as the platform reads it. EUR, km. */
export const tradeInSchema = z.object({
  id: requiredText(),
  customerPrice: number(),
  createdAt: dateText(),
  manufacturer: text(),
  model: text(),
  vin: text(),
  mileAge: number(),
  firstRegistration: dateText(),
  calculationResultType: readBy(tradeInResultTypes.parse),
  /** Hostile until sanitised. */
  calculationRequestSummaryHtml: text(),
  redeemedAt: dateText(),
  customerPriceMin: number(),
  customerPriceMax: number(),
  code: text(),
  usedEmail: text(),
  customer: maybe(customerSchema),
});

export type TradeIn = z.output<typeof tradeInSchema>;

/** Answer to the request for a valuation. */
export const calculationSchema = z.object({ success: flag() });

/** The value in an order: rounded down to hundreds (checkout 4). EUR. */
export function tradeInValue(tradeIn: Pick<TradeIn, 'customerPrice'>): number {
  return Math.max(0, roundDownTo(tradeIn.customerPrice ?? 0, 100));
}

/** Redeemed ones and those without a result are hidden in the selection (checkout 4). */
export function isTradeInListed(tradeIn: TradeIn): boolean {
  return (
    tradeIn.redeemedAt === undefined &&
    tradeIn.calculationResultType !== undefined &&
    tradeIn.calculationResultType !== 'nonCalculable'
  );
}

/** Only those with a normal result can be chosen (checkout 4). */
export function isTradeInSelectable(tradeIn: TradeIn): boolean {
  return isTradeInListed(tradeIn) && tradeIn.calculationResultType === 'normal';
}
