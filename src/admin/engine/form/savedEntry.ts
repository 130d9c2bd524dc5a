import type { FieldValues } from 'react-hook-form';
import type { Entry, ResourceForm } from '../resource';

/** Whether a value contains a chosen file. */
export function hasFile(value: unknown): boolean {
  if (value instanceof File) return true;
  return typeof value === 'object' && value !== null && Object.values(value).some(hasFile);
}

interface SavedEntry<Row extends Entry, Values extends FieldValues, Output, Related> {
  form: ResourceForm<Row, Values, Output, Related>;
  related: Related;
  /** Values of the form. */
  values: Values;
  /** Values before the write; `undefined` for a new entry. */
  before: Values | undefined;
  /** Current entry of the platform. */
  now: Row;
}

/** Whether an entry of the platform has the values of a form, that is, whether a write with a lost answer has arrived. */
export function isSavedAs<Row extends Entry, Values extends FieldValues, Output, Related>({
  form,
  related,
  values,
  before,
  now,
}: SavedEntry<Row, Values, Output, Related>): boolean {
  const theirs: Values = form.entries(now, related);
  const old: Readonly<Record<string, unknown>> = before ?? {};
  const mine: Record<string, unknown> = { ...values };
  for (const [name, value] of Object.entries(values)) {
    if (!hasFile(value)) continue;
    // An uploaded file has a new address.
    if (JSON.stringify(theirs[name]) === JSON.stringify(old[name])) return false;
    mine[name] = theirs[name];
  }
  // Compares the values to send: '49,90' equals '49,9'.
  const [sent, kept] = [mine as Values, theirs].map((each) => form.check(each, now, related).values);
  return sent !== undefined && JSON.stringify(sent) === JSON.stringify(kept);
}
