import * as z from 'zod/mini';
import { roundDownTo } from '../../../lib/money';
import { tradeInResultTypes } from '../../trade-in/tradeIn';
import { amount } from '../rules';
import { readTypedNumber } from '../../../lib/typedNumber';

/** (rules/admin: trade-in edit) */
const TRADE_IN_INVALID = 'Ungültige Eingabe';
/** Letter for letter, 'freigeben' included. */
export const TRADE_IN_LOCKED = 'Die Inzahlungnahme wurde bereits freigeben und kann nicht bearbeitet werden.';

/** Result and value (rules/admin: trade-in edit); sends 0 where no value is given or possible. */
export const tradeInFormSchema = z.pipe(
  z.object({ result: z.enum(tradeInResultTypes.keys, { error: TRADE_IN_INVALID }), customerPrice: z.string() }).check(
    // Below 100 € the customer would get 0 €.
    z.refine(({ result, customerPrice }) => result === 'nonCalculable' || isValue(customerPrice, result === 'normal'), {
      message: TRADE_IN_INVALID,
      path: ['customerPrice'],
    }),
  ),
  z.transform(({ result, customerPrice }) => ({
    result,
    customerPrice: result === 'nonCalculable' ? 0 : (readTypedNumber(customerPrice) ?? 0),
  })),
);

const isValue = (typed: string, isReleased: boolean) =>
  amount(TRADE_IN_INVALID).safeParse(typed).success && (!isReleased || paidValue(readTypedNumber(typed) ?? 0) > 0);

export type TradeInDecision = z.output<typeof tradeInFormSchema>;

/** EUR, rounded down to full hundreds (rules/admin: trade-in edit). */
export const paidValue = (customerPrice: number) => roundDownTo(Math.max(0, customerPrice), 100);
