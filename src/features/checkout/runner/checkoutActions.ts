import { randomUuid } from '../../../lib/uuid';
import { toggleProduct, type Catalogue } from '../../../domain/products/catalogue';
import type { Choices, OrderDraft } from '../../../domain/order/draft';
import type { CustomerEntries } from '../../../domain/order/orderCustomer';
import type { PersonFieldName } from '../../../domain/person/fields';
import { applyPresets, type OrderPresets } from '../../../domain/order/presets';
import type { TradeIn } from '../../../domain/trade-in/tradeIn';
import type { OrderEvent, OrderMachine } from '../../../domain/order/orderEvents';

export type CheckoutActions = ReturnType<typeof checkoutActions>;

export function checkoutActions({
  getState,
  raise,
}: {
  getState: () => OrderMachine;
  raise: (event: OrderEvent) => void;
}) {
  const choose = (draft: Partial<Choices>) => raise({ type: 'change', draft });
  const chosen = () => ({ ...getState().draft, ...getState().pendingChange?.draft });

  return {
    choose,
    answerTradeIn: (wantsTradeIn: boolean) =>
      choose({ wantsTradeIn, tradeInId: wantsTradeIn ? chosen().tradeInId : undefined }),
    /** And selects it. @returns false if loaded before */
    addTradeIn: (tradeIn: TradeIn, isSelectable: boolean): boolean => {
      const { tradeIns, tradeInId } = chosen();
      const others = tradeIns.filter(({ id }) => id !== tradeIn.id);
      choose({ tradeIns: [...others, tradeIn], tradeInId: isSelectable ? tradeIn.id : tradeInId });
      return others.length === tradeIns.length;
    },
    toggleTradeIn: (id: string) => choose({ tradeInId: chosen().tradeInId === id ? undefined : id }),
    toggleProduct: (id: string, catalogue: Catalogue) =>
      choose({ productIds: toggleProduct(chosen().productIds, id, catalogue) }),
    chooseHandOver: (productId: string) => choose({ handOver: { ...chosen().handOver, productId } }),
    chooseHandOverDay: (day: string) => {
      const { handOver } = chosen();
      choose(handOver ? { handOver: { ...handOver, day } } : {});
    },
    enterCustomer: (customer: CustomerEntries) => raise({ type: 'change', customer }),
    noteFilled: (names: readonly PersonFieldName[]) => raise({ type: 'filled', names }),
    /** Calculated, not chosen by the visitor. */
    keepRate: (rate: Pick<OrderDraft, 'financing' | 'leasing'>) => raise({ type: 'adjust', draft: rate }),
    applyPresets: (presets: OrderPresets, catalogue: Catalogue) => {
      const { productIds, handOver, paymentOptionId } = applyPresets(getState().draft, presets, catalogue);
      raise({ type: 'adjust', draft: { productIds, handOver, paymentOptionId } });
    },
    /** The pending change as a new order; the dealer is asked to cancel the old one, which may have arrived. */
    renew: () => raise({ type: 'renew', newId: randomUuid() }),
  };
}
