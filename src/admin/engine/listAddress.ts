import { LIST_PARAMETERS } from '../../domain/queryParameters';
import { decoded } from '../../lib/decoded';

/** Rows of a page (rules/admin: list). */
export const PAGE_SIZE = 7;

/** The value of `eintrag` for the form of a new entry. */
export const NEW_ENTRY = 'neu';

/** What a list shows, as its address says it (`?seite=2&sortierung=-name&suche=golf`). */
export interface ListState {
  /** From 1. */
  page: number;
  /** Absent: the list's own order. */
  sort: { id: string; isDescending: boolean } | undefined;
  search: string;
  /** Chosen values of each filter, by its name. */
  filters: Readonly<Record<string, readonly string[]>>;
  /** Id of the entry that is open in the sheet, or `neu`. */
  entry: string | undefined;
}

/** Reads the address; what makes no sense in it is passed over. */
export function readListState(
  query: URLSearchParams,
  columns: readonly string[],
  filters: readonly string[],
): ListState {
  const page = Number(query.get('seite') ?? 1);
  const sorting = query.get('sortierung') ?? '';
  const id = sorting.replace(/^-/, '');
  return {
    page: Number.isInteger(page) && page > 0 ? page : 1,
    sort: columns.includes(id) ? { id, isDescending: sorting.startsWith('-') } : undefined,
    search: query.get('suche') ?? '',
    filters: Object.fromEntries(
      filters.map((name) => [name, (query.get(name) ?? '').split(',').filter(Boolean).map(decoded)]),
    ),
    entry: query.get('eintrag') ?? undefined,
  };
}

/** The query of an address with another state of its list; parameters that are not the list's stay. */
export function writeListState(query: URLSearchParams, state: ListState): string {
  const written = new URLSearchParams(query);
  const put = (name: string, value: string) => (value === '' ? written.delete(name) : written.set(name, value));
  put('seite', state.page > 1 ? String(state.page) : '');
  put('sortierung', state.sort ? `${state.sort.isDescending ? '-' : ''}${state.sort.id}` : '');
  put('suche', state.search);
  for (const [name, values] of Object.entries(state.filters)) put(name, values.map(encodeURIComponent).join(','));
  put('eintrag', state.entry ?? '');
  const text = written.toString();
  return text === '' ? '' : `?${text}`;
}

/** After a press on a header: ascending, descending, the list's own order. */
export function nextSort(sort: ListState['sort'], id: string): ListState['sort'] {
  if (sort?.id !== id) return { id, isDescending: false };
  return sort.isDescending ? undefined : { id, isDescending: true };
}

/** Names that no filter may take. */
export const RESERVED_PARAMETERS: readonly string[] = [...LIST_PARAMETERS, 'eintrag'];
