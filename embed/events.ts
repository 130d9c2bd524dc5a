import type { Emit, ShopEvents } from '../src/state/environment';

/** Subscribes to an event of the shop; returns unsubscribe. */
export type On = <Type extends keyof ShopEvents>(
  type: Type,
  listener: (detail: ShopEvents[Type]) => void,
) => () => void;

export interface Events {
  emit: Emit;
  on: On;
  clear: () => void;
}

type Listeners = { [Type in keyof ShopEvents]: Set<(detail: ShopEvents[Type]) => void> };

/**
 * Events of one shop, for the listeners of its handle and as bubbling, composed `webshop:…` events on the mount element.
 * A listener of the page that throws is the page's own error: it is reported as such and stops nothing here.
 */
export function createEvents(mountElement: () => Element | undefined): Events {
  const listeners: Listeners = {
    ready: new Set(),
    navigate: new Set(),
    search: new Set(),
    'vehicle-view': new Set(),
    'contact-sent': new Set(),
    'checkout-step': new Set(),
    'order-created': new Set(),
    'trade-in-calculated': new Set(),
    error: new Set(),
  };
  return {
    emit(type, detail) {
      for (const listener of [...listeners[type]]) {
        try {
          listener(detail);
        } catch (error) {
          reportError(error);
        }
      }
      mountElement()?.dispatchEvent(new CustomEvent(`webshop:${type}`, { detail, bubbles: true, composed: true }));
    },
    on(type, listener) {
      listeners[type].add(listener);
      return () => void listeners[type].delete(listener);
    },
    clear() {
      for (const each of Object.values(listeners)) each.clear();
    },
  };
}
