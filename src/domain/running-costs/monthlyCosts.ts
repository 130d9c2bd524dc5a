import type { CalendarDay } from '../../lib/dates/calendarDay';
import { sumOf } from '../../lib/money';
import { grossOf, netOf } from '../tax/valueAddedTax';
import type { Vehicle } from '../vehicle/vehicle';
import { ASSUMPTIONS, type Assumptions } from './assumptions';
import { energyCosts } from './energyCosts';
import { energyUse, type EnergyUse } from './energyUse';
import { motorTax, motorTaxYears, type MotorTax } from './motor-tax/motorTax';

export interface MonthlyPart {
  kind: 'rate' | 'electricity' | 'fuel' | 'tax' | 'insurance';
  /** EUR a month: to the cent for a bank's rate, else whole; `undefined` if unknown. */
  amount: number | undefined;
  /** Whole EUR from today, of energy and tax. */
  yearly?: number;
  /** If `amount` is net. */
  gross?: number;
}

/** (rules/running-costs: month number) */
export interface MonthlyCosts {
  parts: readonly MonthlyPart[];
  /** Known parts but the rate. */
  driving: number | undefined;
  /** Whole EUR; `undefined` while energy or tax is unknown and there is no rate. */
  total: number | undefined;
  /** If the parts are net. */
  grossTotal: number | undefined;
  /** Basis of all parts, for companies. */
  basis: 'netto' | 'brutto' | undefined;
  /** The visitor's, else the bank's (rules/running-costs: one mileage). */
  kmPerYear: number | undefined;
  tax: MotorTax;
  use: EnergyUse | undefined;
}

/** EUR a month. */
export interface BankRate {
  amount: number;
  isNet?: boolean;
  kmPerYear?: number | undefined;
}

interface OwnCosts {
  rate?: BankRate | undefined;
  /** EUR a month, by the visitor. */
  insurance?: number | undefined;
  /** A year, by the visitor. */
  kilometres?: number | undefined;
  isB2BShop?: boolean;
}

/** Rate, energy, motor tax and insurance from today: the one calculation of card, page, comparison and order. */
export function monthlyCosts(
  vehicle: Vehicle,
  assumptions: Assumptions,
  today: CalendarDay,
  { rate, insurance, kilometres, isB2BShop = false }: OwnCosts = {},
): MonthlyCosts {
  const use = energyUse(vehicle);
  const tax = motorTax(vehicle, today);
  const kmPerYear = kilometres ?? rate?.kmPerYear ?? assumptions.kmPerYear;
  // A loan's rate bears no value added tax (rules/running-costs: net or gross).
  const isNet = isB2BShop && (rate === undefined || rate.isNet === true);
  const parts: MonthlyPart[] = [
    ...(rate === undefined
      ? []
      : [{ kind: 'rate' as const, amount: rate.amount, ...(isNet && { gross: grossOf(rate.amount) }) }]),
    ...energyYears(vehicle, use, { ...assumptions, kmPerYear }).map(({ kind, yearly }) => {
      const part = monthOf(kind, yearly);
      return isNet && yearly !== undefined
        ? { ...part, amount: Math.round(netOf(yearly) / 12), gross: part.amount }
        : part;
    }),
    monthOf('tax', motorTaxYears(tax, today, 1)[0]),
    ...(insurance === undefined ? [] : [{ kind: 'insurance' as const, amount: insurance }]),
  ];
  const amountsOf = (of: readonly MonthlyPart[]) => of.flatMap(({ amount }) => amount ?? []);
  const driving = amountsOf(parts.filter(({ kind }) => kind !== 'rate'));
  const isKnown = amountsOf(parts).length === parts.length || rate !== undefined;
  const total = isKnown ? Math.round(sumOf(amountsOf(parts))) : undefined;
  return {
    parts,
    driving: driving.length === 0 ? undefined : sumOf(driving),
    total,
    grossTotal:
      isNet && total !== undefined
        ? Math.round(sumOf(parts.flatMap(({ amount, gross = amount }) => gross ?? [])))
        : undefined,
    basis: isNet ? 'netto' : isB2BShop ? 'brutto' : undefined,
    kmPerYear,
    tax,
    use,
  };
}

const monthOf = (kind: MonthlyPart['kind'], yearly: number | undefined): MonthlyPart => ({
  kind,
  yearly,
  amount: yearly === undefined ? undefined : Math.round(yearly / 12),
});

/** Whole EUR by kind: the label's figure at 15,000 km. */
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

/** Trailers and caravans need no energy. */
function isDriven({ carType, fuelType, enginePower }: Vehicle): boolean {
  return carType !== 'ANHAENGER' && (carType !== 'WOHNMOBIL' || fuelType !== undefined || enginePower !== undefined);
}

export function partLabel({ kind }: MonthlyPart, { use }: Pick<MonthlyCosts, 'use'>): string {
  if (kind === 'fuel') return use?.fuel ? ASSUMPTIONS[use.fuel.kind].label : 'Kraftstoff';
  return { rate: 'Rate', electricity: 'Strom', tax: 'Kfz-Steuer', insurance: 'Versicherung' }[kind];
}
