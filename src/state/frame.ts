import { createStore, type StoreApi } from 'zustand/vanilla';
import { frameOf, hashSearchWith, isFramePart, withFrame, type Frame } from '../domain/finance/frame';
import { isAt } from '../domain/addresses';
import { parseCarQueryParams, searchOfAddress } from '../domain/vehicle/search/query';
import { isOfAnother, type Forgetting } from './device-data/keptData';
import { firstFrame, keptCar, keptFrame } from './device-data/keptFrame';
import { keptLists, type KeptFrame } from './device-data/keptLists';
import type { Device } from './device-data/ownOrders';
import type { Environment } from './environment';

/** Prices, shares and insurance by name, for the monthly number. */
type Assumed = Readonly<Record<string, number>>;

export interface FrameState {
  frame: Frame;
  /** Kept, but in no address. */
  assumed: Assumed;
  /** EUR a month: the search's bound in the address of list and vehicle. */
  mostPerMonth: number | undefined;
  /** Changes it for the visit, on the device and in the address, in the same history entry. */
  change: (part: Partial<Frame>) => void;
  assume: (assumed: Assumed) => void;
  /** Writes it if the address states another one. */
  writeAddress: () => void;
}

export type FrameStore = StoreApi<FrameState> & {
  forget: (cause: Forgetting) => void;
  enter: (userId: string) => void;
  dispose: () => void;
};

/** For one visit; a link that states one decides, Back does not, because the choice is newer. */
export function createFrameStore({ history, host }: Pick<Environment, 'history' | 'host'>, device: Device): FrameStore {
  const { adminId, visitor, since } = device;
  const lists = keptLists(device.storage, adminId);
  const searchAt = () => searchOfAddress(history.current.location.search, host.query);
  const statement = () => searchAt().split('&').filter(isFramePart).join('&');
  let said = statement();
  const bound = () => parseCarQueryParams(searchAt()).maxMonthlyFinancingRateExample;
  /** Nothing is written into the address before the visitor acts. */
  let isUntouched = true;
  const entry = keptFrame(device, visitor().now);
  /** Set by the visitor, now or on this device before. */
  let owner = frameOf(said) === undefined ? entry : undefined;
  let lastKept = JSON.stringify(entry);
  const keep = (frame: Frame, assumed: Assumed) => {
    const { userId, now } = visitor();
    // An old car is kept with its offer.
    const text = withFrame('', { ...frame, oldCar: undefined });
    const isNothing = text === '' && Object.keys(assumed).length === 0;
    owner = { text, assumed, userId: userId ?? '', changedAt: now.getTime() };
    lastKept = JSON.stringify(isNothing ? undefined : owner);
    lists.write({ frame: isNothing ? undefined : owner });
  };
  const store = createStore<FrameState>()((set, get) => ({
    frame: firstFrame(searchAt(), device, visitor().now),
    assumed: entry?.assumed ?? {},
    mostPerMonth: bound(),
    change: (part) => {
      const frame = { ...get().frame, ...part };
      if (withFrame('', frame) === withFrame('', get().frame)) return;
      isUntouched = false;
      keep(frame, get().assumed);
      set({ frame });
      get().writeAddress();
    },
    assume: (assumed) => {
      keep(get().frame, assumed);
      set({ assumed });
    },
    writeAddress: () => {
      const { pathname, search } = history.current.location;
      const before = searchAt();
      const written = withFrame(before, get().frame);
      if (isUntouched || written === before) return;
      said = withFrame('', get().frame);
      history.replace(pathname + hashSearchWith(search, written, host.query));
    },
  }));
  const unlisten = history.listen(({ kind, location: { pathname } }) => {
    isUntouched = false;
    // The comparison and other screens have no search in their address.
    const mostPerMonth =
      isAt(pathname, 'search') || isAt(pathname, 'vehicle') ? bound() : store.getState().mostPerMonth;
    if (mostPerMonth !== store.getState().mostPerMonth) store.setState({ mostPerMonth });
    const before = said;
    said = statement();
    const stated = kind === 'POP' || said === before ? undefined : frameOf(said);
    if (stated !== undefined)
      store.setState(({ frame }) => ({
        // The kind alone (a dealer's link) leaves the terms.
        frame: /^prices=\w+$/.test(said) ? { ...frame, kind: stated.kind } : stated,
      }));
  });
  const take = (next: KeptFrame | undefined) => {
    owner = next;
    // Else a reload would bring back the address's frame.
    if (said !== '') isUntouched = false;
    store.setState(({ frame: { oldCar } }) => ({
      frame: { ...frameOf(next?.text ?? ''), ...(next && { oldCar }) },
      assumed: next?.assumed ?? {},
    }));
    store.getState().writeAddress();
  };
  const hadCar = keptCar(device);
  const unfollow = lists.onForeignChange(({ frame: next }) => {
    const text = JSON.stringify(next);
    if (text === lastKept) return;
    lastKept = text;
    // A frame of this tab's address alone stays.
    if (next !== undefined || owner !== undefined) take(next);
  });
  return Object.assign(store, {
    dispose: () => {
      unlisten();
      unfollow();
    },
    forget: (cause: Forgetting) => {
      if (cause !== 'expired') take(undefined);
    },
    enter: (userId: string) => {
      if (owner !== undefined && isOfAnother(owner, userId, since())) take(undefined);
      if (!hadCar || keptCar(device)) return;
      isUntouched = false;
      store.setState(({ frame }) => ({ frame: { ...frame, oldCar: undefined } }));
      store.getState().writeAddress();
    },
  });
}
