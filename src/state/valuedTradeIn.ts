import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { OldCar } from '../domain/trade-in/oldCar';
import type { TradeIn } from '../domain/trade-in/tradeIn';
import { dayInGermany } from '../lib/dates/germanClock';
import type { ShopStorage } from '../lib/storage';
import { keptLists, type KeptValuation } from './device-data/keptLists';
import { useNow, useShop } from './shopContext';

/** Last valuation of this mount, so that the order does not need its code. */
interface ValuedTradeIn {
  /** E-mail that the result was sent to; in memory only. */
  email?: string | undefined;
  /** The result, if the platform returned it at once; in memory only, because it contains an e-mail. */
  tradeIn?: TradeIn | undefined;
  /** What the device may keep of it. */
  valuation?: KeptValuation | undefined;
  change: (part: Partial<Omit<ValuedTradeIn, 'change'>>) => void;
}

function createValuedTradeIn(storage: ShopStorage, adminId: string) {
  const lists = keptLists(storage, adminId);
  const store = createStore<ValuedTradeIn>()((set) => ({
    valuation: lists.read().valuation,
    change: (part) => {
      if ('valuation' in part) lists.write({ valuation: part.valuation });
      set(part);
    },
  }));
  return Object.assign(store, {
    forget: () => store.setState({ email: undefined, tradeIn: undefined, valuation: lists.read().valuation }),
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
    oldCar: car && car.until >= dayInGermany(now()) ? car : undefined,
    deduct: (isDeducted) => {
      if (valuation && car) change({ valuation: { ...valuation, oldCar: { ...car, isDeducted } } });
    },
  };
}
