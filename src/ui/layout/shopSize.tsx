import { createContext, useContext, useLayoutEffect, useState, useSyncExternalStore, type ReactNode } from 'react';

interface SizeStore {
  width: number;
  listeners: Set<() => void>;
}

const ShopSizeContext = createContext<SizeStore | undefined>(undefined);

function changeWidth(store: SizeStore, width: number): void {
  if (width === store.width) return;
  store.width = width;
  store.listeners.forEach((notify) => {
    notify();
  });
}

/**
 * Measures the element that the shop (or a dialog's content) lives in, so that code can follow the same breakpoints as
 * `@container shop` does in the styles.
 */
export function ShopSize({ element, children }: { element: HTMLElement | null; children: ReactNode }) {
  const [store] = useState<SizeStore>(() => ({ width: element?.clientWidth ?? 0, listeners: new Set() }));

  useLayoutEffect(() => {
    if (!element) return;
    // Once it is known, the observer says it again before anything is painted; to ask here would lay the page out once more.
    if (store.width === 0) changeWidth(store, element.clientWidth);
    if (typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(() => {
      changeWidth(store, element.clientWidth);
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
    };
  }, [element, store]);

  return <ShopSizeContext value={store}>{children}</ShopSizeContext>;
}

/** Whether the shop is at least so many px wide (see `breakpoints`). Renders anew only when the answer changes. */
export function useIsAtLeast(px: number): boolean {
  const store = useContext(ShopSizeContext);
  return useSyncExternalStore(
    (notify) => {
      store?.listeners.add(notify);
      return () => {
        store?.listeners.delete(notify);
      };
    },
    () => (store?.width ?? 0) >= px,
  );
}
