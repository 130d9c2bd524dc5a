import type { Emit, ShopEvents } from '../../src/state/shopEvents';

/**
 * Subscribes to an event of the shop; returns unsubscribe. Listeners that are added later get `ready`, and the list of vehicles that
 * was shown last (`vehicle-list`).
 */
export type On = <Type extends keyof ShopEvents>(
  type: Type,
  listener: (detail: ShopEvents[Type]) => void,
) => () => void;

export interface Events {
  emit: Emit;
  on: On;
  /** What was before the listener and still holds; in a later task, unless `signal` is aborted. */
  replay: <Type extends keyof ShopEvents>(
    type: Type,
    listener: (detail: ShopEvents[Type]) => void,
    signal: AbortSignal,
  ) => void;
  /** The first time. */
  ready: Promise<ShopEvents['ready']>;
  isReady: () => boolean;
  /** Emits `consent-needed`; false if the page does not listen. */
  askForConsent: (detail: ShopEvents['consent-needed']) => boolean;
  clear: () => void;
}

/** Of one shop: its handle's listeners, and bubbling, composed `webshop:…` events on the mount element. */
export function createEvents(mountElement: () => Element | undefined): Events {
  const listeners = new Set<{ type: keyof ShopEvents; call: () => void }>();
  const last: Partial<ShopEvents> = {};
  let fulfil: (detail: ShopEvents['ready']) => void = () => undefined;
  const ready = new Promise<ShopEvents['ready']>((resolve) => (fulfil = resolve));

  /** @returns handled by the page (`preventDefault`) */
  const dispatch: <Type extends keyof ShopEvents>(type: Type, detail: ShopEvents[Type]) => boolean = (type, detail) => {
    last[type] = detail;
    if (type === 'ready' && last.ready) fulfil(last.ready);
    for (const { type: wanted, call } of [...listeners]) if (wanted === type) call();
    const event = new CustomEvent(`webshop:${type}`, { detail, bubbles: true, composed: true, cancelable: true });
    return mountElement()?.dispatchEvent(event) === false;
  };

  const replay: Events['replay'] = (type, listener, signal) => {
    const detail = last[type];
    if (detail !== undefined && (type === 'ready' || type === 'vehicle-list'))
      queueMicrotask(() => signal.aborted || listener(detail));
  };

  return {
    ready,
    replay,
    isReady: () => last.ready !== undefined,
    emit: (type, detail) => void dispatch(type, detail),
    on(type, listener) {
      const call = () => {
        const detail = last[type];
        // Reported as the page's; the shop goes on.
        try {
          if (detail !== undefined) listener(detail);
        } catch (error) {
          reportError(error);
        }
      };
      const entry = { type, call };
      const leaving = new AbortController();
      listeners.add(entry);
      replay(type, call, leaving.signal);
      return () => {
        leaving.abort();
        listeners.delete(entry);
      };
    },
    askForConsent(detail) {
      const isHandled = dispatch('consent-needed', detail);
      return isHandled || [...listeners].some(({ type }) => type === 'consent-needed');
    },
    clear: () => listeners.clear(),
  };
}
