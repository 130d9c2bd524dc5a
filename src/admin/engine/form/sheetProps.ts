import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { ScreenNotice } from '../../../state/notices';
import type { CheckedForm } from '../../../ui/fields/useCheckedForm';
import type { Entry } from '../entry';
import type { EntryForm } from '../entryForm';
import type { List } from '../list/useList';
import type { OpenForm } from './openForm';

export interface FormSheetProps<Row extends Entry, Values extends FieldValues> {
  list: List<Row>;
  form: EntryForm<Row, Values>;
  /** 'Ansprechpartner bearbeiten'. A new entry has its button's label. */
  title: string;
  isWide?: boolean;
  saved?: string;
  /** Beside the fields; on narrow screens below. */
  aside?: (form: CheckedForm<Values, unknown>, row: Row | undefined) => ReactNode;
  children: (form: OpenForm<Values>, values: Values) => ReactNode;
}

/** 'Save and next' of a new entry; without a next row the form is empty. */
export interface Series<Row, Values> {
  label: string;
  next?: (rows: readonly Row[], saved: Values) => Row | undefined;
}

/** Worked through one by one: answers, and the next entry. */
export interface Queue<Row, Values> {
  /** Buttons that save these values, the last one primary. */
  answers: (row: Row, values: Values, hasNext: boolean) => readonly Answer<Values>[];
  next: (rows: readonly Row[], saved: Row) => Row | undefined;
  /** In the next sheet: 'Noch 4 zu prüfen.' */
  rest: (rows: readonly Row[], saved: Row) => string;
  /** After saving. @returns link beside the message */
  onAnswer: (row: Row, values: Values) => ScreenNotice['link'];
}

interface Answer<Values> {
  label: string;
  values: Partial<Values>;
}
