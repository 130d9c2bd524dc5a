import { formatAmount, formatKm, formatPrice } from '../../lib/format';
import { sumOf } from '../../lib/money';
import { consumptionLines } from '../vehicle/legal/consumption';
import type { Vehicle } from '../vehicle/vehicle';
import { ASSUMPTIONS, type Assumptions } from './assumptions';
import type { MonthlyCosts } from './monthlyCosts';
import { formatAssumption } from './numberEntry';

const AMOUNT = /(\d{1,3}(?:\.\d{3})+|\d+)(?:,(\d{1,2}))?\s*(?:€|EUR|Euro)(?!\s*(?:\/|je|pro)\s*(?:l|kWh|kg)\b)/i;

/** EUR a year, of 'Energiekosten bei 15.000 km …: 987,00 €/Jahr'. */
function labelEnergyCosts(vehicle: Vehicle): number | undefined {
  for (const line of consumptionLines(vehicle, 'page')) {
    const [, behind = ''] = /Energiekosten(.*)$/i.exec(line) ?? [];
    const [, whole, cents = '0'] = AMOUNT.exec(behind) ?? [];
    if (whole !== undefined) return Number(`${whole.replaceAll('.', '')}.${cents}`);
  }
  return undefined;
}

/** Why the own number differs from the label beside it; `undefined` if it does not (rules/running-costs: own calculation). */
export function labelCostsNote(
  vehicle: Vehicle,
  { parts, use }: Pick<MonthlyCosts, 'parts' | 'use'>,
  assumptions: Assumptions,
): string | undefined {
  const onLabel = labelEnergyCosts(vehicle);
  const energy = parts.filter(({ kind }) => kind === 'fuel' || kind === 'electricity').map(({ yearly }) => yearly);
  const amounts = energy.flatMap((yearly) => yearly ?? []);
  if (onLabel === undefined || use === undefined || amounts.length < energy.length || amounts.length === 0)
    return undefined;
  const yearCosts = sumOf(amounts);
  if (Math.round(onLabel) === yearCosts) return undefined;
  const keys = [
    ...(use.fuel ? [use.fuel.kind] : []),
    ...(use.electricity ? (['electricityAtHome', 'electricityInPublic'] as const) : []),
  ];
  const prices = keys.flatMap((key) => {
    const { label, unit } = ASSUMPTIONS[key];
    const price = assumptions[key];
    return price === undefined ? [] : `${label} ${formatAssumption(price, unit)}\u00A0${unit}`;
  });
  return (
    `Das Energielabel nennt ${formatAmount(onLabel)} Energiekosten im Jahr, mit 15.000\u00A0km und dem Preis, der dort steht. ` +
    `Hier sind es ${formatPrice(yearCosts)} im Jahr, mit ${formatKm(assumptions.kmPerYear ?? 0)} und ${prices.join(', ')}.`
  );
}
