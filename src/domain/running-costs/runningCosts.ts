import type { CalendarDay } from '../../lib/calendarDay';
import { range } from '../../lib/range';
import type { Payments } from '../finance/paymentPlan';
import type { Vehicle } from '../vehicle/vehicle';
import type { Assumptions } from './assumptions';
import { energyCosts } from './energyCosts';
import { energyUse, type EnergyUse } from './energyUse';
import { motorTax, motorTaxYears, type MotorTax } from './motor-tax/motorTax';

/** Row of the costs: whole EUR for each year. */
export interface CostRow {
  kind: 'electricity' | 'fuel' | 'tax' | 'payment';
  years: readonly (number | undefined)[];
}

/** Running costs by year (rules/running-costs: rows), without insurance, maintenance, tyres and loss of value. */
export interface RunningCosts {
  rows: readonly CostRow[];
  /** Sums of the rounded rows by year; `undefined` if one of them is unknown (rules/running-costs: table adds up). */
  totals: readonly (number | undefined)[];
  /** All years together. */
  total: number | undefined;
  tax: MotorTax;
  /** `undefined` without a known consumption. */
  use: EnergyUse | undefined;
}

/** Payments of a financing or leasing, whole EUR for each year: the deposit in the first, the final instalment in the last month's. */
function paymentYears({ deposit, monthly, months, final = 0 }: Payments, years: number): number[] {
  return range(years, (year) => {
    const paid = Math.max(0, Math.min(12, months - year * 12));
    const isLast = months > 0 && Math.ceil(months / 12) - 1 === year;
    return Math.round(monthly * paid + (year === 0 ? deposit : 0) + (isLast ? final : 0));
  });
}

/** Sum of the amounts; `undefined` if one of them is unknown. */
function sumOfKnown(amounts: readonly (number | undefined)[]): number | undefined {
  return amounts.reduce<number | undefined>(
    (sum, amount) => (sum === undefined || amount === undefined ? undefined : sum + amount),
    0,
  );
}

/**
 * Running costs of a vehicle from today on.
 *
 * @param payments financing or leasing to include
 */
export function runningCosts(
  vehicle: Vehicle,
  assumptions: Assumptions,
  today: CalendarDay,
  payments?: Payments,
): RunningCosts {
  const years = Math.round(Math.min(10, Math.max(1, assumptions.years ?? 1)));
  const use = energyUse(vehicle);
  const tax = motorTax(vehicle, today);
  const energy = (kind: 'electricity' | 'fuel'): CostRow => ({
    kind,
    years: range(years, (year) => {
      const found = use && energyCosts(use, assumptions, year).find((cost) => cost.kind === kind);
      const cost = assumptions.kmPerYear === undefined ? undefined : found?.cost;
      return cost === undefined ? undefined : Math.round(cost);
    }),
  });
  const kinds = use
    ? ([use.electricity && 'electricity', use.fuel && 'fuel'] as const).filter((kind) => kind !== undefined)
    : isDriven(vehicle)
      ? ([vehicle.fuelType === 'electric' ? 'electricity' : 'fuel'] as const)
      : [];
  const rows: CostRow[] = [
    ...kinds.map(energy),
    { kind: 'tax', years: motorTaxYears(tax, today, years) },
    ...(payments ? [{ kind: 'payment' as const, years: paymentYears(payments, years) }] : []),
  ];
  const totals = range(years, (year) => sumOfKnown(rows.map((row) => row.years[year])));
  return { rows, totals, total: sumOfKnown(totals), tax, use };
}

/** Whether a vehicle needs energy of its own; trailers and caravans do not. */
function isDriven({ carType, fuelType, enginePower }: Vehicle): boolean {
  return carType !== 'ANHAENGER' && (carType !== 'WOHNMOBIL' || fuelType !== undefined || enginePower !== undefined);
}
