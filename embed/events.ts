import type { Emit, ShopEvents } from '../src/state/shopEvents';

/** Subscribes to an event of the shop; returns unsubscribe. `ready` is told also to those who come when the shop stands already. */
export type On = <Type extends keyof ShopEvents>(
  type: Type,
  listener: (detail: ShopEvents[Type]) => void,
) => () => void;

export interface Events {
  emit: Emit;
  on: On;
  /** Fulfilled when the shop stands for the first time. */
  ready: Promise<ShopEvents['ready']>;
  /** Asks the page to open its consent tool; false where it does not listen. */
  askForConsent: (detail: ShopEvents['consent-needed']) => boolean;
  clear: () => void;
}

/** Events of one shop, for the listeners of its handle and as bubbling, composed `webshop:…` events on the mount element. */
export function createEvents(mountElement: () => Element | undefined): Events {
  const listeners = new Set<{ type: keyof ShopEvents; hear: () => void }>();
  /** What was told last, of each type. */
  const told: Partial<ShopEvents> = {};
  let fulfil: (detail: ShopEvents['ready']) => void = () => undefined;
  const ready = new Promise<ShopEvents['ready']>((resolve) => (fulfil = resolve));

  /** @returns whether the page has taken the matter over, by `preventDefault` */
  const dispatch: <Type extends keyof ShopEvents>(type: Type, detail: ShopEvents[Type]) => boolean = (type, detail) => {
    told[type] = detail;
    if (type === 'ready' && told.ready) fulfil(told.ready);
    for (const { type: wanted, hear } of [...listeners]) if (wanted === type) hear();
    const event = new CustomEvent(`webshop:${type}`, { detail, bubbles: true, composed: true, cancelable: true });
    return mountElement()?.dispatchEvent(event) === false;
  };

  return {
    ready,
    emit: (type, detail) => void dispatch(type, detail),
    on(type, listener) {
      const hear = () => {
        const detail = told[type];
        // A listener of the page that throws is the page's own error: it is reported as such and stops nothing here.
        try {
          if (detail !== undefined) listener(detail);
        } catch (error) {
          reportError(error);
        }
      };
      const entry = { type, hear };
      listeners.add(entry);
      if (type === 'ready' && told.ready) queueMicrotask(() => listeners.has(entry) && hear());
      return () => void listeners.delete(entry);
    },
    askForConsent(detail) {
      const isTaken = dispatch('consent-needed', detail);
      return isTaken || [...listeners].some(({ type }) => type === 'consent-needed');
    },
    clear: () => listeners.clear(),
  };
}
