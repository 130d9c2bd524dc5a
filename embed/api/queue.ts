import { grantConsent, revokeConsent } from '../page/consent';
import { mount } from './mount';
import type { WebshopWidgetApi } from './widgetApi';

/** Entries may be anything. Errors are reported as the page's own. */
export function runCalls(api: WebshopWidgetApi, calls: readonly unknown[]): void {
  for (const call of calls) {
    try {
      run(api, call);
    } catch (error) {
      reportError(error);
    }
  }
}

function run(api: WebshopWidgetApi, call: unknown): void {
  if (typeof call === 'function') {
    Reflect.apply(call, undefined, [api]);
    return;
  }
  const parts: readonly unknown[] = Array.isArray(call) ? call : [];
  const [name, given, options] = parts;
  const services = Array.isArray(given) ? given.filter((service) => typeof service === 'string') : [];
  if (name === 'grantConsent') grantConsent(services);
  else if (name === 'revokeConsent') revokeConsent(services);
  else if (name === 'mount' && (typeof given === 'string' || given instanceof Element))
    mount(given, { ...asObject(options) });
  else throw new TypeError(`WebshopWidget.q: „${String(name)}“ ist kein Aufruf des Shops.`);
}

/** Queued in `window.WebshopWidget` before the script; empty if that is something else. */
export function queuedCalls(global: unknown): unknown[] {
  if (typeof global !== 'object' || global === null || !('q' in global)) return [];
  return Array.isArray(global.q) ? global.q : [];
}

/** `mount` checks them. */
const asObject = (value: unknown): object => (typeof value === 'object' && value !== null ? value : {});
