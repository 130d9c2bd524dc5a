import { dayInGermany } from '../../../lib/germanClock';
import { formatKm, formatPrice } from '../../../lib/format';
import { PRESETS, type Assumptions } from '../../running-costs/assumptions';
import { runningCosts } from '../../running-costs/runningCosts';
import type { Vehicle } from '../vehicle';

/** Energy and motor tax of a vehicle in its first year, for the comparison table: the sum, then its parts (rules/running-costs: rows). */
export function runningCostsText(vehicle: Vehicle, now: Date, assumptions: Assumptions = PRESETS): string[] {
  const { rows, totals } = runningCosts(vehicle, assumptions, dayInGermany(now));
  const tax = rows.find(({ kind }) => kind === 'tax')?.years[0];
  const energyRows = rows.filter(({ kind }) => kind === 'fuel' || kind === 'electricity');
  const energy = energyRows.reduce<number | undefined>(
    (sum, { years: [amount] }) => (sum === undefined || amount === undefined ? undefined : sum + amount),
    0,
  );
  if (tax === undefined && (energy === undefined || energyRows.length === 0)) return [];
  const [total] = totals;
  const amount = (euros: number | undefined) => (euros === undefined ? 'keine Angabe' : formatPrice(euros));
  const parts = [
    ...(energyRows.length > 0 ? [`Energie ${amount(energy)}`] : []),
    `Kfz-Steuer ${amount(tax)}`,
    ...(energyRows.length > 0 ? [`gerechnet mit ${formatKm(assumptions.kmPerYear ?? 0)} im Jahr`] : []),
  ];
  return [...(total === undefined ? [] : [`etwa ${formatPrice(total)} im Jahr`]), parts.join(', ')];
}
