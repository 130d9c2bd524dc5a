import type { FieldValues } from 'react-hook-form';
import type { ActionTools, Entry, Resource } from '../resource';
import type { FilteredRows } from './useFilteredRows';
import type { ListStateControl } from './useListState';

/** Result of `useListTable`: matching rows, the page of them, and the selection. */
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

/** Parts of a resource that its list needs, independent of its form. */
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
  /** Whether a row came since the list was last open. */
  isNew: (row: Row) => boolean;
  /** Row whose menu is open; held here, because table and cards render their own menus. */
  menu: { openId: string | undefined; setOpenId: (id: string | undefined) => void };
}

/** Props of table and cards. */
export type ListBodyProps<Row extends Entry, Related> = Omit<ListParts<Row, Related>, 'filtered'> & {
  isLoading: boolean;
  /** Whether rows are being refetched. */
  isReading: boolean;
  changedId: string | undefined;
  onRemove: (row: Row) => void;
  onCreate: (() => void) | undefined;
};

/** Props of the sheet of an entry. */
export interface EntrySheetProps<Row extends Entry, Values extends FieldValues, Output, Related> {
  resource: Resource<Row, Values, Output, Related>;
  related: Related;
  tools: ActionTools<Row, Related>;
  rows: readonly Row[];
  /** `undefined` for a new entry. */
  row: Row | undefined;
  /** Template of a new entry, and whether the new one is a copy of it. */
  template: { row: Row; isCopy: boolean } | undefined;
  canEdit: boolean;
  /** Result of the entry that was saved before this one was opened. */
  done: string | undefined;
  onClose: () => void;
  /** @param opensNext whether the sheet stays open for the next entry */
  onSaved: (id: string | undefined, opensNext: boolean) => void;
}
