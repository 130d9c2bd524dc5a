import type { ComponentType, ReactNode } from 'react';
import type { DefaultValues, FieldValues } from 'react-hook-form';
import type { Platform } from '../../api/platform';
import type { Role } from '../../domain/person/role';
import type { FormCheck } from '../../lib/forms/check';
import type { CheckedForm } from '../../ui/fields/useCheckedForm';
import type { ResourceName } from '../../state/queryClient';
import type { SettingsPage } from '../page';
import type { FormField } from './controls';

/** What every row of a list has. */
export interface Entry {
  id: string;
}

export interface WriteOptions {
  signal?: AbortSignal;
  /** Told how much of an upload has been sent, from 0 to 1. */
  onUploadProgress?: (fraction: number) => void;
}

/** The calls of a resource (`api/admin`); what is absent is not offered. */
export interface Calls<Row, Write> {
  /** `onFirst`: told the first rows of a long list while the others are still being read. */
  list: (platform: Platform, signal?: AbortSignal, onFirst?: (rows: Row[]) => void) => Promise<Row[]>;
  create?: (platform: Platform, values: Write, options?: WriteOptions) => Promise<string | undefined>;
  update?: (platform: Platform, id: string, values: Write, options?: WriteOptions) => Promise<void>;
  remove?: (platform: Platform, id: string, signal?: AbortSignal) => Promise<void>;
}

/**
 * How important a column is: 1 is always shown, 2 from a list of 640 px, 3 from 720, 4 from 960 (`useShownPriority`); a card
 * shows 1 to 3. What has no column is in the sheet.
 */
export type Priority = 1 | 2 | 3 | 4;

export interface Column<Row, Related> {
  /** Its name in the address. */
  id: string;
  header: string;
  priority: Priority;
  /** What the row says here: shown, searched and exported. */
  text: (row: Row, related: Related) => string | undefined;
  /** Drawn instead of the text. */
  cell?: (row: Row, related: Related) => ReactNode;
  /** A second, quieter line. */
  note?: (row: Row, related: Related) => string | undefined;
  /** Can be sorted: by its text, or by what this gives back; empty ones come last. */
  sort?: true | ((row: Row, related: Related) => string | number | undefined);
  /** Amounts stand at the right. */
  isEnd?: boolean;
  /** `false`: shown, but never exported (what a list of persons must not take along). */
  isExported?: false;
}

/** A column that only the export has. */
export interface CsvExtra<Row, Related> {
  header: string;
  text: (row: Row, related: Related) => string | number | undefined;
  /** Exported only if it is ticked: personal data beyond what the list shows. */
  isOptional?: boolean;
}

/** Narrows a list down by values that are chosen. */
export interface Filter<Row, Related> {
  /** Its name in the address: German, lower case. */
  id: string;
  label: string;
  options: (related: Related) => readonly { value: string; label: string }[];
  /** Values of a row. */
  valuesOf: (row: Row, related: Related) => readonly string[];
}

/** Views of a list of which one is chosen ('Zu prüfen', 'Freigegeben', 'Alle'), with their counts; the last is everything. */
export interface Segment<Row> {
  id: string;
  label: string;
  has: (row: Row) => boolean;
}

export interface RowAction<Row, Related> {
  label: string;
  /** The name that a screen reader reads out, where several rows have the same button: '„Winterräder“ kopieren'. */
  name: (row: Row) => string;
  icon: ReactNode;
  /** Stands in the row itself, not behind 'Aktionen'. */
  isInRow?: boolean;
  isOffered?: (row: Row) => boolean;
  /** Who may do it. Default: everybody who sees the list. */
  roles?: readonly Role[];
  /** Why it is not possible for this row; it stays visible and says so. */
  lock?: (row: Row) => string | undefined;
  run: (row: Row, tools: ActionTools<Row, Related>) => void | Promise<void>;
}

/** A PDF that the platform makes on demand. */
export interface FileDownload {
  /** 'Das PDF zu „Volkswagen Golf“' */
  label: string;
  fileName: string;
  fetch: (signal: AbortSignal) => Promise<Blob>;
}

/** What an action of a row may do with the page. */
export interface ActionTools<Row, Related> {
  related: Related;
  platform: Platform;
  /** Opens the form of a new entry with the values of this one; the copy is unsaved from its beginning. */
  copy: (row: Row) => void;
  /** Opens the form of a new entry that belongs to this one; as long as nothing is typed, nothing is unsaved. */
  createFor: (row: Row) => void;
  /** Opens the entry. */
  open: (row: Row) => void;
  /** Shows a message; without `isError` it goes after 3.25 s. */
  say: (text: string, isError?: boolean) => void;
  /** Reads the list anew. */
  reload: () => Promise<void>;
  /** Loads a file and saves it: one at a time, said while it lasts, cancelled by a button and by leaving the page. */
  download: (file: FileDownload) => void;
  /** Shows a question of its own above the page, until it is closed. */
  ask: (question: (close: CloseQuestion) => ReactNode) => void;
}

/** @param removed ids of rows that are gone with the answer: a sheet of theirs closes, and the focus goes to the row that follows */
export type CloseQuestion = (removed?: readonly string[]) => void;

