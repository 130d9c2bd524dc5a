import type { FieldValues } from 'react-hook-form';
import { toJson } from '../../lib/json';
import type { Entry, ResourceForm } from './resource';

/** Whether a value holds a chosen file. */
export function hasFile(value: unknown): boolean {
  if (value instanceof File) return true;
  return typeof value === 'object' && value !== null && Object.values(value).some(hasFile);
}

interface SavedEntry<Row extends Entry, Values extends FieldValues, Output, Related> {
  form: ResourceForm<Row, Values, Output, Related>;
  related: Related;
  /** Values of the form. */
  values: Values;
  /** The entry before the write; `undefined` for a new one. */
  before: Row | undefined;
  /** The entry as the platform has it now. */
  now: Row;
}

/** Whether an entry of the platform holds the values of a form: whether a write whose answer was lost has arrived. */
export function isSavedAs<Row extends Entry, Values extends FieldValues, Output, Related>({
  form,
  related,
  values,
  before,
  now,
}: SavedEntry<Row, Values, Output, Related>): boolean {
  const theirs: Values = form.entries(now, related);
  const old: Readonly<Record<string, unknown>> = before === undefined ? {} : form.entries(before, related);
  const mine: Record<string, unknown> = { ...values };
  for (const [name, value] of Object.entries(values)) {
    if (!hasFile(value)) continue;
    // An uploaded file has an address by now: another one than before.
    if (toJson(theirs[name]) === toJson(old[name])) return false;
    mine[name] = theirs[name];
  }
  // Compared as they are sent: '49,90' and '49,9' are the same.
  const [sent, kept] = [mine as Values, theirs].map((each) => form.check(each, now, related).values);
  return sent !== undefined && toJson(sent) === toJson(kept);
}
