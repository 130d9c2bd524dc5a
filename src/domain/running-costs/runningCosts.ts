import type { CalendarDay } from '../../lib/calendarDay';
import { times } from '../../lib/times';
import type { Payments } from '../finance/paymentPlan';
import type { Vehicle } from '../vehicle/vehicle';
import type { Assumptions } from './assumptions';
import { energyCosts } from './energyCosts';
import { energyUse, type EnergyUse } from './energyUse';
import { motorTax, motorTaxYears, type MotorTax } from './motor-tax/motorTax';

/** One line of the costs: whole EUR for each year. */
export interface CostRow {
  kind: 'electricity' | 'fuel' | 'tax' | 'payment';
  years: readonly (number | undefined)[];
}

/** What a vehicle costs while it is driven, year by year (rules/running-costs: rows). Insurance, maintenance, tyres and loss of value are not in it. */
export interface RunningCosts {
  rows: readonly CostRow[];
  /** Sum of the rounded rows of a year, so that the table adds up; `undefined` where one of them is not known (rules/running-costs: table adds up). */
  totals: readonly (number | undefined)[];
  /** All years together. */
  total: number | undefined;
  tax: MotorTax;
  /** Absent: no consumption on the wire. */
  use: EnergyUse | undefined;
}

/** Financing or leasing that is counted in, in whole EUR for each year: deposit with the first, final instalment with the last month's. */
function paymentYears({ deposit, monthly, months, final = 0 }: Payments, years: number): number[] {
  return times(years, (year) => {
    const paid = Math.max(0, Math.min(12, months - year * 12));
    const isLast = months > 0 && Math.ceil(months / 12) - 1 === year;
    return Math.round(monthly * paid + (year === 0 ? deposit : 0) + (isLast ? final : 0));
  });
}

/** Sum of amounts that are all known, else `undefined`. */
function sumOfKnown(amounts: readonly (number | undefined)[]): number | undefined {
  return amounts.reduce<number | undefined>(
    (sum, amount) => (sum === undefined || amount === undefined ? undefined : sum + amount),
    0,
  );
}

/**
 * Running costs of a vehicle from a day on.
 *
 * @param payments of the financing or leasing that is counted in
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
    years: times(years, (year) => {
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
  const totals = times(years, (year) => sumOfKnown(rows.map((row) => row.years[year])));
  return { rows, totals, total: sumOfKnown(totals), tax, use };
}

/** Trailers and caravans need no energy of their own. */
function isDriven({ carType, fuelType, enginePower }: Vehicle): boolean {
  return carType !== 'ANHAENGER' && (carType !== 'WOHNMOBIL' || fuelType !== undefined || enginePower !== undefined);
}
