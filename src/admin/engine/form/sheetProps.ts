import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { ScreenNotice } from '../../../state/notices';
import type { CheckedForm } from '../../../ui/fields/useCheckedForm';
import type { Entry } from '../entry';
import type { EntryForm } from '../entryForm';
import type { List } from '../list/useList';
import type { OpenForm } from './openForm';

/** Props of every sheet with the form of an entry. */
export interface FormSheetProps<Row extends Entry, Values extends FieldValues> {
  list: List<Row>;
  form: EntryForm<Row, Values>;
  /** Title of the sheet: 'Ansprechpartner bearbeiten'. That of a new entry is the label of its button. */
  title: string;
  isWide?: boolean;
  /** Message after a save. */
  saved?: string;
  /** Beside the fields, or below them on narrow screens. */
  aside?: (form: CheckedForm<Values, unknown>, row: Row | undefined) => ReactNode;
  children: (form: OpenForm<Values>, values: Values) => ReactNode;
}

/** Offers 'save and next' in the form of a new entry; without a next row its form is empty. */
export interface Series<Row, Values> {
  label: string;
  next?: (rows: readonly Row[], saved: Values) => Row | undefined;
}

/** Entries that are worked through one by one: answers, and the next entry after each. */
export interface Queue<Row, Values> {
  /** Buttons that save with these values, the last one as the primary. */
  answers: (row: Row, values: Values, hasNext: boolean) => readonly Answer<Values>[];
  next: (rows: readonly Row[], saved: Row) => Row | undefined;
  /** Remaining work, shown in the next sheet: 'Noch 4 zu prüfen.' */
  rest: (rows: readonly Row[], saved: Row) => string;
  /** Called with the saved values. @returns the link that is offered next to the message */
  onAnswer: (row: Row, values: Values) => ScreenNotice['link'];
}

interface Answer<Values> {
  label: string;
  values: Partial<Values>;
}
