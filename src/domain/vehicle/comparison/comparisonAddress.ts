import { isSameId } from '../text/address';

/** So many vehicles stand side by side. */
export const MAX_COMPARED = 4;

/** Query parameter of the comparison's address: the ids, joined by commas. */
const VEHICLES = 'fahrzeuge';

/** Path of the comparison; the address alone decides what is shown. */
export function comparisonAddress(ids: readonly string[]): string {
  return ids.length === 0 ? '/vergleich' : `/vergleich?${VEHICLES}=${ids.map(encodeURIComponent).join(',')}`;
}

/** Ids in the address of a comparison, each once; how many of them are compared is the screen's business. */
export function comparedIds(search: string): string[] {
  const written = new URLSearchParams(search).get(VEHICLES) ?? '';
  const ids = written.split(',').flatMap((id) => id.trim() || []);
  return ids.filter((id, at) => ids.findIndex((other) => isSameId(other, id)) === at);
}
