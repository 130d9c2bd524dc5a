import * as z from 'zod/mini';
import { listOf, requiredText } from '../../lib/schema';
import type { Bill } from './orderConfirmation';

/** Line of a bill as it was shown, to find what has changed since. */
const shownLineSchema = z.object({ label: requiredText(), amount: requiredText() });

export const shownLinesSchema = listOf(shownLineSchema);

export type ShownLine = z.output<typeof shownLineSchema>;

/** Lines of a bill with their amounts: items, and what is due today. Sums follow from them. */
export function shownLinesOf({ groups, due }: Bill): ShownLine[] {
  return [...groups.flatMap(({ lines }) => lines), ...due.slice(0, 1)].map(({ label, amount }) => ({ label, amount }));
}

export const OFFER_ENDED = 'Das Angebot für Ihr Fahrzeug gilt nicht mehr.';

/** Names of the lines that are worded in their own way. */
interface Labels {
  vehicle: string;
  tradeIn: string;
}

/** A sentence for each line of a bill that is not as it was shown; empty if all are. */
export function billChanges(now: readonly ShownLine[], before: readonly ShownLine[], labels: Labels): string[] {
  const names = [...new Set([...before, ...now].map(({ label }) => label))];
  const amountOf = (lines: readonly ShownLine[], name: string) =>
    lines.flatMap(({ label, amount }) => (label === name ? amount : [])).join(' + ') || undefined;
  return names.flatMap((name) => {
    const [new_, old] = [amountOf(now, name), amountOf(before, name)];
    if (new_ === old) return [];
    if (name === labels.vehicle && new_ !== undefined && old !== undefined)
      return `Der Preis dieses Fahrzeugs hat sich geändert: ${new_} statt ${old}.`;
    if (name === labels.tradeIn && new_ === undefined) return OFFER_ENDED;
    if (new_ === undefined) return `${name} gibt es nicht mehr.`;
    return old === undefined ? `Neu: ${name} ${new_}.` : `${name}: ${new_} statt ${old}.`;
  });
}
