import { PATHS } from '../../src/api/firstPaths';
import type { BegunRequests } from '../../src/lib/http/begunRequests';

/** Of facets, and the first list without a search in the address. */
const FACETS = '?isValidForSale=true';
const CARS = `${FACETS}&carType=PKW&pageNumber=1&pageSize=12`;

/**
 * First reads of a tag's shop, before any chunk (`firstReads` has the same addresses). Only where it opens at the first list: not if the
 * address may name a screen, a search or another dealer.
 * @returns whether it does
 */
export function beginReads(
  { adminId = '', apiUrl = import.meta.env.VITE_API_URL ?? '' }: DOMStringMap,
  requests: BegunRequests,
): boolean {
  const { href, hash } = location;
  if (!/^https?:/i.test(apiUrl) || !/^[\da-f-]{36}$/i.test(adminId)) return false;
  if (!/^#?\/?$/.test(hash) || /carQueryParams|AdminId/i.test(href)) return false;
  const base = new URL(apiUrl).href.replace(/\/+$/, '');
  for (const path of [PATHS.settings, PATHS.vehicles + CARS, PATHS.facets + FACETS]) {
    const url = base + path.replace('{a}', adminId.toLowerCase());
    if (requests.has(url)) continue;
    const controller = new AbortController();
    const response = fetch(url, { credentials: 'omit', signal: controller.signal });
    response.catch(() => undefined);
    requests.set(url, { response, controller });
  }
  return true;
}
