import type { ComponentType, ReactElement, ReactNode } from 'react';
import type { DefaultValues, FieldValues } from 'react-hook-form';
import type { QueryClient } from '@tanstack/react-query';
import type { Platform } from '../../api/platform';
import type { FormCheck } from '../../lib/check';
import type { CheckedForm } from '../../ui/fields/useCheckedForm';
import type { ResourceName } from '../../state/queryClient';
import type { SettingsPage } from '../page';
import type { Deed } from '../rights';
import type { CsvImport } from './changes/csvImport';
import type { FormField } from './form/controls';

/** Row of a list. */
export interface Entry {
  id: string;
}

interface WriteOptions {
  signal?: AbortSignal;
  /** Called with the sent fraction of an upload, 0 to 1. */
  onUploadProgress?: (fraction: number) => void;
}

/** Calls of a resource (`api/admin`). Actions without a call are not offered. */
export interface Calls<Row, Write> {
  /** @param client cache for further lists that the rows need, so that each list is requested once */
  list: (platform: Platform, signal?: AbortSignal, client?: QueryClient) => Promise<Row[]>;
  create?: (platform: Platform, values: Write, options?: WriteOptions) => Promise<string | undefined>;
  update?: (platform: Platform, id: string, values: Write, options?: WriteOptions) => Promise<void>;
  remove?: (platform: Platform, id: string, signal?: AbortSignal) => Promise<void>;
}

/**
 * Priority of a column: 1 is always shown, 2 from a list width of 640 px, 3 from 720, 4 from 960 (`useShownPriority`); cards show
 * 1 to 3. The sheet shows everything.
 */
export type Priority = 1 | 2 | 3 | 4;

export interface Column<Row, Related> {
  /** Parameter value in the address. */
  id: string;
  header: string;
  priority: Priority;
  /** Text of a row: rendered, searched and exported. */
  text: (row: Row, related: Related) => string | undefined;
  /** Rendered instead of the text. */
  cell?: (row: Row, related: Related) => ReactElement | undefined;
  /** Second line, smaller. */
  note?: (row: Row, related: Related) => string | undefined;
  /** Sortable by the text, or by the returned key. Rows without a value are last. */
  sort?: true | ((row: Row, related: Related) => string | number | undefined);
  /** Whether the column is right-aligned, as amounts are. */
  isEnd?: boolean;
  /** `false` for columns that are never exported (personal data beyond the purpose of the file). */
  isExported?: false;
}

/** Column of the export only. */
export interface CsvExtra<Row, Related> {
  header: string;
  text: (row: Row, related: Related) => string | number | undefined;
  /** Exported only if ticked: personal data that the list does not show. */
  isOptional?: boolean;
}

/** Filter of a list by chosen values. */
export interface Filter<Row, Related> {
  /** Parameter name in the address: German, lower case. */
  id: string;
  label: string;
  options: (related: Related) => readonly { value: string; label: string }[];
  /** Values of a row. */
  valuesOf: (row: Row, related: Related) => readonly string[];
}

/** View of a list ('Zu prüfen', 'Freigegeben', 'Alle') with its count. One is active; the last one contains all rows. */
export interface Segment<Row> {
  id: string;
  label: string;
  has: (row: Row) => boolean;
}

/** A row in the search over all pages. */
interface FoundRow {
  /** Second line: '12.03.2026 · Zu prüfen'. */
  note?: string;
  /** Searched texts beside name and note. */
  texts: readonly (string | undefined)[];
}

export interface RowAction<Row, Related> {
  label: string;
  /** Accessible name, because several rows have the same button: '„Winterräder“ kopieren'. */
  name: (row: Row) => string;
  icon: ReactElement;
  /** Rendered as a button in the row instead of in the menu 'Aktionen'. */
  isInRow?: boolean;
  isOffered?: (row: Row) => boolean;
  /** Whether it destroys something: last in the menu, in the colour of errors. */
  isDestructive?: boolean;
  /** Link of the action (`tel:`, `mailto:`), instead of `run`. */
  href?: (row: Row) => string | undefined;
  /** Deed that needs a right of its own (default: all that see the list). */
  deed?: Deed;
  /** Reason why the action is locked for a row. It stays visible with the reason. */
  lock?: (row: Row) => string | undefined;
  run?: (row: Row, tools: ActionTools<Row, Related>) => void | Promise<void>;
}

