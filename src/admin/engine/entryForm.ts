import type { WriteOptions } from '../../api/admin/crud';
import type { Platform } from '../../api/platform';
import type { FormCheck } from '../../lib/check';
import type { Choice } from '../../ui/fields/choice';
import type { Question } from './QuestionDialog';
import type { Enumeration, EnumerationEntry } from '../../lib/enumeration';

/** Checked values with the calls that take them. Actions without a call are not offered. */
export interface Write {
  /** Values as they are sent, to compare what two forms would send. */
  sent: unknown;
  create?: (platform: Platform, options?: WriteOptions) => Promise<string | undefined>;
  update?: (platform: Platform, id: string, options?: WriteOptions) => Promise<void>;
}

interface FormTexts<Values> {
  /** Choices of fields that have some. */
  choices?: Readonly<Partial<Record<keyof Values & string, readonly Choice[]>>>;
  /** Label of a value that is no longer offered, such as a deleted location (default: the value). */
  goneLabel?: (value: string, name: string) => string;
  /** Units of numbers: '€', 'Tage'. */
  units?: Readonly<Partial<Record<keyof Values & string, string>>>;
}

/** Values whose chosen files were uploaded and have addresses instead. */
export interface Uploaded<Values> {
  values: Values;
  /** Deletes the uploaded files again, because nothing was written. */
  remove: () => Promise<void>;
}

interface FormParts<Row, Values> extends FormTexts<Values> {
  /** Field values of an entry, or of a new one. */
  entries: (row: Row | undefined) => Values;
  /** What is asked before an entry gets other values, whoever changes them and how. */
  questions?: (before: Values, after: Values, row: Row) => readonly Question[];
  /** Uploads chosen files before the write; absent where they are part of it. */
  upload?: (platform: Platform, values: Values, options?: WriteOptions) => Promise<Uploaded<Values>>;
}

/** How an entry is edited, as data: its fields, their check and the calls. What the form looks like is JSX in a `<FormSheet>`. */
export interface EntryForm<Row, Values> extends FormParts<Row, Values> {
  /** Label of each field. */
  labels: Readonly<Partial<Record<string, string>>>;
  check: (values: Values, row: Row | undefined) => FormCheck<Write>;
  canCreate: boolean;
  canUpdate: boolean;
}

interface FormCalls<Row, Values, Output> extends FormParts<Row, Values> {
  labels: Readonly<Record<keyof Values & string, string>>;
  check: (values: Values, row: Row | undefined) => FormCheck<Output>;
  create?: (platform: Platform, values: Output, options?: WriteOptions) => Promise<string | undefined>;
  update?: (platform: Platform, id: string, values: Output, options?: WriteOptions) => Promise<void>;
}

/** Binds the checked values of a form to their calls, so that only this function knows their type. */
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

/** Label of a chosen value. */
export function choiceLabel<Values>(form: FormTexts<Values>, name: keyof Values & string, value: string): string {
  const choices = form.choices?.[name];
  const label = choices?.find((choice) => choice.value === value)?.label;
  return label ?? (choices === undefined ? value : (form.goneLabel?.(value, name) ?? value));
}

/** All values of an enumeration as choices. */
export const choicesOf = <Table extends Record<string, EnumerationEntry>>({ keys, label }: Enumeration<Table>) =>
  keys.map((key) => ({ value: key, label: label(key) }));
