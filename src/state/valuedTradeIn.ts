import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { OldCar } from '../domain/trade-in/oldCar';
import type { TradeIn } from '../domain/trade-in/tradeIn';
import { isSameJson } from '../lib/isSameJson';
import type { ShopStorage } from '../lib/storage';
import type { Forgetting } from './device-data/keptData';
import { heldCar } from './device-data/keptFrame';
import { keptLists, type KeptValuation } from './device-data/keptLists';
import type { Device } from './device-data/ownOrders';
import { useNow, useShop } from './shopContext';

interface ValuedTradeIn {
  email?: string | undefined;
  /** If the platform returned it at once; in memory only, because it contains an e-mail. */
  tradeIn?: TradeIn | undefined;
  /** What the device may keep of it. */
  valuation?: KeptValuation | undefined;
  change: (part: Partial<Omit<ValuedTradeIn, 'change'>>) => void;
}

function createValuedTradeIn(storage: ShopStorage, adminId: string, { visitor }: Device) {
  const lists = keptLists(storage, adminId);
  let lastKept = lists.read().valuation;
  const store = createStore<ValuedTradeIn>()((set) => ({
    valuation: lastKept,
    change: (part) => {
      set(part);
      if (!('valuation' in part)) return;
      const { userId, now } = visitor();
      lists.write({ valuation: part.valuation && { ...part.valuation, userId, changedAt: now.getTime() } });
      lastKept = lists.read().valuation;
    },
  }));
  const follow = () => {
    const before = lastKept;
    lastKept = lists.read().valuation;
    if (isSameJson(lastKept, before)) return;
    // Only deducted, or not.
    const isSame = lastKept !== undefined && lastKept.oldCar?.value === before?.oldCar?.value;
    store.setState({ valuation: lastKept, ...(!isSame && { tradeIn: undefined, email: undefined }) });
  };
  return Object.assign(store, {
    enter: follow,
    forget: (cause: Forgetting) =>
      store.setState({ email: undefined, tradeIn: undefined, ...(cause !== 'expired' && { valuation: undefined }) }),
    dispose: lists.onForeignChange(follow),
  });
}

export function useValuedTradeIn(): ValuedTradeIn {
  return useStore(useShop().lazyStore(createValuedTradeIn));
}

/** The visitor's old car, as long as its offer holds. @returns with `deduct`, which says whether prices are shown without its value */
export function useOldCar(): { oldCar: OldCar | undefined; deduct: (isDeducted: boolean) => void } {
  const { valuation, change } = useValuedTradeIn();
  const now = useNow();
  const car = valuation?.oldCar;
  return {
    oldCar: heldCar(car, now()),
    deduct: (isDeducted) => {
      if (valuation && car) change({ valuation: { ...valuation, oldCar: { ...car, isDeducted } } });
    },
  };
}
