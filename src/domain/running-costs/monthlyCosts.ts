import type { CalendarDay } from '../../lib/dates/calendarDay';
import { formatPrice } from '../../lib/format';
import { sumOf } from '../../lib/money';
import type { Vehicle } from '../vehicle/vehicle';
import { ASSUMPTIONS, type Assumptions } from './assumptions';
import { energyCosts } from './energyCosts';
import { energyUse, type EnergyUse } from './energyUse';
import { motorTax, motorTaxYears, type MotorTax } from './motor-tax/motorTax';

export interface MonthlyPart {
  kind: 'rate' | 'electricity' | 'fuel' | 'tax' | 'insurance';
  /** EUR a month as shown: to the cent for the bank's rate, else whole; `undefined` if unknown. */
  amount: number | undefined;
  /** Whole EUR in the year from today; of energy and tax. */
  yearly?: number;
  /** Of a rate for companies. */
  isNet?: boolean;
}

/** What a vehicle costs a month (rules/running-costs: month number). */
export interface MonthlyCosts {
  parts: readonly MonthlyPart[];
  /** Sum of the shown parts, whole EUR; `undefined` while energy or tax is unknown and there is no rate. */
  total: number | undefined;
  tax: MotorTax;
  /** `undefined` without a known consumption. */
  use: EnergyUse | undefined;
}

interface OwnCosts {
  /** Rate of a bank, EUR a month. */
  rate?: number;
  isRateNet?: boolean;
  /** EUR a month, as the visitor knows it. */
  insurance?: number;
}

/** The month's number of a vehicle from today on: rate, energy, motor tax and insurance; the one calculation of page, bar and comparison. */
export function monthlyCosts(
  vehicle: Vehicle,
  assumptions: Assumptions,
  today: CalendarDay,
  { rate, isRateNet = false, insurance }: OwnCosts = {},
): MonthlyCosts {
  const use = energyUse(vehicle);
  const tax = motorTax(vehicle, today);
  const parts: MonthlyPart[] = [
    ...(rate === undefined ? [] : [{ kind: 'rate' as const, amount: rate, ...(isRateNet && { isNet: true }) }]),
    ...energyYears(vehicle, use, assumptions).map(({ kind, yearly }) => monthOf(kind, yearly)),
    monthOf('tax', motorTaxYears(tax, today, 1)[0]),
    ...(insurance === undefined ? [] : [{ kind: 'insurance' as const, amount: insurance }]),
  ];
  const amounts = parts.flatMap(({ amount }) => amount ?? []);
  const isKnown = amounts.length === parts.length || rate !== undefined;
  return { parts, total: isKnown ? Math.round(sumOf(amounts)) : undefined, tax, use };
}

const monthOf = (kind: MonthlyPart['kind'], yearly: number | undefined): MonthlyPart => ({
  kind,
  yearly,
  amount: yearly === undefined ? undefined : Math.round(yearly / 12),
});

/** Energy of a year by its kinds, whole EUR: the figure of the energy label for 15,000 km. */
function energyYears(vehicle: Vehicle, use: EnergyUse | undefined, assumptions: Assumptions) {
  if (use === undefined) {
    const kind = vehicle.fuelType === 'electric' ? ('electricity' as const) : ('fuel' as const);
    return isDriven(vehicle) ? [{ kind, yearly: undefined }] : [];
  }
  return energyCosts(use, assumptions).map(({ kind, cost }) => ({
    kind,
    yearly: cost === undefined || assumptions.kmPerYear === undefined ? undefined : Math.round(cost),
  }));
}

/** Whether a vehicle needs energy of its own; trailers and caravans do not. */
function isDriven({ carType, fuelType, enginePower }: Vehicle): boolean {
  return carType !== 'ANHAENGER' && (carType !== 'WOHNMOBIL' || fuelType !== undefined || enginePower !== undefined);
}

/** 'Diesel', 'Strom', 'Kfz-Steuer'. */
export function partLabel({ kind }: MonthlyPart, { use }: Pick<MonthlyCosts, 'use'>): string {
  if (kind === 'fuel') return use?.fuel ? ASSUMPTIONS[use.fuel.kind].label : 'Kraftstoff';
  return { rate: 'Rate', electricity: 'Strom', tax: 'Kfz-Steuer', insurance: 'Versicherung' }[kind];
}

/**
 * Words of the costs beside a price that is paid at once: '+ etwa 123 € im Monat', 'für Diesel und Steuer'. They are never to be
 * mistaken for a rate (§ 5 UWG, rules/running-costs: no rate). `undefined` where they are unknown, or part of a rate.
 */
export function costsBesidePrice(costs: MonthlyCosts): { amount: string; purpose: string } | undefined {
  const { total, parts } = costs;
  const paid = parts.filter(({ amount }) => amount !== undefined && amount > 0);
  if (total === undefined || paid.length === 0 || parts.some(({ kind }) => kind === 'rate')) return undefined;
  const names = paid.map((part) => (part.kind === 'tax' ? 'Steuer' : partLabel(part, costs)));
  return { amount: `+ etwa ${formatPrice(total)} im\u00A0Monat`, purpose: `für ${listText(names)}` };
}

/** 'Strom, Super E10 und Steuer' */
function listText(names: readonly string[]): string {
  const last = names.at(-1) ?? '';
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} und ${last}`;
}
