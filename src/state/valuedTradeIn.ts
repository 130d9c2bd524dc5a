import type { TradeIn } from '../domain/trade-in/tradeIn';
import { useShop } from './shopContext';

/** Last valuation of this mount, so that the order does not need its code. */
interface ValuedTradeIn {
  /** E-mail that the result was sent to. */
  email?: string;
  /** The result, if the platform returned it at once. */
  tradeIn?: TradeIn;
}

function createValuedTradeIn(): ValuedTradeIn {
  const valued: ValuedTradeIn = {};
  return Object.assign(valued, { forget: () => Object.assign(valued, { email: undefined, tradeIn: undefined }) });
}

/** The last valuation, in memory only, because it contains an e-mail. */
export function useValuedTradeIn(): ValuedTradeIn {
  return useShop().lazyStore(createValuedTradeIn);
}
