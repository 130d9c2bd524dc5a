import {
  createContext,
  useContext,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type CSSProperties,
  type ReactNode,
} from 'react';

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

const RULER: CSSProperties = { position: 'absolute', top: 0, left: 0, width: '100%', height: 0 };

/**
 * Width of the shop or a dialog, for the breakpoints of `@container shop`. Observes an empty child: a list's height changes several times per
 * frame, which browsers report as "ResizeObserver loop completed …".
 */
export function ShopSize({ element, children }: { element: HTMLElement | null; children: ReactNode }) {
  const [store] = useState<SizeStore>(() => ({ width: element?.clientWidth ?? 0, listeners: new Set() }));
  const ruler = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    if (!element || !ruler.current) return;
    // Reading it forces a layout; the observer reports the width before the first paint.
    if (store.width === 0) changeWidth(store, element.clientWidth);
    if (typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(() => {
      changeWidth(store, element.clientWidth);
    });
    observer.observe(ruler.current);
    return () => {
      observer.disconnect();
    };
  }, [element, store]);

  return (
    <ShopSizeContext value={store}>
      {children}
      <div ref={ruler} style={RULER} />
    </ShopSizeContext>
  );
}

/** Re-renders only when the answer changes. */
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
