import * as z from 'zod/mini';
import { listOf, nonEmptyText } from '../../lib/schema';

/** Compared by value (cents), shown by text. */
const termSchema = z.object({
  name: nonEmptyText(),
  id: z.optional(z.string()),
  label: nonEmptyText(),
  value: z.union([z.number(), z.string()]),
  text: nonEmptyText(),
});

export const orderTermsSchema = listOf(termSchema);

export type OrderTerm = z.output<typeof termSchema>;

/** Without `now`: removed, without `before`: new. */
export type TermChange = { now: OrderTerm; before?: OrderTerm } | { now?: undefined; before: OrderTerm };

export function termChanges(now: readonly OrderTerm[], before: readonly OrderTerm[]): TermChange[] {
  const sameIn = (terms: readonly OrderTerm[], { name, id }: OrderTerm) =>
    terms.find((term) => term.name === name && term.id === id);
  return [
    ...before.flatMap((term) => {
      const current = sameIn(now, term);
      if (current?.value === term.value) return [];
      return current ? { now: current, before: term } : { before: term };
    }),
    ...now.flatMap((term) => (sameIn(before, term) ? [] : { now: term })),
  ];
}

export const OFFER_ENDED = 'Das Angebot für Ihr Fahrzeug gilt nicht mehr.';

function changeText({ now, before }: TermChange): string {
  const { name, label } = now ?? before;
  if (name === 'tradeIn' && now === undefined) return OFFER_ENDED;
  if (now && before) {
    const instead = `${now.text} statt ${before.text}.`;
    if (name === 'price') return `Der Preis dieses Fahrzeugs hat sich geändert: ${instead}`;
    if (name === 'tradeIn') return `Der Wert Ihrer Inzahlungnahme hat sich geändert: ${instead}`;
    return `${label}: ${instead}`;
  }
  if (now) return `Neu: ${label} ${now.text}.`;
  return name.startsWith('product')
    ? `${label} gibt es nicht mehr.`
    : `${label}: keine Angabe mehr statt ${before.text}.`;
}

/** Leaves out what goes with an ended trade-in. */
export function changeTexts(changes: readonly TermChange[]): string[] {
  const isGone = ({ now, before }: TermChange, name: string) => now === undefined && before.name === name;
  const isOver = changes.some((change) => isGone(change, 'tradeIn'));
  return changes.filter((change) => !(isOver && isGone(change, 'tradeInUntil'))).map(changeText);
}
