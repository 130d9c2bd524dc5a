import { formatNumber } from '../../../lib/format';
import type { SearchState } from '../state/searchState';

/** '1 Ergebnis', '160 Ergebnisse' (storefront 2.3). */
export function resultCount(count: number): string {
  return `${formatNumber(count)} ${count === 1 ? 'Ergebnis' : 'Ergebnisse'}`;
}

/** Of the last vehicles only as many as there are (storefront 2.2). */
export function moreText(count: number): string {
  return count === 1 ? '1 weiteres Fahrzeug laden' : `${count} weitere Fahrzeuge laden`;
}

type Progress = Pick<SearchState, 'status' | 'totalCount'>;

/** Words of the documents for each place that leads from the filter to the list, letter for letter (storefront 2.2 and 2.3). */
const PLACES = {
  widget: { loading: 'Suche ...', found: (count: string) => `${count} Anzeigen` },
  filterDialog: { loading: 'Suche ...', found: (count: string) => `${count} Anzeigen` },
  detailFilterDialog: { loading: 'Suche...', found: (count: string) => `${count} Anzeigen` },
  sidebar: { loading: 'Suche...', found: (count: string) => count },
} as const;

export type ResultPlace = keyof typeof PLACES;

/** What a button says that leads from the filter to the list. */
export function resultLabel({ status, totalCount }: Progress, place: ResultPlace): string {
  if (status === 'failed') return 'Keine Ergebnisse';
  if (status !== 'ready' || totalCount === undefined) return PLACES[place].loading;
  return totalCount === 0 ? 'Keine Ergebnisse' : PLACES[place].found(resultCount(totalCount));
}
