import type { FieldValues } from 'react-hook-form';
import type { ActionTools, Entry, Resource } from './resource';
import type { FilteredRows } from './useFilteredRows';
import type { ListStateControl } from './useListState';

/** What `useListTable` gives: rows of the page, of all hits, and which are selected. */
export interface ListTable<Row> {
  hits: readonly Row[];
  pageRows: readonly Row[];
  page: number;
  pageCount: number;
  selection: Selection;
  setSelection: (change: (selection: Selection) => Selection) => void;
}

/** Ids of the selected rows. */
export type Selection = Record<string, true>;

/** What a list draws is independent of the values of its form. */
export type ListedResource<Row extends Entry, Related> = Pick<
  Resource<Row, FieldValues, unknown, Related>,
  | 'page'
  | 'title'
  | 'columns'
  | 'filters'
  | 'segments'
  | 'searchedIn'
  | 'nameOf'
  | 'lock'
  | 'removalLock'
  | 'actions'
  | 'hasSelection'
  | 'csv'
  | 'hasPersonalCsv'
  | 'isPersonal'
  | 'sentence'
> & { texts: { create?: string; edit: string; remove?: string } };

export interface ListParts<Row extends Entry, Related> {
  resource: ListedResource<Row, Related>;
  related: Related;
  /** All rows of the resource. */
  rows: readonly Row[];
  table: ListTable<Row>;
  list: ListStateControl;
  filtered: FilteredRows<Row>;
  tools: ActionTools<Row, Related>;
  canEdit: boolean;
  canRemove: boolean;
  lockOf: (row: Row) => string | undefined;
  /** The row whose menu is open: kept here, because table and cards draw their own. */
  menu: { openId: string | undefined; setOpenId: (id: string | undefined) => void };
}

/** What table and cards of a list get. */
export type ListBodyProps<Row extends Entry, Related> = Omit<ListParts<Row, Related>, 'filtered'> & {
  isLoading: boolean;
  /** Old rows are shown while new ones are read. */
  isReading: boolean;
  changedId: string | undefined;
  onRemove: (row: Row) => void;
  onCreate: (() => void) | undefined;
};

/** What the sheet of an entry gets. */
export interface EntrySheetProps<Row extends Entry, Values extends FieldValues, Output, Related> {
  resource: Resource<Row, Values, Output, Related>;
  related: Related;
  tools: ActionTools<Row, Related>;
  rows: readonly Row[];
  /** `undefined`: a new entry. */
  row: Row | undefined;
  /** The entry that a new one begins with, and whether it is a copy of it. */
  begun: { row: Row; isCopy: boolean } | undefined;
  canEdit: boolean;
  onClose: () => void;
  /** @param opensNext the sheet stays, empty, for the next entry */
  onSaved: (id: string | undefined, opensNext: boolean) => void;
}
