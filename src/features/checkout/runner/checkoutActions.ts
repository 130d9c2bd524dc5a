import { randomUuid } from '../../../lib/uuid';
import { toggleProduct, type Catalogue } from '../../../domain/products/catalogue';
import type { OrderDraft } from '../../../domain/order/draft';
import type { CustomerEntries } from '../../../domain/order/orderCustomer';
import type { PersonFieldName } from '../../../domain/person/fields';
import { applyPresets, type OrderPresets } from '../../../domain/order/presets';
import type { TradeIn } from '../../../domain/trade-in/tradeIn';
import type { Choices, OrderEvent, OrderMachine } from '../../../domain/order/orderEvents';
import type { StandardChoice } from './step';

export type CheckoutActions = ReturnType<typeof checkoutActions>;

export function checkoutActions({
  getState,
  raise,
}: {
  getState: () => OrderMachine;
  raise: (event: OrderEvent) => void;
}) {
  const change = (draft: Partial<Choices>) => raise({ type: 'change', draft });
  const chosen = () => ({ ...getState().draft, ...getState().pendingChange?.draft });

  return {
    answerTradeIn: (wantsTradeIn: boolean) =>
      change({ wantsTradeIn, tradeInId: wantsTradeIn ? chosen().tradeInId : undefined }),
    /** Adds a loaded trade-in and selects it. @returns false if it was loaded before */
    addTradeIn: (tradeIn: TradeIn, isSelectable: boolean): boolean => {
      const { tradeIns, tradeInId } = chosen();
      const others = tradeIns.filter(({ id }) => id !== tradeIn.id);
      change({ tradeIns: [...others, tradeIn], tradeInId: isSelectable ? tradeIn.id : tradeInId });
      return others.length === tradeIns.length;
    },
    toggleTradeIn: (id: string) => change({ tradeInId: chosen().tradeInId === id ? undefined : id }),
    toggleProduct: (id: string, catalogue: Catalogue) =>
      change({ productIds: toggleProduct(chosen().productIds, id, catalogue) }),
    discardAccessories: () => change({ carAccessories: [] }),
    /** Chooses a hand-over product; the day stays chosen. */
    chooseHandOver: (productId: string) => change({ handOver: { ...chosen().handOver, productId } }),
    /** Removes the hand-over, for example a delivery that does not reach the postcode. */
    discardHandOver: () => change({ handOver: undefined }),
    chooseHandOverDay: (day: string) => {
      const { handOver } = chosen();
      change(handOver ? { handOver: { ...handOver, day } } : {});
    },
    chooseStandard: (choice: StandardChoice) => change(choice),
    choosePaymentOption: (paymentOptionId: string) => change({ paymentOptionId }),
    chooseAppointment: (appointment: { day?: string; hour?: number }) => change({ appointment }),
    enterCustomer: (customer: CustomerEntries) => raise({ type: 'change', customer }),
    /** Notes fields of the customer that were filled in for the login. */
    noteFilled: (names: readonly PersonFieldName[]) => raise({ type: 'filled', names }),
    keepRate: (rate: Pick<OrderDraft, 'financing' | 'leasing'>) => raise({ type: 'adjust', draft: rate }),
    applyPresets: (presets: OrderPresets, catalogue: Catalogue) => {
      const { productIds, handOver, paymentOptionId } = applyPresets(getState().draft, presets, catalogue);
      raise({ type: 'adjust', draft: { productIds, handOver, paymentOptionId } });
    },
    /** Applies the pending change in a new order; the dealer is asked to cancel the one that may have arrived. */
    renew: () => raise({ type: 'renew', newId: randomUuid() }),
  };
}
