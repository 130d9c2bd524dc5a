import { createStorage, type ShopStorage } from '../../../src/lib/storage';
import { createCheckoutStore, type CheckoutStore } from '../../../src/features/checkout/checkoutStore';
import { ADMIN_ID } from '../../builders/tenant';
import { NOW } from '../../now';

/** Vehicle of the orders of these tabs. */
export const VEHICLE = 'vehicle-1';

export interface Tab {
  storage: ShopStorage;
  store: CheckoutStore;
  /** Ends the checkout in this tab. */
  stop: () => void;
}

/** Local storage of one site in memory, which tells its other tabs of a write, and its tabs with the checkout of one vehicle. */
export function aSite({ isTold = true } = {}) {
  const values = new Map<string, string>();
  const site = { isBroken: false };
  const pages: { listeners: Set<(event: Event) => void> }[] = [];

  function aPage(): Window {
    const page = { listeners: new Set<(event: Event) => void>() };
    pages.push(page);
    const tell = (key: string) => {
      for (const other of pages) {
        if (other === page || !isTold) continue;
        for (const listener of other.listeners)
          listener(Object.assign(new Event('storage'), { key, storageArea: null }));
      }
    };
    const localStorage = {
      getItem: (key: string) => values.get(key) ?? null,
      setItem: (key: string, value: string) => {
        if (site.isBroken) throw new DOMException('full', 'QuotaExceededError');
        values.set(key, value);
        tell(key);
      },
      removeItem: (key: string) => {
        values.delete(key);
        tell(key);
      },
    };
    return {
      localStorage,
      addEventListener: (type: string, listener: (event: Event) => void) => {
        if (type === 'storage') page.listeners.add(listener);
      },
      removeEventListener: (_: string, listener: (event: Event) => void) => page.listeners.delete(listener),
    } as unknown as Window;
  }

  const openTab = (): Tab => {
    const storage = createStorage(aPage());
    const store = createCheckoutStore({ storage, adminId: ADMIN_ID, vehicleId: VEHICLE, now: () => NOW });
    return { storage, store, stop: store.listen() };
  };
  return { site, values, openTab };
}
