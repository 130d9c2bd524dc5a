import { release } from '../../src/lib/release';
import type { ShopEvents } from '../../src/state/shopEvents';
import type { On } from '../page/events';
import type { Handle } from './mount';
import type { WebshopWidgetApi } from './widgetApi';

/** Calls are carried out once the real API has arrived; a failure is shown in the elements of `mount`. */
export function laterApi(arriving: Promise<WebshopWidgetApi>): WebshopWidgetApi {
  let arrived: WebshopWidgetApi | undefined;
  /** A second mount on the same target returns the same handle. */
  const handles = new Map<string | Element, Handle>();
  arriving.then(
    (api) => {
      arrived = api;
      handles.clear();
    },
    (error: unknown) => reportError(error),
  );
  const later = (call: (api: WebshopWidgetApi) => void) => void arriving.then(call, () => undefined);
  return {
    mount(target, options) {
      if (arrived) return arrived.mount(target, options);
      const handle = handles.get(target) ?? handleOf(arriving.then((api) => api.mount(target, options)));
      if (!handles.has(target)) arriving.catch((error: unknown) => showIn(target, error));
      handles.set(target, handle);
      return handle;
    },
    on: (type, listener) => listenLater(later, type, listener),
    grantConsent: (services) => later((api) => api.grantConsent(services)),
    revokeConsent: (services) => later((api) => api.revokeConsent(services)),
    diagnose: () => arriving.then((api) => api.diagnose()),
    version: release,
    q: { push: (...calls) => later((api) => api.q.push(...calls)) },
  };
}

function handleOf(mounted: Promise<Handle>): Handle {
  const later = (call: (handle: Handle) => void) => void mounted.then(call, () => undefined);
  const ready = mounted.then((handle) => handle.ready);
  // No unhandled rejection on pages that do not await `ready`.
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
