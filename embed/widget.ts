import { grantConsent, revokeConsent } from './consent';
import { mountElementBeside } from './hostPage/scriptTag';
import { hasMounted, mount } from './mount';
import { readAttributes } from './options';
import { runCalls, waitingCalls } from './queue';
import { release } from '../src/lib/release';
import { nameUnknown } from './unknownNames';
import { warnDealer } from './warnDealer';
import type { CallQueue, WebshopWidgetApi } from './widgetApi';
import { defineWidgetElement } from './widgetElement';

/** After this time a script that has brought no shop, and names none, is a mistake; ms from its start. */
const IDLE_MS = 10_000;

/** With its own chunk in the module build. */
const diagnose = () => import('./diagnose/diagnose').then((module) => module.diagnose());

declare global {
  interface Window {
    WebshopWidget?: WebshopWidgetApi;
  }
}

/**
 * The API of this page. A script that is loaded twice, or a module beside the script, uses the one that came first:
 * only so do two shops know of each other.
 */
export function install(): WebshopWidgetApi {
  const existing: unknown = window.WebshopWidget;
  if (isApi(existing)) return existing;
  const q: CallQueue = { push: (...calls) => runCalls(api, calls) };
  const api: WebshopWidgetApi = { mount, grantConsent, revokeConsent, diagnose, version: release, q };
  const waiting = waitingCalls(existing);
  window.WebshopWidget = api;
  defineWidgetElement(mount);
  // Once the shops of the script tags are mounted: whoever asks for them gets their handles.
  queueMicrotask(() => {
    runCalls(api, waiting);
    window.dispatchEvent(new CustomEvent('webshop:loaded'));
  });
  return api;
}

/** An element of the page with the id WebshopWidget stands under the same name. */
function isApi(value: unknown): value is WebshopWidgetApi {
  return typeof value === 'object' && value !== null && 'mount' in value && typeof value.mount === 'function';
}

/**
 * Mounts what the script tags of the page ask for: the running one's, or, where it is not known which one runs (modules,
 * script optimisers), all of them. A tag whose target has its shop changes nothing.
 *
 * @param own Tag that has brought this script; known for modules too
 */
export function mountFromTags(
  api: WebshopWidgetApi,
  running: HTMLScriptElement | undefined,
  own: HTMLScriptElement | undefined = running,
): void {
  const tags = document.querySelectorAll<HTMLScriptElement>('script[data-admin-id]');
  for (const script of running && asksForShop(running) ? [running] : tags) {
    nameUnknown(script.getAttributeNames());
    const selector = script.dataset.target?.trim() ?? '';
    const target = selector === '' ? mountElementBeside(script) : selector;
    if (target !== undefined) api.mount(target, readAttributes(script));
  }
  if (!own || asksForShop(own)) return;
  nameUnknown(own.getAttributeNames());
  setTimeout(sayIfIdle, IDLE_MS);
}

/** A tag without any attribute only brings the API; one with some, but without a tenant, is a mistake that is reported. */
function asksForShop(script: HTMLScriptElement): boolean {
  return script.dataset.target !== undefined || Object.keys(readAttributes(script)).length > 0;
}

/** Tag managers drop attributes of scripts that they inject: nothing would come, and nobody would know why. */
function sayIfIdle() {
  if (hasMounted()) return;
  warnDealer(
    'data-admin-id',
    'Das Skript ist geladen, aber niemand hat einen Shop verlangt: An seinem Tag steht keines der Attribute (ein Tag Manager kann sie entfernt haben), und <webshop-widget> oder WebshopWidget.mount(…) gab es bisher nicht.',
  );
}
