import type { WriteOptions } from '../../api/admin/crud';
import type { Platform } from '../../api/platform';
import { changeBetween, type Change, type Fields } from '../../lib/change';
import type { FormCheck } from '../../lib/check';
import type { Enumeration, EnumerationEntry } from '../../lib/enumeration';
import type { Question } from './QuestionDialog';
import { typedErrors, type EntryField } from './entryFields';

/** Actions without a call are not offered. */
export interface Write {
  sent: unknown;
  create?: (platform: Platform, options?: WriteOptions) => Promise<string | undefined>;
  update?: (platform: Platform, id: string, options?: WriteOptions) => Promise<void>;
}

export interface Uploaded<Values> {
  values: Values;
  remove: () => Promise<void>;
}

interface FormParts<Row, Values> {
  entries: (row: Row | undefined) => Values;
  /** Without what the platform drops with them, for an undo; fields of such a form come back together. */
  asStored?: (values: Values) => Values;
  questions?: (before: Values, after: Values, row: Row) => readonly Question[];
  /** Before a creation, by what is stored then. */
  questionOfNew?: (
    platform: Platform,
    values: Values,
    template: Row | undefined,
    signal?: AbortSignal,
  ) => Promise<Question | undefined>;
  /** Whether a creation adds to this entry, where the platform names none: files of a vehicle. */
  addsTo?: (row: Row, values: Values) => boolean;
  /** Before the write; absent where files are part of it. */
  upload?: (platform: Platform, values: Values, options?: WriteOptions) => Promise<Uploaded<Values>>;
  /** By role (default: yes). */
  mayChange?: (name: string) => boolean;
  /** Why it can never be undone. */
  final?: (change: Change) => string | undefined;
}

/** How an entry is edited, as data: fields, check, calls. The form's look is JSX in a `<FormSheet>`. */
export interface EntryForm<Row, Values> extends FormParts<Row, Values> {
  fields: FormFields<Values>;
  check: (values: Values, row: Row | undefined) => FormCheck<Write>;
  canCreate: boolean;
  canUpdate: boolean;
}

/** Names may come from outside (an undone change). */
export type FormFields<Values> = Readonly<Partial<Record<string, EntryField<Values>>>>;

interface FormCalls<Row, Values, Output> extends FormParts<Row, Values> {
  fields: Readonly<Record<keyof Values & string, EntryField<Values>>>;
  check: (values: Values, row: Row | undefined) => FormCheck<Output>;
  create?: (platform: Platform, values: Output, options?: WriteOptions) => Promise<string | undefined>;
  update?: (platform: Platform, id: string, values: Output, options?: WriteOptions) => Promise<void>;
}

/** Binds checked values to their calls: only this function knows their type. */
export function entryForm<Row, Values, Output>({
  check,
  create,
  update,
  ...form
}: FormCalls<Row, Values, Output>): EntryForm<Row, Values> {
  return {
    ...form,
    canCreate: create !== undefined,
    canUpdate: update !== undefined,
    check: (values, row) => {
      const { errors, values: sent } = check(values, row);
      if (errors !== undefined) return { errors };
      return {
        values: {
          sent,
          create: create && ((platform, options) => create(platform, sent, options)),
          update: update && ((platform, id, options) => update(platform, id, sent, options)),
        },
      };
    },
  };
}

export const choicesOf = <Table extends Record<string, EnumerationEntry>>({ keys, label }: Enumeration<Table>) =>
  keys.map((key) => ({ value: key, label: label(key) }));

/** Rules, and what is asked of changed values only (rules/admin: stored values). */
export function checkTyped<Row, Values extends Fields>(
  form: Pick<EntryForm<Row, Values>, 'fields' | 'check' | 'entries'>,
  values: Values,
  row: Row | undefined,
): FormCheck<Write> {
  const checked = form.check(values, row);
  const typed = typedErrors(form.fields, changeBetween(form.entries(row), values));
  return typed === undefined ? checked : { errors: { ...checked.errors, ...typed } };
}