/** PDF that the platform generates on demand. */
export interface FileDownload {
  /** 'Das PDF zu „Volkswagen Golf“' */
  label: string;
  fileName: string;
  fetch: (signal: AbortSignal) => Promise<Blob>;
}

/** Tools of row actions, sheets and dialogs. */
export interface ActionTools<Row, Related> {
  related: Related;
  platform: Platform;
  /** Opens the form of a new entry with the values of this one, unsaved from the start. */
  copy: (row: Row) => void;
  /** Opens the form of a new entry that belongs to this one; not unsaved before the first input. */
  createFor: (row: Row) => void;
  /** Opens the entry. */
  open: (row: Row) => void;
  /** Shows a message. A success disappears after 3.25 s, an error stays. */
  notify: (text: string, isError?: boolean) => void;
  /** Refetches the list. */
  reload: () => Promise<void>;
  /** Downloads and saves a file: one at a time, announced, cancelled by a button or by leaving the page. */
  download: (file: FileDownload) => void;
  /** Opens a custom dialog above the page. */
  openDialog: (question: (close: CloseQuestion) => ReactNode) => void;
}

/** @param removed ids of rows that the dialog deleted: their sheet closes, and the next row gets the focus */
export type CloseQuestion = (removed?: readonly string[]) => void;

export interface FormSection<Values extends FieldValues, Related> {
  /** Absent in a short form with one section. */
  title?: string;
  /** One sentence. */
  text?: string;
  fields: readonly FormField<Values, Related>[];
  when?: (values: Values) => boolean;
  /** Collapsed, for rarely needed fields. */
  isOptional?: boolean;
}

/** Props of custom parts of a form. */
export interface FormPartProps<Row, Values extends FieldValues, Output, Related> {
  form: CheckedForm<Values, Output>;
  row: Row | undefined;
  related: Related;
}

export interface ResourceForm<Row, Values extends FieldValues, Output, Related> {
  /** px. */
  width?: 560 | 760;
  /** Field values of an entry, or of a new one. */
  entries: (row: Row | undefined, related: Related) => Values & DefaultValues<Values>;
  sections: readonly FormSection<Values, Related>[];
  check: (values: Values, row: Row | undefined, related: Related) => FormCheck<Output>;
  /** Preview as the shop renders it, beside the fields or below them on narrow screens. */
  Preview?: ComponentType<FormPartProps<Row, Values, Output, Related>>;
  /** Confirmation before the values are sent; `undefined` without one. */
  confirm?: (values: Output, row: Row | undefined) => Question | undefined;
  /** Offers 'save and next' where series are entered. */
  series?: Series<Row, Values>;
  /** Offers 'save and next' in the form of an existing entry, where entries are worked through one by one. */
  nextEntry?: NextEntry<Row>;
}

interface NextEntry<Row> {
  /** Label of the button: 'Speichern und nächste'. */
  label: string;
  next: (rows: readonly Row[], saved: Row) => Row | undefined;
  /** Remaining work, shown in the next sheet: 'Noch 4 zu prüfen.' */
  rest: (rows: readonly Row[], saved: Row) => string;
}

interface Series<Row, Values> {
  /** Label of the button: 'Speichern und neu'. */
  label: string;
  /** Template of the next entry; without one its form is empty. */
  next?: (rows: readonly Row[], saved: Values) => Row | undefined;
}

export interface Question {
  title: string;
  text: ReactNode;
  confirmLabel: string;
  isDestructive?: boolean;
  /** Word to type before the dialog can be confirmed. */
  typed?: { label: string; word: string };
}

