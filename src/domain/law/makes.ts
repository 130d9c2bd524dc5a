import { addMonths } from '../../lib/dates/calendarDay';
import { dayInGermany } from '../../lib/dates/germanClock';
import type { LegalMake } from '../tenant/legalSettings';
import type { TenantSettings } from '../tenant/settings';
import { makeKey } from '../vehicle/make';
import type { Vehicle } from '../vehicle/vehicle';
import { DUTY_DATES, isInForce } from './dates';

type MakeSettings = Pick<TenantSettings, 'legalMakes' | 'isB2BShop'>;

/** `undefined` in a shop for companies. */
export function legalMakeOf(
  { legalMakes, isB2BShop }: MakeSettings,
  { manufacturer }: Pick<Vehicle, 'manufacturer'>,
): LegalMake | undefined {
  if (isB2BShop || manufacturer === undefined) return undefined;
  return legalMakes.find((make) => makeKey(make.manufacturer) === makeKey(manufacturer));
}

export interface GaranLabel {
  years: number;
  url: string;
}

export const garanText = ({ years }: GaranLabel) => `GARAN: ${years} Jahre Haltbarkeitsgarantie des Herstellers`;

const UNLABELLED_YEARS = 2;

/** With years and graphic, while the guarantee runs (rules/law: GARAN label). */
export function garanLabelOf(
  settings: MakeSettings,
  vehicle: Pick<Vehicle, 'manufacturer' | 'initialRegistration'>,
  now: Date,
): GaranLabel | undefined {
  const { garanYears: years = 0, garanLabelUrl: url } = legalMakeOf(settings, vehicle) ?? {};
  const today = dayInGermany(now);
  if (years <= UNLABELLED_YEARS || url === undefined || !isInForce(DUTY_DATES.garanLabel, today)) return undefined;
  const { initialRegistration: first } = vehicle;
  const isOver = first !== undefined && addMonths(first.slice(0, 10), Math.round(years * 12)) < today;
  return isOver ? undefined : { years, url };
}
