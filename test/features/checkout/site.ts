import { createStorage, type ShopStorage } from '../../../src/lib/storage';
import type { OrderPorts } from '../../../src/features/checkout/runner/orderRunner';
import { createOrderStore, type OrderStore } from '../../../src/features/checkout/runner/orderStore';
import { aSentOrder } from '../../builders/order';
import { ADMIN_ID } from '../../builders/tenant';
import { NOW } from '../../now';

export const VEHICLE = 'vehicle-1';

/** A platform that takes every order, and a page that is told nothing. */
export function portsOf({ getState }: OrderStore): OrderPorts {
  return {
    terms: () => [],
    check: () =>
      Promise.resolve({
        type: 'checked',
        sent: aSentOrder({ id: getState().draft.orderId, vehicleId: VEHICLE }),
        reading: { terms: [] },
      }),
    createOrder: () => Promise.resolve({ redirectLink: undefined }),
    applyForLeasing: () => Promise.resolve(),
    report: () => undefined,
    readAgain: () => Promise.resolve({ terms: [] }),
    tell: () => undefined,
    pause: () => Promise.resolve(),
  };
}

export interface Tab {
  storage: ShopStorage;
  store: OrderStore;
  /** Its history entry, which survives a reload. */
  history: { state: unknown };
  stop: () => void;
  life: Life;
}

/** A page that is killed after so many effects: what it would store, ask and answer afterwards never happens. */
export interface Life {
  effectsLeft: number;
  isOver: boolean;
}

/** Counts an effect. @returns false where the page is dead */
export function isAlive(life: Life): boolean {
  if (!life.isOver) life.isOver = life.effectsLeft <= 0;
  life.effectsLeft -= 1;
  return !life.isOver;
}

/** What an order asks of the platform and tells the page, as long as the page lives. */
function mortal(ports: OrderPorts, life: Life): OrderPorts {
  const never = new Promise<never>(() => undefined);
  const isKilled = () => !isAlive(life);
  return {
    ...ports,
    check: (...parts) => (isKilled() ? never : ports.check(...parts)),
    createOrder: (...parts) => (isKilled() ? never : ports.createOrder(...parts)),
    applyForLeasing: (...parts) => (isKilled() ? never : ports.applyForLeasing(...parts)),
    readAgain: (...parts) => (isKilled() ? never : ports.readAgain(...parts)),
    report: (sent) => (isKilled() ? undefined : ports.report(sent)),
    tell: (message) => (isKilled() ? undefined : ports.tell(message)),
  };
}

/** Local storage of one site in memory, which tells its other tabs of a write, and its tabs with the checkout of one vehicle. */
export function aSite({ isTold = true } = {}) {
  const values = new Map<string, string>();
  const site = { isBroken: false, /** Writes that are refused before one is taken again. */ refusals: 0, now: NOW };
  const pages: EventTarget[] = [];

  function aPage(entry: Tab['history'], life: Life): Window {
    const page = new EventTarget();
    pages.push(page);
    const tell = (key: string) => {
      for (const other of pages) {
        if (other === page || !isTold) continue;
        other.dispatchEvent(Object.assign(new Event('storage'), { key, storageArea: null }));
      }
    };
    const localStorage = {
      getItem: (key: string) => values.get(key) ?? null,
      setItem: (key: string, value: string) => {
        if (!isAlive(life)) return;
        if (site.isBroken || site.refusals > 0) {
          site.refusals = Math.max(0, site.refusals - 1);
          throw new DOMException('full', 'QuotaExceededError');
        }
        values.set(key, value);
        tell(key);
      },
      removeItem: (key: string) => {
        if (!isAlive(life)) return;
        values.delete(key);
        tell(key);
      },
    };
    const replaceState = (state: unknown) => {
      if (!life.isOver) entry.state = state;
    };
    const history = Object.assign(entry, { replaceState });
    return Object.assign(page, { localStorage, history }) as unknown as Window;
  }

  const openTab = (
    ports: Partial<OrderPorts> = {},
    history: Tab['history'] = { state: null },
    userId?: string,
  ): Tab => {
    const life: Life = { effectsLeft: Infinity, isOver: false };
    const page = aPage(history, life);
    const storage = createStorage(page);
    const store = createOrderStore({ storage, adminId: ADMIN_ID, vehicleId: VEHICLE, userId, now: () => site.now });
    store.connect(mortal({ ...portsOf(store), ...ports }, life));
    const leave = store.listen();
    const stop = () => {
      page.dispatchEvent(new Event('pagehide'));
      leave();
    };
    return { storage, store, history, stop, life };
  };
  return { site, values, openTab };
}

/** Resolves once everything has happened that waits for nothing but answers given at once. */
export const settled = () => new Promise<void>((resolve) => setImmediate(resolve));
