import { release } from '../../src/lib/release';
import type { ShopEvents } from '../../src/state/shopEvents';
import type { On } from '../events';
import type { Handle } from '../mount';
import type { WebshopWidgetApi } from '../widgetApi';

/** API of a module whose calls are carried out by the single script once it is loaded. */
export function scriptApi(load: () => Promise<void>): WebshopWidgetApi {
  const loaded = load().then(() => {
    if (window.WebshopWidget === undefined) throw new Error('[webshop-widget] The script has provided no API.');
    return window.WebshopWidget;
  });
  const later = (call: (api: WebshopWidgetApi) => void) => void loaded.then(call, () => undefined);
  return {
    mount(target, options) {
      loaded.catch((error: unknown) => showIn(target, error));
      return handleOf(loaded.then((api) => api.mount(target, options)));
    },
    on: (type, listener) => listenLater(later, type, listener),
    grantConsent: (services) => later((api) => api.grantConsent(services)),
    revokeConsent: (services) => later((api) => api.revokeConsent(services)),
    diagnose: () => loaded.then((api) => api.diagnose()),
    version: release,
    q: { push: (...calls) => later((api) => api.q.push(...calls)) },
  };
}

function handleOf(mounted: Promise<Handle>): Handle {
  const later = (call: (handle: Handle) => void) => void mounted.then(call, () => undefined);
  const ready = mounted.then((handle) => handle.ready);
  // Pages that do not await `ready` see no unhandled rejection.
  ready.catch(() => undefined);
  return {
    open: (path) => later((handle) => handle.open(path)),
    close: () => later((handle) => handle.close()),
    navigate: (path) => later((handle) => handle.navigate(path)),
    unmount: () => later((handle) => handle.unmount()),
    ready,
    on: (type, listener) => listenLater(later, type, listener),
  };
}

/** Subscribes once there is something to subscribe to, unless that has been ended before. */
function listenLater<Type extends keyof ShopEvents>(
  later: (call: (owner: { on: On }) => void) => void,
  type: Type,
  listener: (detail: ShopEvents[Type]) => void,
): () => void {
  let isListening = true;
  let stop: () => void = () => undefined;
  later((owner) => {
    if (isListening) stop = owner.on(type, listener);
  });
  return () => {
    isListening = false;
    stop();
  };
}

function showIn(target: string | Element, error: unknown): void {
  const element = typeof target === 'string' ? document.querySelector(target) : target;
  const note = document.createElement('p');
  note.setAttribute('role', 'alert');
  note.textContent = error instanceof Error ? error.message : String(error);
  element?.append(note);
}
