import type { BegunRequests } from '../../src/lib/http/begunRequests';
import { isNearView } from '../page/nearView';
import { beginReads } from './beginReads';
import { importFirstCards, importOverlay, importSearchWidget, importShop } from './renderers';

function likelyImports(requests: BegunRequests, running?: HTMLScriptElement): Set<() => Promise<unknown>> {
  // An earlier script mounts its shops, and reads for them.
  const isAlone = window.WebshopWidget?.mount === undefined;
  const tags = [...document.querySelectorAll<HTMLScriptElement>('script[data-admin-id][data-target]')];
  const imports = tags.flatMap((tag) => {
    const { target = '', layout, mode } = tag.dataset;
    if (layout === 'overlay') return importOverlay;
    const element = document.querySelector(target);
    if (element === null || !isNearView(element)) return [];
    if (mode === 'search') return importSearchWidget;
    // Not of a tag that a consent tool holds back.
    const isOwn = isAlone && (running ?? tag) === tag && tag.type !== 'text/plain';
    // The cards first, until the shop is mounted.
    return isOwn && beginReads(tag.dataset, requests) ? importFirstCards : importShop;
  });
  return new Set(imports);
}

/**
 * Chunks and first reads that the tags will likely need; others handle failures.
 * @param running the only tag whose shop this script mounts
 * @returns reads for the shops
 */
export function importEarly(running?: HTMLScriptElement): BegunRequests {
  const requests: BegunRequests = new Map();
  try {
    for (const load of likelyImports(requests, running)) load().catch(() => undefined);
  } catch {
    // An invalid selector, which `mount` logs.
  }
  return requests;
}
