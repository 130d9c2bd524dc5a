import type { FieldValues } from 'react-hook-form';
import { readDecimal } from '../../domain/dealer/rules';
import type { Change } from '../../lib/change';
import { formatAmount } from '../../lib/format';
import { choiceLabel, type EntryForm } from './entryForm';

/**
 * Text of a value; `undefined` for values without text, such as files.
 *
 * @param labelOf label of a chosen value
 */
export function valueText(value: unknown, labelOf = (text: string) => text): string | undefined {
  if (Array.isArray(value)) {
    const texts = value.map((part) => valueText(part, labelOf));
    return texts.includes(undefined) ? undefined : texts.join(', ') || 'leer';
  }
  if (typeof value === 'boolean') return value ? 'Ja' : 'Nein';
  if (typeof value === 'string') return value === '' ? 'leer' : labelOf(value);
  return typeof value === 'number' ? String(value) : undefined;
}

/** Text of a value of a form, with the labels of its choices, or with its unit. */
export function shownText<Values extends FieldValues>(
  form: Pick<EntryForm<never, Values>, 'choices' | 'goneLabel' | 'units'>,
  name: string,
  value: unknown,
): string | undefined {
  const text = valueText(value, (key) => choiceLabel(form, name, key));
  const unit = value === '' ? undefined : form.units?.[name];
  if (text === undefined || unit === undefined) return text;
  const amount = unit === '€' ? readDecimal(text) : undefined;
  return amount === undefined ? `${text} ${unit}` : formatAmount(amount);
}

/** New values of a change: 'Ergebnis: Freigeben, Wert: 4.700,00 €'. */
export const fieldsText = <Values extends FieldValues>(
  form: Pick<EntryForm<never, Values>, 'labels' | 'choices' | 'goneLabel' | 'units'>,
  change: Change,
): string =>
  Object.entries(change)
    .map(([name, { after }]) => [form.labels[name] ?? name, shownText(form, name, after)].filter(Boolean).join(': '))
    .join(', ');
