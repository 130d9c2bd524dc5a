import { readTypedNumber } from '../../lib/typedNumber';
import type { Change } from '../../lib/change';
import { formatAmount } from '../../lib/format';
import { choiceLabel } from './entryFields';
import type { FormFields } from './entryForm';

export const EMPTY = 'leer';

/** `undefined`: no text, such as files. */
export function valueText(value: unknown, labelOf = (text: string) => text): string | undefined {
  if (Array.isArray(value)) {
    const texts = value.map((part) => valueText(part, labelOf));
    return texts.includes(undefined) ? undefined : texts.join(', ') || EMPTY;
  }
  if (typeof value === 'boolean') return value ? 'Ja' : 'Nein';
  if (typeof value === 'string') return value === '' ? EMPTY : labelOf(value);
  return typeof value === 'number' ? String(value) : undefined;
}

export function shownText<Values>(fields: FormFields<Values>, name: string, value: unknown): string | undefined {
  const { unit, isSecret, ...field } = fields[name] ?? {};
  if (isSecret) return undefined;
  const text = valueText(value, (key) => choiceLabel(field, key));
  if (text === undefined || unit === undefined || value === '') return text;
  const amount = unit === '€' ? readTypedNumber(text) : undefined;
  return amount === undefined ? `${text} ${unit}` : formatAmount(amount);
}

/** 'Ergebnis: Freigeben, Wert: 4.700,00 €'. */
export const fieldsText = <Values>(fields: FormFields<Values>, change: Change): string =>
  Object.entries(change)
    .map(([name, { after }]) =>
      [fields[name]?.label ?? name, shownText(fields, name, after)].filter(Boolean).join(': '),
    )
    .join(', ');
