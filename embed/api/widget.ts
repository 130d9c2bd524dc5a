import { externalConsent, grantConsent, revokeConsent } from '../page/consent';
import { loadOperatorTexts, runDiagnosis } from '../load/fileBeside';
import { scriptAddress, mountElementBeside, selectorOf } from '../page/scriptTag';
import { hasMounted, mount, mountedSessions, onPage, targetsMissed } from './mount';
import { readAttributes } from './options';
import { runCalls, queuedCalls } from './queue';
import { release } from '../../src/lib/release';
import { warnAboutUnknown } from '../load/dealerMessages';
import { warnDealer } from '../page/warnDealer';
import type { CallQueue, WebshopWidgetApi } from './widgetApi';
import { defineWidgetElement } from './widgetElement';

/** From the script's start. */
const IDLE_WARNING_MS = 10_000;

declare global {
  interface Window {
    WebshopWidget?: WebshopWidgetApi;
  }
}

/**
 * Installs the API as `window.WebshopWidget`, or returns that of an earlier script or module: all shops share one list.
 * @param address of the script, as the page names it
 */
export function install(address = scriptAddress): WebshopWidgetApi {
  const existing: unknown = window.WebshopWidget;
  if (isApi(existing)) return existing;
  const diagnose = () =>
    runDiagnosis({
      sessions: mountedSessions(),
      missedTargets: targetsMissed(),
      grantedServices: externalConsent.granted(),
      scriptAddress: address,
      isSingleScript: import.meta.env.MODE === 'script',
    });
  const q: CallQueue = { push: (...calls) => runCalls(api, calls) };
  const api: WebshopWidgetApi = { mount, on: onPage, grantConsent, revokeConsent, diagnose, version: release, q };
  const queued = queuedCalls(existing);
  window.WebshopWidget = api;
  defineWidgetElement(mount);
  // After the tags' shops: a queued `mount` returns their handles.
  queueMicrotask(() => {
    runCalls(api, queued);
    window.dispatchEvent(new CustomEvent('webshop:loaded'));
  });
  return api;
}

/** Not an element with the id WebshopWidget (a global of this name), nor a start script's stand-in. */
function isApi(value: unknown): value is WebshopWidgetApi {
  if (typeof value !== 'object' || value === null || !('mount' in value) || typeof value.mount !== 'function')
    return false;
  return !('q' in value && Array.isArray(value.q));
}

/**
 * Mounts the shop of the running script tag, or of all tags if it is unknown (modules, optimisers), but not of tags held back by a consent
 * tool. A target with its shop stays as it is.
 * @param tag that has loaded this script; known for modules as well
 */
export function mountFromTags(
  api: WebshopWidgetApi,
  running: HTMLScriptElement | undefined,
  tag: HTMLScriptElement | undefined = running,
): void {
  const tags = document.querySelectorAll<HTMLScriptElement>('script[data-admin-id]:not([type="text/plain"])');
  for (const script of running && hasOptions(running) ? [running] : tags) {
    warnAboutUnknown(script.getAttributeNames());
    const options = readAttributes(script);
    const target = selectorOf(script) || mountElementBeside(script, options.layout);
    if (target !== undefined) api.mount(target, options);
  }
  if (!tag || hasOptions(tag)) return;
  warnAboutUnknown(tag.getAttributeNames());
  // A second copy of the script leaves the first one's shops.
  if (api.mount === mount) setTimeout(warnIfIdle, IDLE_WARNING_MS);
}

/** A tag without any only loads the API; with some but no tenant id, `mount` logs the problem. */
function hasOptions(script: HTMLScriptElement): boolean {
  return script.dataset.target !== undefined || Object.keys(readAttributes(script)).length > 0;
}

/** Tag managers may remove the attributes of scripts that they inject. */
function warnIfIdle() {
  if (hasMounted()) return;
  loadOperatorTexts().then(
    ({ IDLE_MESSAGE }) => warnDealer('data-admin-id', IDLE_MESSAGE),
    () => warnDealer('data-admin-id', 'Niemand hat einen Shop verlangt.'),
  );
}