export interface FormSection<Values extends FieldValues, Related> {
  /** Absent: the only group of a short form. */
  title?: string;
  /** One sentence. */
  text?: string;
  fields: readonly FormField<Values, Related>[];
  when?: (values: Values) => boolean;
  /** Closed at first, for what few need. */
  isOptional?: boolean;
}

/** What a form's own parts get. */
export interface FormPartProps<Row, Values extends FieldValues, Output, Related> {
  form: CheckedForm<Values, Output>;
  row: Row | undefined;
  related: Related;
}

export interface ResourceForm<Row, Values extends FieldValues, Output, Related> {
  /** px. */
  width?: 560 | 760;
  /** What stands in the fields: of an entry, or of a new one. */
  entries: (row: Row | undefined, related: Related) => Values & DefaultValues<Values>;
  sections: readonly FormSection<Values, Related>[];
  check: (values: Values, row: Row | undefined, related: Related) => FormCheck<Output>;
  /** Beside the fields, or under them where it is narrow: how the shop shows what is typed. */
  Preview?: ComponentType<FormPartProps<Row, Values, Output, Related>>;
  /** Asked before the values are sent; `undefined`: nothing to ask. */
  confirm?: (values: Output, row: Row | undefined) => Question | undefined;
  /** Offers to save and to go on with the next entry, where series are entered. */
  series?: Series<Row, Values>;
}

export interface Series<Row, Values> {
  /** Of the button: 'Speichern und neu'. */
  label: string;
  /** What the next form begins with; without it, or where there is none, it is empty. */
  next?: (rows: readonly Row[], saved: Values) => Row | undefined;
}

export interface Question {
  title: string;
  text: ReactNode;
  confirmLabel: string;
  isDestructive?: boolean;
  /** Has to be typed before it can be confirmed. */
  typed?: { label: string; word: string };
}

/** A page of the admin area as data: what it lists, what of it can be changed, in which words (rules/admin: pages). */
export interface Resource<Row extends Entry, Values extends FieldValues, Output, Related> extends Omit<
  SettingsPage,
  'Page'
> {
  /** Names its answers in the QueryClient. */
  queryName: ResourceName;
  /** Further answers that a change makes old. */
  invalidates?: readonly ResourceName[];
  calls: Calls<Row, Output>;
  /** A hook: answers of other resources that columns and fields refer to. */
  useRelated?: () => Related;
  /** Rows in the page's own order. */
  order?: (one: Row, other: Row) => number;
  /** Rows that are not shown. */
  isShown?: (row: Row) => boolean;
  /** What is searched, for the label of the field: 'Name, E-Mail, Telefon'. Default: every column. */
  searchedIn: string;
  /** Further texts that a row is found by. */
  searchTexts?: (row: Row, related: Related) => readonly (string | undefined)[];
  /** Names and e-mails stay out of the address, and with it out of the host's history and statistics. */
  isSearchPrivate?: boolean;
  columns: readonly [Column<Row, Related>, ...Column<Row, Related>[]];
  filters?: readonly Filter<Row, Related>[];
  segments?: readonly Segment<Row>[];
  /** What a row is called in questions and names of buttons. */
  nameOf: (row: Row) => string;
  form?: ResourceForm<Row, Values, Output, Related>;
  /** Shown in the sheet of an entry that has no form. */
  Details?: ComponentType<{ row: Row; related: Related; tools: ActionTools<Row, Related> }>;
  /** Asked or said after entries were deleted. */
  AfterRemoval?: ComponentType<{
    removed: readonly Row[];
    tools: ActionTools<Row, Related>;
    onClose: () => void;
  }>;
  /** Why an entry cannot be changed; it opens all the same, to be read. */
  lock?: (row: Row) => string | undefined;
  /** Whether an entry that stays in the list (a vehicle) has lost what is deleted here (its documents). Default: it leaves the list. */
  isRemoved?: (row: Row) => boolean;
  /** Why an entry cannot be deleted. */
  removalLock?: (row: Row, rows: readonly Row[], related: Related) => string | undefined;
  actions?: readonly RowAction<Row, Related>[];
  /** Rows can be selected, to be deleted or exported together. */
  hasSelection?: boolean;
  /** Columns of the export beyond those of the list. */
  csv?: readonly CsvExtra<Row, Related>[];
  /** `false`: although the page shows persons, its export does not. */
  hasPersonalCsv?: false;
  /** Above the list. */
  Notes?: ComponentType<{ rows: readonly Row[]; related: Related }>;
  texts: {
    /** 'Ansprechpartner anlegen' */
    create?: string;
    /** Title of the sheet: 'Ansprechpartner bearbeiten'. */
    edit: string;
    created?: string;
    saved?: string;
    removed?: string;
    /** Of the button that deletes: 'Ansprechpartner löschen'. */
    remove?: string;
    /** What goes with the entry, named. */
    removal?: (row: Row, related: Related) => ReactNode;
    /** Has to be typed before the entry goes. */
    removalTyped?: (row: Row) => { label: string; word: string };
    /** Milliseconds that a success is shown. Default: 3,250. */
    messageMs?: number;
  };
}
