import { hrefOf } from '../addresses';
import { COMPARED_PARAMETER } from '../queryParameters';
import { isSameId } from './text/vehicleId';

export const MAX_COMPARED = 4;

/** What two persons write to each other about vehicles; for nobody else (`withoutLetter`). */
export const TOGETHER_PARAMETER = 'brief';

export const withoutLetter = (address: string) => address.replace(new RegExp(`&${TOGETHER_PARAMETER}=[^&]*`), '');

export const comparisonAddress = (ids: readonly string[]): string => vehiclesAddress('comparison', ids);

export function vehiclesAddress(screen: 'comparison' | 'together', ids: readonly string[]): string {
  const path = hrefOf(screen);
  return ids.length === 0 ? path : `${path}?${COMPARED_PARAMETER}=${ids.map(encodeURIComponent).join(',')}`;
}

/** May be more than `MAX_COMPARED`. */
export function comparedIds(search: string): string[] {
  const written = new URLSearchParams(search).get(COMPARED_PARAMETER) ?? '';
  const ids = written.split(',').flatMap((id) => id.trim() || []);
  return ids.filter((id, at) => ids.findIndex((other) => isSameId(other, id)) === at);
}
