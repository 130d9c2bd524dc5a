import type { TradeIn } from '../domain/trade-in/tradeIn';
import { useShop } from './shopContext';

/** The valuation that the visitor had made last in this mount: the order need not ask for it again. */
export interface ValuedTradeIn {
  /** Where its result was sent. */
  email?: string;
  /** The result, where the platform told it at once. */
  tradeIn?: TradeIn;
}

const createValuedTradeIn = (): ValuedTradeIn => ({});

/** Of this mount, never kept: it holds an address. */
export function useValuedTradeIn(): ValuedTradeIn {
  return useShop().lazyStore(createValuedTradeIn);
}
