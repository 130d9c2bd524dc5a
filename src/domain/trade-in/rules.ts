import * as z from 'zod/mini';
import type { CalendarDay } from '../../lib/dates/calendarDay';
import { dayInGermany } from '../../lib/dates/germanClock';
import { readTypedNumber } from '../../lib/typedNumber';
import { checkBy, type FieldErrors, type FormCheck } from '../../lib/check';
import { email, INVALID, optionalPhone, phone, REQUIRED, requiredInput } from '../person/rules';
import type { EntryName, TradeInEntries } from './entries';
import { CONDITION_QUESTIONS, HISTORY_QUESTIONS, openQuestion, type QuestionName } from './questions';
import { VERSION_FIELDS, versionChoices, type VehicleInfo } from './vehicleInfo';
import { readVin } from '../vehicle/text/vehicleNumber';

type Check = FormCheck<TradeInEntries, EntryName>;

/** Date in the future, or without a version of the model. */
export const WRONG_REGISTRATION = 'Ungültige Auswahl der Erstzulassung.';

export const REGISTRATION_YEARS = 80;

const checked = (entries: TradeInEntries, errors: FieldErrors<EntryName>): Check =>
  Object.keys(errors).length > 0 ? { errors } : { values: entries };

const missing = (entries: TradeInEntries, names: readonly EntryName[]): FieldErrors<EntryName> =>
  Object.fromEntries(
    names.filter((name) => String(entries[name]).trim() === '').map((name) => [name, { message: REQUIRED }]),
  );

/** First day of the month; `undefined` while month or year is empty. */
export function firstRegistration({
  registrationMonth,
  registrationYear,
}: Pick<TradeInEntries, 'registrationMonth' | 'registrationYear'>): CalendarDay | undefined {
  if (registrationMonth === '' || registrationYear === '') return undefined;
  return `${registrationYear}-${registrationMonth.padStart(2, '0')}-01`;
}

const MOST_KM = 9_999_999;

/** As typed: '128000', '128.000 km', '128 tkm'. */
export function readMileage(text: string): number | undefined {
  const mileage = readTypedNumber(text, 'distance');
  return mileage !== undefined && Number.isInteger(mileage) && mileage >= 0 && mileage <= MOST_KM ? mileage : undefined;
}

interface VehicleCheckContext {
  now: Date;
  /** Once loaded; the equipment line is required only if some have one. */
  infos?: readonly VehicleInfo[];
}

/** With detection by model only once the version is chosen. */
export function isMileageUnlocked({ detection, transmission }: Pick<TradeInEntries, 'detection' | 'transmission'>) {
  return detection !== 'byModel' || transmission !== '';
}

/** Locked fields have no error; the one that locks them has. */
export function checkVehicle(entries: TradeInEntries, { now, infos }: VehicleCheckContext): Check {
  const { detection, vin, mileage, manufacturerId, modelId } = entries;
  const registration = firstRegistration(entries);
  const errors = missing(entries, [
    ...(detection === 'byVin' ? (['vin'] as const) : (['manufacturerId'] as const)),
    ...(detection === 'byModel' && manufacturerId !== '' ? (['modelId'] as const) : []),
    'registrationMonth',
    'registrationYear',
  ]);
  if (detection === 'byVin' && vin.trim() !== '' && !/^[A-Z0-9]{5,17}$/.test(readVin(vin))) {
    errors.vin = { message: INVALID };
  }
  if (registration !== undefined && registration > dayInGermany(now)) {
    errors.registrationYear = { message: WRONG_REGISTRATION };
  } else if (detection === 'byModel' && modelId !== '' && registration !== undefined) {
    const open = VERSION_FIELDS.find((field) => entries[field] === '');
    const isAsked = open !== 'equipmentVersion' || versionChoices(infos ?? [], entries, open).length > 0;
    if (infos?.length === 0) errors.registrationYear = { message: WRONG_REGISTRATION };
    else if (open !== undefined && isAsked) errors[open] = { message: REQUIRED };
  }
  if (!isMileageUnlocked(entries)) return checked(entries, errors);
  if (mileage.trim() === '') errors.mileage = { message: REQUIRED };
  else if (readMileage(mileage) === undefined) errors.mileage = { message: 'ungültig, ganze Zahl ab 0 erforderlich' };
  return checked(entries, errors);
}

/** Only the first error: that question locks the others. */
function checkChain(entries: TradeInEntries, chain: readonly QuestionName[]): FieldErrors<EntryName> {
  const open = openQuestion(chain, entries);
  return open === undefined ? {} : { [open]: { message: REQUIRED } };
}

/** Validates step 2. */
export function checkHistory(entries: TradeInEntries): Check {
  return checked(entries, checkChain(entries, HISTORY_QUESTIONS));
}

/** Signs of usage require a selection or a text. */
export function checkCondition(entries: TradeInEntries): Check {
  const { hasSignsOfUsage, signsOfUsage, additionalSignsOfUsage } = entries;
  const errors = checkChain(entries, CONDITION_QUESTIONS);
  if (hasSignsOfUsage && signsOfUsage.length === 0 && additionalSignsOfUsage.trim() === '') {
    errors.signsOfUsage = { message: 'Bitte wählen Sie etwas aus oder beschreiben Sie die Gebrauchsspuren.' };
  }
  return checked(entries, errors);
}

const person = { firstName: requiredInput(), lastName: requiredInput(), email: email() };
const checkPerson = checkBy(z.object({ ...person, phone: optionalPhone() }));
const checkReachablePerson = checkBy(z.object({ ...person, phone: phone() }));

/** Validates step 4. */
export function checkTradeInCustomer(
  entries: TradeInEntries,
  { isPhoneRequired }: { isPhoneRequired: boolean },
): Check {
  const result = (isPhoneRequired ? checkReachablePerson : checkPerson)(entries);
  return result.errors ? { errors: result.errors } : { values: { ...entries, ...result.values } };
}
