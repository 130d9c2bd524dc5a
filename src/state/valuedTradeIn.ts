import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { oldCarIn, type OldCar } from '../domain/trade-in/oldCar';
import type { TradeIn } from '../domain/trade-in/tradeIn';
import { dayInGermany } from '../lib/dates/germanClock';
import { isSameJson } from '../lib/isSameJson';
import type { ShopStorage } from '../lib/storage';
import type { Forgetting } from './device-data/keptData';
import { deductedValue } from './device-data/keptFrame';
import { keptLists, type KeptValuation } from './device-data/keptLists';
import type { Device } from './device-data/ownOrders';
import type { FrameStore } from './frame';
import { useFrame, useNow, useShop, useTenant } from './shopContext';

interface ValuedTradeIn {
  email?: string | undefined;
  /** If the platform returned it at once; in memory only, because it contains an e-mail. */
  tradeIn?: TradeIn | undefined;
  /** What the device may keep of it. */
  valuation?: KeptValuation | undefined;
  change: (part: Partial<Omit<ValuedTradeIn, 'change'>>) => void;
}

function createValuedTradeIn(storage: ShopStorage, adminId: string, { visitor }: Device, frame: FrameStore) {
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
  /** The visitor's own car is that of the frame, whatever a link says; a link's terms are not kept for it. */
  const deduct = (before?: ValuedTradeIn) => {
    const ownCar = store.getState().valuation?.oldCar;
    const { frame: current, writeAddress } = frame.getState();
    const oldCar = ownCar && deductedValue(ownCar, visitor().now);
    if ((ownCar ?? before?.valuation?.oldCar) === undefined || current.oldCar === oldCar) return;
    frame.setState({ frame: { ...current, oldCar } });
    writeAddress();
  };
  store.subscribe((_, before) => deduct(before));
  const unlink = frame.subscribe(() => deduct());
  const unfollow = lists.onForeignChange(follow);
  return Object.assign(store, {
    enter: follow,
    forget: (cause: Forgetting) =>
      store.setState({ email: undefined, tradeIn: undefined, ...(cause !== 'expired' && { valuation: undefined }) }),
    dispose: () => {
      unlink();
      unfollow();
    },
  });
}

export function useValuedTradeIn(): ValuedTradeIn {
  return useStore(useShop().lazyStore(createValuedTradeIn));
}

/** The old car of the visitor's frame. @returns with `deduct`, which says whether prices are shown without its value */
export function useOldCar(): { oldCar: OldCar | undefined; deduct: (isDeducted: boolean) => void } {
  const { valuation, change } = useValuedTradeIn();
  const { frame, change: changeFrame } = useFrame();
  const { settings } = useTenant();
  const now = useNow();
  const ownCar = valuation?.oldCar;
  return {
    oldCar: oldCarIn(frame.oldCar, ownCar, settings, dayInGermany(now())),
    deduct: (isDeducted) => {
      // Said by the visitor: it is written to the address.
      if (!isDeducted) changeFrame({ oldCar: undefined });
      if (valuation && ownCar) change({ valuation: { ...valuation, oldCar: { ...ownCar, isDeducted } } });
    },
  };
}
