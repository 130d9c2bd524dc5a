/**
 * Entry of the start script, whose tag is that of the single script: loads the module build, of which a first view needs two fifths, where no
 * module can be the single script in parts, and last of all the whole (rules/embedding: one tag).
 */
import { endRequests } from '../src/lib/http/begunRequests';
import { laterApi } from './api/laterApi';
import { hasOwnRealm } from './api/ownRealm';
import type { WebshopWidgetApi } from './api/widgetApi';
import { importEarly } from './load/earlyImports';
import { showInPlaceOf } from './realm/failureNote';
import { folderOf, integrityOf, loadFirstPart, loadWholeScript, runningTag, startAddress } from './load/classicScripts';

/**
 * Sets the folder of the module build, which the build puts before the addresses of chunks (relative to nothing in a classic script), and
 * requests the small chunks that those of the first view import: otherwise they would be requested only when the first of these has arrived.
 */
declare const webshopImportFrom: (folder: string) => void;

const NOT_LOADED =
  'Der Fahrzeugshop konnte nicht geladen werden. Bitte prüfen Sie Ihre Internetverbindung und laden Sie die Seite neu.';

/** Whether an API is that of the shop itself. Until then the queue of the page is still a list. */
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
  // A tag with a checksum wants each line checked, which a browser does for no part; in a frame the parts would not find each other.
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
