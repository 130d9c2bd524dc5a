import type { BegunRequests } from '../../src/lib/http/begunRequests';
import { isNearView } from '../page/nearView';
import { beginReads } from './beginReads';
import { importFirstCards, importOverlay, importSearchWidget, importShop } from './renderers';

function likelyImports(requests: BegunRequests, running?: HTMLScriptElement): Set<() => Promise<unknown>> {
  // A script before this one mounts its shops, and reads for them, itself.
  const isAlone = window.WebshopWidget?.mount === undefined;
  const tags = [...document.querySelectorAll<HTMLScriptElement>('script[data-admin-id][data-target]')];
  const imports = tags.flatMap((tag) => {
    const { target = '', layout, mode } = tag.dataset;
    if (layout === 'overlay') return importOverlay;
    const element = document.querySelector(target);
    if (element === null || !isNearView(element)) return [];
    if (mode === 'search') return importSearchWidget;
    // Not for a tag that a consent tool holds back.
    const isOwn = isAlone && (running ?? tag) === tag && tag.type !== 'text/plain';
    // Then the line belongs to the cards until the shop is mounted.
    return isOwn && beginReads(tag.dataset, requests) ? importFirstCards : importShop;
  });
  return new Set(imports);
}

/**
 * Requests the chunks and the first reads that the page's tags will most likely need; only a guess, whose failures others handle.
 *
 * @param running the only tag whose shop this script mounts
 * @returns the reads, for the shops that want them
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
