import type { ShopEvents } from '../../src/state/shopEvents';

/** Subscribes to an event of every shop of the page, present and future, until the signal is aborted. */
export function listenToPage<Type extends keyof ShopEvents>(
  type: Type,
  listener: (detail: ShopEvents[Type]) => void,
  signal: AbortSignal,
): void {
  const call = (event: Event) => {
    // The shop's own events, whose details are what it has emitted.
    if (event instanceof CustomEvent) listener(event.detail as ShopEvents[Type]);
  };
  document.addEventListener(`webshop:${type}`, call, { signal });
}
