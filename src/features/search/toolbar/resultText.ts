import { formatNumber } from '../../../lib/format';
import type { SearchState } from '../state/searchState';

export function resultCount(count: number): string {
  return `${formatNumber(count)} ${count === 1 ? 'Ergebnis' : 'Ergebnisse'}`;
}

/** With the number if the platform counts. */
export function moreText(count: number): string {
  if (count < 1) return 'Weitere Fahrzeuge laden';
  return count === 1 ? '1 weiteres Fahrzeug laden' : `${count} weitere Fahrzeuge laden`;
}

type Progress = Pick<SearchState, 'status' | 'totalCount'>;

const PLACES = {
  widget: { loading: 'Suche ...', found: (count: string) => `${count} Anzeigen` },
  filterDialog: { loading: 'Suche ...', found: (count: string) => `${count} Anzeigen` },
  detailFilterDialog: { loading: 'Suche...', found: (count: string) => `${count} Anzeigen` },
  sidebar: { loading: 'Suche...', found: (count: string) => count },
} as const;

export type ResultPlace = keyof typeof PLACES;

export function resultLabel({ status, totalCount }: Progress, place: ResultPlace): string {
  if (status === 'failed') return 'Zur Liste';
  if (status !== 'ready' || totalCount === undefined) return PLACES[place].loading;
  return totalCount === 0 ? 'Keine Ergebnisse' : PLACES[place].found(resultCount(totalCount));
}