/** Props of the dialog that changes several entries. */
export interface BulkProps<Row extends Entry, Values extends FieldValues, Output, Related> {
  resource: Resource<Row, Values, Output, Related>;
  rows: readonly Row[];
  tools: ActionTools<Row, Related>;
  onClose: () => void;
}

/** Admin page as data: list, form, calls, permissions and texts. */
export interface Resource<Row extends Entry, Values extends FieldValues, Output, Related> extends Omit<
  SettingsPage,
  'Page'
> {
  /** First part of its query keys. */
  queryName: ResourceName;
  /** Further queries to invalidate after a change. */
  invalidates?: readonly ResourceName[];
  calls: Calls<Row, Output>;
  /** Hook for data of other resources that columns and fields use; gets the rows of the list. */
  useRelated?: (rows: readonly Row[]) => Related;
  /** Default order of the rows (default: order of the answer). */
  order?: (one: Row, other: Row) => number;
  /** Whether a row is listed (default: yes). */
  isShown?: (row: Row) => boolean;
  /** Searched fields, for the label: 'Name, E-Mail, Telefon'. */
  searchedIn: string;
  /** Searched texts beyond those of the columns. */
  searchTexts?: (row: Row, related: Related) => readonly (string | undefined)[];
  /** Whether the search text stays out of the address, because names and e-mails would end up in history and statistics of the host. */
  isSearchPrivate?: boolean;
  columns: readonly [Column<Row, Related>, ...Column<Row, Related>[]];
  filters?: readonly Filter<Row, Related>[];
  segments?: readonly Segment<Row>[];
  /** Name of a row in dialogs and labels. */
  nameOf: (row: Row) => string;
  form?: ResourceForm<Row, Values, Output, Related>;
  /** Template of a new entry from the query of the address (`eintrag=neu&…`), for links of other pages. */
  beginFrom?: (query: URLSearchParams) => Row | undefined;
  /** Texts of a row in the search over all pages; absent: not searched there. */
  found?: (row: Row) => FoundRow;
  /** Content of the sheet of an entry without a form. */
  Details?: ComponentType<{ row: Row; related: Related; tools: ActionTools<Row, Related> }>;
  /** Rendered after entries were deleted. */
  AfterRemoval?: ComponentType<{
    removed: readonly Row[];
    tools: ActionTools<Row, Related>;
    onClose: () => void;
  }>;
  /** Creates a deleted entry again, for the undo of its deletion. */
  restore?: (platform: Platform, row: Row) => Promise<unknown>;
  /** Whether a saved change can be put back for ten seconds. */
  isUndoable?: boolean;
  /** Changes several selected entries at once. */
  Bulk?: ComponentType<BulkProps<Row, Values, Output, Related>>;
  /** Reads an exported file back. */
  csvImport?: CsvImport<Row, Values>;
  /** Reason why an entry is read-only. It can still be opened. */
  lock?: (row: Row) => string | undefined;
  /** Whether a listed entry counts as deleted, such as a vehicle without its documents (default: it leaves the list). */
  isRemoved?: (row: Row) => boolean;
  /** Reason why an entry cannot be deleted. */
  removalLock?: (row: Row, rows: readonly Row[], related: Related) => string | undefined;
  actions?: readonly RowAction<Row, Related>[];
  /** Whether rows can be selected, to delete or export them together. */
  hasSelection?: boolean;
  /** Export-only columns. */
  csv?: readonly CsvExtra<Row, Related>[];
  /** `false` if the export has no personal data although the page has. */
  hasPersonalCsv?: false;
  /** Notes above the list. */
  Notes?: ComponentType<{ rows: readonly Row[]; related: Related }>;
  texts: {
    /** 'Ansprechpartner anlegen' */
    create?: string;
    /** Title of the sheet: 'Ansprechpartner bearbeiten'. */
    edit: string;
    created?: string;
    saved?: string;
    removed?: string;
    /** Label of the delete button: 'Ansprechpartner löschen'. */
    remove?: string;
    /** Consequences of the deletion. */
    removal?: (row: Row, related: Related) => ReactNode;
    /** Duration of a success message, ms (default: 3,250). */
    messageMs?: number;
  };
}
