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

/** Delay of the warning about a script that has mounted no shop, ms from its start. */
const IDLE_MS = 10_000;

declare global {
  interface Window {
    WebshopWidget?: WebshopWidgetApi;
  }
}

/**
 * Installs the API as `window.WebshopWidget`, or returns the one of an earlier script or module, so that all shops of the page share
 * one list.
 *
 * @param address address of the script that the page names
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
  // After the shops of the script tags are mounted, so that a queued `mount` returns their handles.
  queueMicrotask(() => {
    runCalls(api, queued);
    window.dispatchEvent(new CustomEvent('webshop:loaded'));
  });
  return api;
}

/** Excludes an element of the page with the id WebshopWidget, which is a global of this name, and what a start script has put there meanwhile. */
function isApi(value: unknown): value is WebshopWidgetApi {
  if (typeof value !== 'object' || value === null || !('mount' in value) || typeof value.mount !== 'function')
    return false;
  return !('q' in value && Array.isArray(value.q));
}

/**
 * Mounts the shop of the running script tag, or those of all tags if the running one is unknown (modules, script optimisers), but not
 * of tags that a consent tool holds back. A target that has its shop already is left unchanged.
 *
 * @param tag tag that has loaded this script; known for modules as well
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
  // The shops of a script loaded twice are those of its first copy.
  if (api.mount === mount) setTimeout(warnIfIdle, IDLE_MS);
}

/** Whether a tag has options: without any it only loads the API; with options but no tenant id, `mount` logs the problem. */
function hasOptions(script: HTMLScriptElement): boolean {
  return script.dataset.target !== undefined || Object.keys(readAttributes(script)).length > 0;
}

/** Logs that no shop was mounted: tag managers may remove the attributes of scripts that they inject. */
function warnIfIdle() {
  if (hasMounted()) return;
  loadOperatorTexts().then(
    ({ IDLE_MESSAGE }) => warnDealer('data-admin-id', IDLE_MESSAGE),
    () => warnDealer('data-admin-id', 'Niemand hat einen Shop verlangt.'),
  );
}
