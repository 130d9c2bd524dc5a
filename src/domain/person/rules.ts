import * as z from 'zod/mini';
import { isCalendarDay } from '../../lib/dates/calendarDay';
import { dayInGermany } from '../../lib/dates/germanClock';
import { plainText } from '../../lib/text/plainText';
import { emailProblem } from './email';
import { plainEmail } from './emailAddress';
import { normalisePhone } from './phone';
import { isZipCode, normaliseZipCode } from './zipCode';

export const REQUIRED = 'erforderlich';
export const INVALID = 'ungültig';
const PHONE_INVALID = 'ungültig +49... erforderlich';

/** '+' and at least 6 digits, blanks or marks, the last a digit (rules/account: phone rule). */
const PHONE = /^\+[\d\s()/.-]{5,}\d$/;
/** German ones have nine digits. */
const VAT_ID = /^(DE\d{9}|(?!DE)[A-Z]{2}[A-Z0-9]{2,12})$/;

// No check aborts: zod would skip rules over several fields.
const filled = z.refine<string>((value) => value.trim() !== '', { message: REQUIRED });
const emptyOr = (isRight: (value: string) => boolean, message: string) =>
  z.refine<string>((value) => value.trim() === '' || isRight(value.trim()), { message });
const matching = (pattern: RegExp) => (value: string) => pattern.test(value);

const typed = z.overwrite(plainText);
export const requiredInput = () => z.string({ error: REQUIRED }).check(typed, filled);
export const optionalInput = () => z.string().check(typed);
export const email = () =>
  requiredInput().check(
    z.overwrite(plainEmail),
    z.refine((value) => value === '' || emailProblem(value) === undefined, {
      error: ({ input }) => emailProblem(String(input)),
    }),
  );
const phoneNumber = [z.overwrite(normalisePhone), emptyOr(matching(PHONE), PHONE_INVALID)] as const;
/** (rules/account: german phone numbers) */
export const phone = () => requiredInput().check(...phoneNumber);
export const optionalPhone = () => optionalInput().check(...phoneNumber);
export const zipCode = () =>
  requiredInput().check(z.overwrite(normaliseZipCode), emptyOr(isZipCode, 'ungültig, 5 Ziffern erforderlich'));
/** Small businesses have none. */
export const vatId = () =>
  optionalInput().check(
    emptyOr((value) => VAT_ID.test(value.replace(/\s/g, '').toUpperCase()), 'ungültig, zum Beispiel DE123456789'),
  );

const isBirthDate = (value: string) => isCalendarDay(value) && value > '1900';

/** YYYY-MM-DD (rules/order-and-payment: birth date). */
export const adultBirthDate = (now: Date) =>
  requiredInput().check(
    emptyOr(isBirthDate, INVALID),
    emptyOr((value) => !isBirthDate(value) || isAdult(value, now), 'Sie müssen mindestens 18 Jahre alt sein'),
  );

/** The birthday of 29 February is 1 March. */
function isAdult(birthDate: string, now: Date): boolean {
  const eighteenth = `${String(Number(birthDate.slice(0, 4)) + 18)}${birthDate.slice(4)}`;
  return dayInGermany(now) >= eighteenth;
}
