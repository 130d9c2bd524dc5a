import type { FieldValues } from 'react-hook-form';
import type { EntryForm } from './entryForm';

/** Whether a value contains a chosen file. */
export function hasFile(value: unknown): boolean {
  if (value instanceof File) return true;
  return typeof value === 'object' && value !== null && Object.values(value).some(hasFile);
}

interface SavedEntry<Row, Values> {
  form: Pick<EntryForm<Row, Values>, 'entries' | 'check'>;
  /** Values of the form. */
  values: Values;
  /** Values before the write; `undefined` for a new entry. */
  before: Values | undefined;
  /** Current entry of the platform. */
  now: Row;
}

/** Whether an entry of the platform has the values of a form, that is, whether a write with a lost answer has arrived. */
export function isSavedAs<Row, Values extends FieldValues>({
  form,
  values,
  before,
  now,
}: SavedEntry<Row, Values>): boolean {
  const theirs = form.entries(now);
  const mine: Record<string, unknown> = { ...values };
  for (const [name, value] of Object.entries(values)) {
    if (!hasFile(value)) continue;
    // An uploaded file has a new address.
    const address: unknown = theirs[name];
    if (JSON.stringify(address) === JSON.stringify(before?.[name])) return false;
    mine[name] = address;
  }
  // Compares the values to send: '49,90' equals '49,9'.
  const [sent, stored] = [mine as Values, theirs].map((each) => form.check(each, now).values?.sent);
  return sent !== undefined && JSON.stringify(sent) === JSON.stringify(stored);
}
