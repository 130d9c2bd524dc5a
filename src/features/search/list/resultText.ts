import type { SearchState } from '../state/searchState';

/** '1 Ergebnis', '160 Ergebnisse' (storefront 2.3). */
export function resultCount(count: number): string {
  return `${count.toLocaleString('de-DE')} ${count === 1 ? 'Ergebnis' : 'Ergebnisse'}`;
}

type Progress = Pick<SearchState, 'status' | 'totalCount'>;

/** What a button says that leads from the filter to the list (storefront 2.2 and 2.3). */
export function resultLabel(
  { status, totalCount }: Progress,
  words: { loading: 'Suche ...' | 'Suche...'; suffix?: ' Anzeigen' },
): string {
  if (status === 'failed') return 'Keine Ergebnisse';
  if (status !== 'ready' || totalCount === undefined) return words.loading;
  return totalCount === 0 ? 'Keine Ergebnisse' : `${resultCount(totalCount)}${words.suffix ?? ''}`;
}
