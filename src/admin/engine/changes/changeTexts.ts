import type { FieldValues } from 'react-hook-form';
import type { Change, Fields } from '../../../lib/change';
import { fieldName } from '../entryFields';
import type { EntryForm, FormFields } from '../entryForm';
import { EMPTY, shownText } from '../valueText';
import { type SentChange } from './sendChange';
import { isEmpty } from '../../../lib/change';

const LONGEST = 60;

export interface ChangedPart {
  name: string;
  label: string;
  before: string;
  after: string;
}

export function changedParts<Values>(fields: FormFields<Values>, change: Change): ChangedPart[] {
  const textOf = (name: string, value: unknown) => shownText(fields, name, value) ?? '';
  return Object.entries(change).map(([name, { before, after }]) => ({
    name,
    label: fieldName(fields[name] ?? { label: name }),
    before: textOf(name, before),
    after: textOf(name, after),
  }));
}

/** 'Preis: Inzwischen geändert, bleibt bei 222,00 €.' */
export function leftText<Values extends FieldValues>(
  { fields }: Pick<EntryForm<never, Values>, 'fields'>,
  left: Fields,
): string {
  return Object.entries(left)
    .map(([name, value]) => {
      const text = shownText(fields, name, value);
      const isLong = text !== undefined && text.length > LONGEST;
      const words = isLong ? `bei ${text.slice(0, LONGEST)} …` : text === EMPTY ? EMPTY : text && `bei ${text}`;
      return `${fieldName(fields[name] ?? { label: name })}: Inzwischen geändert, ${['bleibt', words].filter(Boolean).join(' ')}.`;
    })
    .join(' ');
}

export function takenBackText<Values extends FieldValues>(
  form: Pick<EntryForm<never, Values>, 'fields'>,
  { change, left }: Pick<SentChange<never, Values>, 'change' | 'left'>,
): string {
  if (isEmpty(left)) return isEmpty(change) ? 'Die früheren Werte stehen schon da.' : 'Rückgängig gemacht';
  return `${isEmpty(change) ? 'Nicht' : 'Teilweise'} rückgängig gemacht. ${leftText(form, left)}`;
}
