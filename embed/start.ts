/**
 * Entry of the start script, named in the tag: loads the module build, of which a first view needs two fifths; without modules the single
 * script in parts, last the whole (rules/embedding: one tag).
 */
import { endRequests } from '../src/lib/http/begunRequests';
import { laterApi } from './api/laterApi';
import { hasOwnRealm } from './api/ownRealm';
import type { WebshopWidgetApi } from './api/widgetApi';
import { importEarly } from './load/earlyImports';
import { showInPlaceOf } from './realm/failureNote';
import { folderOf, integrityOf, loadFirstPart, loadWholeScript, runningTag, startAddress } from './load/classicScripts';

/**
 * Sets the folder before chunk addresses (a classic script has none), and requests small chunks of the first view, which else wait for the
 * chunk that imports them.
 */
declare const webshopImportFrom: (folder: string) => void;

const NOT_LOADED =
  'Der Fahrzeugshop konnte nicht geladen werden. Bitte prüfen Sie Ihre Internetverbindung und laden Sie die Seite neu.';

const hasArrived = (api: unknown): api is WebshopWidgetApi =>
  typeof api === 'object' && api !== null && 'mount' in api && 'q' in api && !Array.isArray(api.q);

function start(): void {
  const tag = runningTag();
  const address = startAddress(tag);
  const arriving = load(tag, address);
  arriving.catch(() => showInPlaceOf(tag ?? document.querySelector('script[data-admin-id]'), NOT_LOADED, document));
  const existing: unknown = window.WebshopWidget;
  if (typeof existing === 'object' && existing !== null && 'mount' in existing) return;
  const queued: unknown = typeof existing === 'object' && existing !== null && 'q' in existing ? existing.q : undefined;
  window.WebshopWidget = { ...laterApi(arriving), q: Array.isArray(queued) ? queued : [] };
}

async function load(tag: HTMLScriptElement | undefined, address: string | undefined): Promise<WebshopWidgetApi> {
  if (address === undefined) throw new Error(NOT_LOADED);
  // With a checksum every line is checked, which no browser does for parts; in a frame the parts would not find each other.
  const canBeParts = !hasOwnRealm && integrityOf(tag) === '';
  if (canBeParts && !address.startsWith('file:')) {
    webshopImportFrom(new URL('esm/', folderOf(address)).href);
    const arriving = import('./module');
    const requests = importEarly(tag);
    const module = await arriving.catch(() => undefined);
    if (module) return module.startScript(tag, address, requests);
    endRequests(requests);
  }
  const script = { tag, address, isThere: () => hasArrived(window.WebshopWidget) };
  try {
    if (!canBeParts) await loadWholeScript(script);
    else await loadFirstPart(script).catch(() => loadWholeScript(script));
  } catch (error) {
    throw new Error(NOT_LOADED, { cause: error });
  }
  if (!hasArrived(window.WebshopWidget)) throw new Error(NOT_LOADED);
  return window.WebshopWidget;
}

if (typeof window !== 'undefined') start();
