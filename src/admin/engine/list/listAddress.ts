import { safeDecode } from '../../../lib/safeDecode';

export const ROWS_PER_PAGE = 7;
/** px: all above the rows, and one row. */
export interface RowSize {
  above: number;
  row: number;
}

const ESTIMATED_SIZE: RowSize = { above: 270, row: 52 };
/** px. */
const PAGER_HEIGHT = 90;

/** Number of rows that fill a window, 7 in the smallest. */
export const rowsIn = (windowHeight: number, { above, row } = ESTIMATED_SIZE) =>
  Math.min(25, Math.max(ROWS_PER_PAGE, Math.floor((windowHeight - above - PAGER_HEIGHT) / row)));

/** rules/admin: rows of a page */
export const PAGE_SIZES: readonly number[] = [ROWS_PER_PAGE, 25, 50];

/** Filter that chooses columns, not rows; none chosen: all. */
export const COLUMN_CHOICE = 'spalten';

/** Parameters of links into a list that concern one entry only. */
const LINK_PARAMETERS = ['vin', 'nummer', 'nachricht', 'art', 'von'];

/** An entry opened from Heute leads back there. */
export const FROM_TODAY = 'von=heute';

/** A message about the entry instead of its sheet. */
export const NEW_MESSAGE = 'nachricht=neu';

export const NEW_ENTRY = 'neu';

/** `?seite=2&sortierung=-name&suche=golf` */
export interface ListState {
  /** From 1. */
  page: number;
  /** `undefined`: order of the resource. */
  sort: { id: string; isDescending: boolean } | undefined;
  search: string;
  filters: Readonly<Record<string, readonly string[]>>;
  /** `undefined`: as many as fill the window. */
  pageSize: number | undefined;
  /** Id, or `neu`. */
  entry: string | undefined;
}

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
      filters.map((name) => [name, (query.get(name) ?? '').split(',').filter(Boolean).map(safeDecode)]),
    ),
    pageSize: PAGE_SIZES.find((size) => size === Number(query.get('zeilen'))),
    entry: query.get('eintrag') ?? undefined,
  };
}

export function writeListState(query: URLSearchParams, state: ListState): string {
  const written = new URLSearchParams(query);
  const put = (name: string, value: string) => (value === '' ? written.delete(name) : written.set(name, value));
  put('seite', state.page > 1 ? String(state.page) : '');
  put('sortierung', state.sort ? `${state.sort.isDescending ? '-' : ''}${state.sort.id}` : '');
  put('suche', state.search);
  for (const [name, values] of Object.entries(state.filters)) put(name, values.map(encodeURIComponent).join(','));
  put('eintrag', state.entry ?? '');
  put('zeilen', String(state.pageSize ?? ''));
  if (state.entry === undefined) for (const name of LINK_PARAMETERS) written.delete(name);
  const text = written.toString();
  return text === '' ? '' : `?${text}`;
}

export function nextSort(sort: ListState['sort'], id: string): ListState['sort'] {
  if (sort?.id !== id) return { id, isDescending: false };
  return sort.isDescending ? undefined : { id, isDescending: true };
}
