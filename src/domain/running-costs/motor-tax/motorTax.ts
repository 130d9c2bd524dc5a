import { type CalendarDay, addDays, addMonths } from '../../../lib/dates/calendarDay';
import { range } from '../../../lib/range';
import type { Vehicle } from '../../vehicle/vehicle';
import { taxedVehicle, type TaxedVehicle } from './taxedVehicle';
import { motorcycleTax, motorhomeTax, passengerCarTax, trailerTax, weightTax, type TaxResult } from './taxRules';

/** (rules/running-costs: own calculation). */
export interface MotorTax {
  /** Whole EUR a year, as of the day of computing; `undefined` if a figure is missing. */
  yearly?: number;
  /** German; if today's tax is 0, for that after the exemption. */
  missing?: string;
  /** Last day without tax. */
  exemptUntil?: CalendarDay;
  /** Whole EUR a year. */
  afterwards?: number;
  notes: readonly string[];
}

/** § 3d: ten years from a first registration in this time, at most until the last day (rules/running-costs: electric exemption). */
const EXEMPTION = { from: '2011-05-18', to: '2030-12-31', lastDay: '2035-12-31' } as const;
const LIGHT_MOTORCYCLE_KW = 11;

/** §§ 3d, 8, 9, 10b, 11 KraftStG. */
export function motorTax(vehicle: Vehicle, today: CalendarDay): MotorTax {
  const taxed = taxedVehicle(vehicle, today);
  const kind = kindOf(vehicle);
  const notes = [taxed.isRegisteredToday ? 'Bei Zulassung heute.' : undefined, vintageNote(kind, taxed, today)];
  if (kind === 'unclear') return { missing: 'Fahrzeugklasse', notes: present(notes) };
  if (taxed.isElectric && kind !== 'trailer') return electricTax(taxed, kind, today, notes);

  const result = resultOf(kind, taxed, today);
  if ('missing' in result) return { missing: result.missing, notes: present(notes) };
  return { yearly: wholeEuros(result.cents), notes: present([result.note, ...notes]) };
}

type Kind = 'car' | 'commercial' | 'motorhome' | 'motorcycle' | 'trailer' | 'unclear';

function kindOf({ carType, vehicleSubType = '' }: Vehicle): Kind {
  if (carType === 'ANHAENGER') return 'trailer';
  if (carType === 'WOHNMOBIL') return /wohnwagen|caravan/i.test(vehicleSubType) ? 'trailer' : 'motorhome';
  if (carType === 'NUTZFAHRZEUG') return 'commercial';
  if (carType === 'ZWEIRAD') return /trike|quad/i.test(vehicleSubType) ? 'unclear' : 'motorcycle';
  return 'car';
}

function resultOf(kind: Exclude<Kind, 'unclear'>, taxed: TaxedVehicle, today: CalendarDay): TaxResult {
  switch (kind) {
    case 'car':
      return passengerCarTax(taxed, today);
    case 'commercial':
      return weightTax(taxed);
    case 'motorhome':
      return motorhomeTax(taxed);
    case 'motorcycle':
      return motorcycleTax(taxed);
    case 'trailer':
      return trailerTax(taxed);
  }
}

function electricTax(
  taxed: TaxedVehicle,
  kind: Kind,
  today: CalendarDay,
  notes: readonly (string | undefined)[],
): MotorTax {
  const { registered, power } = taxed;
  if (kind === 'motorcycle' && power !== undefined && power <= LIGHT_MOTORCYCLE_KW) {
    return { yearly: 0, notes: present(notes) };
  }
  if (registered === undefined) return { missing: 'Erstzulassung', notes: present(notes) };
  const byWeight = weightTax(taxed);
  // § 9 (2): half of the rate by weight.
  const yearly = 'cents' in byWeight ? wholeEuros(byWeight.cents / 2) : undefined;
  const missing = 'missing' in byWeight ? byWeight.missing : undefined;
  const exemptUntil = lastExemptDay(registered);
  return exemptUntil === undefined || exemptUntil < today
    ? { yearly, missing, notes: present(notes) }
    : { yearly: 0, missing, exemptUntil, afterwards: yearly, notes: present(notes) };
}

function lastExemptDay(registered: CalendarDay): CalendarDay | undefined {
  if (registered < EXEMPTION.from || registered > EXEMPTION.to) return undefined;
  const anniversary = addMonths(registered, 120);
  // § 188 (3) BGB: without that day the time ends with the month.
  const tenYears = anniversary.slice(8) === registered.slice(8) ? addDays(anniversary, -1) : anniversary;
  return tenYears < EXEMPTION.lastDay ? tenYears : EXEMPTION.lastDay;
}

/** § 9 (4); the platform does not tell the plate. */
function vintageNote(kind: Kind, { registered }: TaxedVehicle, today: CalendarDay): string | undefined {
  if (kind === 'trailer' || registered === undefined || registered > addMonths(today, -360)) return undefined;
  return `Mit H-Kennzeichen ${kind === 'motorcycle' ? 46 : 191} € im Jahr.`;
}

/** Whole EUR; of a year in which an exemption ends only taxable days (rules/running-costs: electric after the exemption). */
export function motorTaxYears(
  { yearly, exemptUntil, afterwards }: MotorTax,
  start: CalendarDay,
  years: number,
): (number | undefined)[] {
  return range(years, (index) => {
    if (exemptUntil === undefined) return yearly;
    const first = addMonths(start, index * 12);
    const next = addMonths(start, (index + 1) * 12);
    const taxable = addDays(exemptUntil, 1);
    if (taxable >= next) return 0;
    if (afterwards === undefined) return undefined;
    const from = taxable > first ? taxable : first;
    return Math.round((afterwards * daysBetween(from, next)) / daysBetween(first, next));
  });
}

const daysBetween = (from: CalendarDay, to: CalendarDay) => (Date.parse(to) - Date.parse(from)) / 86_400_000;

/** § 11 (5): rounded down once (rules/running-costs: rounding of the tax). */
const wholeEuros = (cents: number) => Math.floor(cents / 100);

const present = (notes: readonly (string | undefined)[]) => notes.filter((note) => note !== undefined);
