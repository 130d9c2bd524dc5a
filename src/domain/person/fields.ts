import * as z from 'zod/mini';
import { dayInGermany, isCalendarDay } from '../../lib/calendarDay';
import { enumeration, type KeyOf } from '../../lib/enumeration';

/**
 * The human fields: what each is called, how a browser fills it in, and when it is right. Contact, checkout, trade-in, account and
 * admin all take theirs from here. Messages are those of storefront 5 and checkout 5.
 */
export const REQUIRED = 'erforderlich';
export const INVALID = 'ungültig';
export const PHONE_INVALID = 'ungültig +49... erforderlich';

/** Word characters with optional dots or hyphens, '@', a domain, an ending of 2 to 5 letters (storefront 5). */
const EMAIL = /^\w+(?:[.-]+\w+)*@[\d\p{L}]+(?:[.-]+[\d\p{L}]+)*\.[a-z]{2,5}$/iu;
/** '+', at least 6 further characters, the last a digit (storefront 5); only what belongs in a phone number. */
const PHONE = /^\+[\d\s()/.-]{5,}\d$/;
const ZIP = /^\d{5}$/;
const VAT_ID = /^[A-Z]{2}[A-Z0-9]{2,12}$/;

// No check aborts: zod then leaves out the rules over several fields, and the visitor meets their messages only later.
const filled = z.refine<string>((value) => value.trim() !== '', { message: REQUIRED });
/** An empty field is right as far as its form goes: whether it may be empty is the business of `filled`. */
const emptyOr = (isRight: (value: string) => boolean, message: string) =>
  z.refine<string>((value) => value.trim() === '' || isRight(value.trim()), { message });
const matching = (pattern: RegExp) => (value: string) => pattern.test(value);

/** Text that must not be empty. */
export const requiredLine = () => z.string({ error: REQUIRED }).check(filled);
export const optionalLine = () => z.string();
export const email = () => requiredLine().check(emptyOr(matching(EMAIL), INVALID));
export const phone = () => requiredLine().check(emptyOr(matching(PHONE), PHONE_INVALID));
export const optionalPhone = () => z.string().check(emptyOr(matching(PHONE), PHONE_INVALID));
export const zipCode = () => requiredLine().check(emptyOr(matching(ZIP), 'ungültig, 5 Ziffern erforderlich'));
export const vatId = () =>
  requiredLine().check(
    emptyOr((value) => VAT_ID.test(value.replace(/\s/g, '').toUpperCase()), 'ungültig, zum Beispiel DE123456789'),
  );

const isBirthDate = (value: string) => isCalendarDay(value) && value > '1900';

/** Birth date as YYYY-MM-DD of someone who is 18 or older on `now` (decisions 5). */
export const adultBirthDate = (now: Date) =>
  requiredLine().check(
    emptyOr(isBirthDate, INVALID),
    emptyOr((value) => !isBirthDate(value) || isAdult(value, now), 'Sie müssen mindestens 18 Jahre alt sein'),
  );

/** Whether someone born on `birthDate` (YYYY-MM-DD) has had the 18th birthday; 29 February counts from 1 March. */
export function isAdult(birthDate: string, now: Date): boolean {
  const eighteenth = `${String(Number(birthDate.slice(0, 4)) + 18)}${birthDate.slice(4)}`;
  return dayInGermany(now) >= eighteenth;
}

/** What an input element needs to know about a field. */
export interface PersonField {
  readonly label: string;
  readonly type: 'text' | 'email' | 'tel' | 'date' | 'textarea';
  /** Token of the HTML `autocomplete` attribute. */
  readonly autocomplete: string;
  readonly inputMode?: 'email' | 'tel' | 'numeric' | 'text';
  readonly hint?: string;
}

export const personFields = {
  firstName: { label: 'Vorname', type: 'text', autocomplete: 'given-name' },
  lastName: { label: 'Nachname', type: 'text', autocomplete: 'family-name' },
  companyName: { label: 'Firmenname', type: 'text', autocomplete: 'organization' },
  vatId: {
    label: 'Umsatzsteuer-Identifikationsnummer',
    type: 'text',
    autocomplete: 'off',
    hint: 'Zum Beispiel DE123456789',
  },
  email: { label: 'E-Mail', type: 'email', autocomplete: 'email', inputMode: 'email' },
  phone: {
    label: 'Telefon',
    type: 'tel',
    autocomplete: 'tel',
    inputMode: 'tel',
    hint: 'Mit Ländervorwahl, zum Beispiel +49\u00A0711\u00A0123456',
  },
  street: { label: 'Straße', type: 'text', autocomplete: 'address-line1' },
  houseNumber: { label: 'Hausnummer', type: 'text', autocomplete: 'address-line2' },
  zipCode: { label: 'Postleitzahl', type: 'text', autocomplete: 'postal-code', inputMode: 'numeric' },
  city: { label: 'Ort', type: 'text', autocomplete: 'address-level2' },
  birthDate: { label: 'Geburtsdatum', type: 'date', autocomplete: 'bday' },
  message: { label: 'Nachricht', type: 'textarea', autocomplete: 'off' },
} as const satisfies Record<string, PersonField>;

export type PersonFieldName = keyof typeof personFields;

/** Salutations (storefront 3.7). */
export const salutations = enumeration({
  male: { wire: [1, 'MALE'], label: 'Herr' },
  female: { wire: [2, 'FEMALE'], label: 'Frau' },
  divers: { wire: [3, 'DIVERS'], label: 'Divers' },
});

/** Private and commercial customers (storefront 3.7). */
export const customerTypes = enumeration({
  private: { wire: [1, 'Private'], label: 'Privatkunde' },
  commercial: { wire: [2, 'Commercial'], label: 'Geschäftskunde' },
});

export type Salutation = KeyOf<typeof salutations>;
export type CustomerType = KeyOf<typeof customerTypes>;
export const salutation = () => z.enum(['male', 'female', 'divers'], { error: REQUIRED });
