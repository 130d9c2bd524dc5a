import type { Emit, ShopEvents } from '../src/state/shopEvents';

/** Subscribes to an event of the shop; returns unsubscribe. A listener that is added after `ready` still gets it. */
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
  const listeners = new Set<{ type: keyof ShopEvents; call: () => void }>();
  /** The last event of each type. */
  const last: Partial<ShopEvents> = {};
  let fulfil: (detail: ShopEvents['ready']) => void = () => undefined;
  const ready = new Promise<ShopEvents['ready']>((resolve) => (fulfil = resolve));

  /** @returns whether the page has taken the matter over, by `preventDefault` */
  const dispatch: <Type extends keyof ShopEvents>(type: Type, detail: ShopEvents[Type]) => boolean = (type, detail) => {
    last[type] = detail;
    if (type === 'ready' && last.ready) fulfil(last.ready);
    for (const { type: wanted, call } of [...listeners]) if (wanted === type) call();
    const event = new CustomEvent(`webshop:${type}`, { detail, bubbles: true, composed: true, cancelable: true });
    return mountElement()?.dispatchEvent(event) === false;
  };

  return {
    ready,
    emit: (type, detail) => void dispatch(type, detail),
    on(type, listener) {
      const call = () => {
        const detail = last[type];
        // A listener of the page that throws is the page's own error: it is reported as such and stops nothing here.
        try {
          if (detail !== undefined) listener(detail);
        } catch (error) {
          reportError(error);
        }
      };
      const entry = { type, call };
      listeners.add(entry);
      if (type === 'ready' && last.ready) queueMicrotask(() => listeners.has(entry) && call());
      return () => void listeners.delete(entry);
    },
    askForConsent(detail) {
      const isTaken = dispatch('consent-needed', detail);
      return isTaken || [...listeners].some(({ type }) => type === 'consent-needed');
    },
    clear: () => listeners.clear(),
  };
}
