import { createStore, type StoreApi } from 'zustand/vanilla';
import { frameOf, hashSearchWith, isFramePart, withFrame, type Frame } from '../domain/finance/frame';
import { isAt } from '../domain/addresses';
import { parseCarQueryParams, searchOfAddress } from '../domain/vehicle/search/query';
import { isOfAnother, type Forgetting } from './device-data/keptData';
import { firstFrame } from './device-data/keptFrame';
import { keptLists } from './device-data/keptLists';
import type { Device } from './device-data/ownOrders';
import type { Environment } from './environment';

export interface FrameState {
  frame: Frame;
  /** The most that the visitor wants to pay, EUR a month: the bound of the search in the address of list and vehicle. */
  mostPerMonth: number | undefined;
  /** Changes it for this visit, keeps it on the device and writes it to the address, in the same history entry. */
  change: (part: Partial<Frame>) => void;
  /** Writes it to the current address, if that states another one. */
  writeAddress: () => void;
}

export type FrameStore = StoreApi<FrameState> & {
  forget: (cause: Forgetting) => void;
  /** Somebody has logged in: forgets what is not theirs. */
  enter: (userId: string) => void;
  dispose: () => void;
};

/** For one visit; a link that states one decides, Back does not, because the choice is newer. */
export function createFrameStore({ history, host }: Pick<Environment, 'history' | 'host'>, device: Device): FrameStore {
  const { adminId, visitor, since } = device;
  const lists = keptLists(device.storage, adminId);
  const searchAt = () => searchOfAddress(history.current.location.search, host.query);
  /** What the address says of it, as it is written. */
  const statement = () => searchAt().split('&').filter(isFramePart).join('&');
  let said = statement();
  const bound = () => parseCarQueryParams(searchAt()).maxMonthlyFinancingRateExample;
  /** Nothing is written into the page's address before the visitor does something. */
  let isUntouched = true;
  /** Of what the visitor has set, here or on this device before. */
  let owner = frameOf(said) === undefined ? lists.read().frame : undefined;
  const store = createStore<FrameState>()((set, get) => ({
    frame: firstFrame(searchAt(), device, visitor().now),
    mostPerMonth: bound(),
    change: (part) => {
      const frame = { ...get().frame, ...part };
      const text = withFrame('', frame);
      if (text === withFrame('', get().frame)) return;
      isUntouched = false;
      const { userId, now } = visitor();
      owner = { text, userId: userId ?? '', changedAt: now.getTime() };
      lists.write({ frame: text === '' ? undefined : owner });
      set({ frame });
      get().writeAddress();
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
  const dispose = history.listen(({ kind, location: { pathname } }) => {
    isUntouched = false;
    // Other screens, such as the comparison, have no search in their address.
    const mostPerMonth =
      isAt(pathname, 'search') || isAt(pathname, 'vehicle') ? bound() : store.getState().mostPerMonth;
    if (mostPerMonth !== store.getState().mostPerMonth) store.setState({ mostPerMonth });
    const before = said;
    said = statement();
    const stated = kind === 'POP' || said === before ? undefined : frameOf(said);
    if (stated !== undefined)
      store.setState(({ frame }) => ({
        // One that says the kind alone, such as a dealer's link, leaves the terms.
        frame: /\d/.test(said) ? stated : { ...frame, kind: stated.kind },
      }));
  });
  const drop = () => {
    owner = undefined;
    store.setState({ frame: {} });
  };
  return Object.assign(store, {
    dispose,
    forget: (cause: Forgetting) => {
      if (cause !== 'expired') drop();
    },
    enter: (userId: string) => {
      if (owner !== undefined && isOfAnother(owner, userId, since())) drop();
    },
  });
}
