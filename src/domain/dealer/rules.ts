import { electronicFormatIBAN, friendlyFormatIBAN, isValidBIC, isValidIBAN } from 'ibantools';
import * as z from 'zod/mini';
import { isCalendarDay, type CalendarDay } from '../../lib/calendarDay';
import { MAX_UPLOAD_BYTES, TOO_LARGE } from '../../lib/uploadLimit';
import { parseHexColour } from '../tenant/theme';
import { INVALID, optionalLine, REQUIRED, requiredLine } from '../person/rules';

/**
 * Validation rules of the admin area (rules/admin: required choices), with their messages letter for letter. Each is a schema from what is typed to what
 * is sent; those of persons (e-mail, phone, zip) stand in `domain/person/rules`.
 */

const DATE_INVALID = 'Format YYYY-MM-DD erforderlich';
const COLOUR_INVALID = 'Ungültiger Hex-Wert';
const NEGATIVE = 'darf nicht negativ sein';
export const MAX_RADIUS = 9999;
const RADIUS_TOO_LARGE = `darf nicht größer als ${MAX_RADIUS} sein`;

const emptyOr = (isRight: (value: string) => boolean, message: string) =>
  z.refine<string>((value) => value.trim() === '' || isRight(value.trim()), { message });

/**
 * A rule over several fields, whose message stands at one of them. It runs also where another field is wrong, so that all messages
 * come at once; a field that is wrong itself may hold what was typed.
 */
export const ruleOver = <Values extends object>(
  path: keyof Values & string,
  message: string,
  isRight: (values: Values) => boolean,
) => z.refine<Values>(isRight, { message, path: [path], when: () => true });

/** Reads a day typed as TT.MM.JJJJ, JJJJ-MM-TT or TT-MM-JJJJ; `undefined` for what is no day of the calendar. */
export function readDay(typed: string): CalendarDay | undefined {
  const text = typed.trim();
  const german = /^(\d{2})[.-](\d{2})[.-](\d{4})$/.exec(text);
  const day = german ? `${german[3] ?? ''}-${german[2] ?? ''}-${german[1] ?? ''}` : text;
  return isCalendarDay(day) ? day : undefined;
}

/** A day in one of three forms, or none; comes out as YYYY-MM-DD. */
export const optionalDay = () =>
  z.pipe(optionalLine().check(emptyOr((text) => readDay(text) !== undefined, DATE_INVALID)), z.transform(readDay));

/**
 * Reads a number as people type it: '1234,5', '1.234,50', '1234.50', with or without its unit. `undefined` for nothing and for what is
 * none.
 */
export function readDecimal(typed: string): number | undefined {
  const plain = typed.replace(/[\s€%]/g, '');
  const grouped = /^(-?\d{1,3}(?:\.\d{3})+)(?:,(\d*))?$/.exec(plain);
  const text = grouped ? `${(grouped[1] ?? '').replaceAll('.', '')}.${grouped[2] ?? ''}0` : plain.replace(',', '.');
  return /^-?\d+(?:\.\d*)?$/.test(text) ? Number(text) : undefined;
}

const isNumber = (text: string) => readDecimal(text) !== undefined;
const isWhole = (text: string) => Number.isInteger(readDecimal(text));
const isPositive = (text: string) => (readDecimal(text) ?? 0) >= 0;

const typedNumber = (isRequired: boolean, isRight: (text: string) => boolean, message: string) =>
  (isRequired ? requiredLine() : optionalLine()).check(emptyOr(isRight, message), emptyOr(isPositive, NEGATIVE));
const required = (schema: z.ZodMiniType<string, string>) =>
  z.pipe(
    schema,
    z.transform((text) => readDecimal(text) ?? 0),
  );
const optional = (schema: z.ZodMiniType<string, string>) => z.pipe(schema, z.transform(readDecimal));

/** EUR or percent, not negative. */
export const amount = (message: string = INVALID) => required(typedNumber(true, isNumber, message));
export const optionalAmount = (message: string = INVALID) => optional(typedNumber(false, isNumber, message));
/** Days, hours, kW: whole, not negative. */
export const wholeNumber = () => required(typedNumber(true, isWhole, INVALID));
export const optionalWholeNumber = () => optional(typedNumber(false, isWhole, INVALID));

/** Rounding of the shop's corners in px, 0 to 9999. */
export const radius = () =>
  required(
    typedNumber(true, isWhole, INVALID).check(
      emptyOr((text) => (readDecimal(text) ?? 0) <= MAX_RADIUS, RADIUS_TOO_LARGE),
    ),
  );

/** '#abc' or 'aabbcc'; comes out as '#aabbcc'. */
export const hexColour = () =>
  z.pipe(
    requiredLine().check(emptyOr((text) => parseHexColour(text) !== undefined, COLOUR_INVALID)),
    z.transform((text) => parseHexColour(text) ?? text),
  );

/** With or without spaces, in any case; comes out without spaces. Country, length and check digits are right. */
export const iban = () =>
  z.pipe(requiredLine().check(emptyOr((text) => isValidIBAN(plainIban(text)), INVALID)), z.transform(plainIban));

const plainIban = (typed: string) => electronicFormatIBAN(typed) ?? '';

/** In groups of four, as people read it: 'DE89 3704 0044 0532 0130 00'. What is none stays as it is typed. */
export function formatIban(typed: string): string {
  return isValidIBAN(plainIban(typed)) ? (friendlyFormatIBAN(typed) ?? typed) : typed;
}

export const bic = () =>
  z.pipe(requiredLine().check(emptyOr((text) => isValidBIC(plainBic(text)), INVALID)), z.transform(plainBic));

const plainBic = (typed: string) => typed.replace(/\s/g, '').toUpperCase();

/** Several choices, of which at least one. */
export const atLeastOne = <Schema extends z.ZodMiniType>(choice: Schema) =>
  z.array(choice).check(z.refine((chosen) => chosen.length > 0, { message: REQUIRED }));

const isWebAddress = (text: string) =>
  /^https?:\/\/[^\s/.]+\.[^\s]+$/i.test(text) || /^https?:\/\/localhost\b/i.test(text);

/** Address of a page or document, or none; comes out trimmed, `null` for none. */
export const optionalUrl = () =>
  z.pipe(
    optionalLine().check(emptyOr(isWebAddress, INVALID)),
    z.transform((text) => (text.trim() === '' ? null : text.trim())),
  );

/** What stands in the field of a file: one that was chosen, or the address of the one that is there. */
export interface FileChoice {
  file?: File;
  url?: string;
}

const isSmall = ({ size }: Pick<File, 'size'>) => size <= MAX_UPLOAD_BYTES;

/** One file that is chosen or already there. */
export const requiredFile = () =>
  z.custom<FileChoice>().check(
    z.refine(({ file, url }) => file !== undefined || url !== undefined, { message: REQUIRED }),
    z.refine(({ file }) => file === undefined || isSmall(file), { message: TOO_LARGE }),
  );

/** Any number of files, also none; they come out alone. */
export const filesOrNone = () =>
  z.pipe(
    z
      .custom<readonly FileChoice[]>()
      .check(
        z.refine((choices) => choices.every(({ file }) => file === undefined || isSmall(file)), { message: TOO_LARGE }),
      ),
    z.transform((choices) => choices.flatMap(({ file }) => file ?? [])),
  );

/** Files that were chosen; they come out alone. */
export const newFiles = (most = Infinity) =>
  z.pipe(
    z.custom<readonly FileChoice[]>().check(
      z.refine((choices) => choices.some(({ file }) => file !== undefined), { message: REQUIRED }),
      z.refine((choices) => choices.length <= most, { message: 'Nur eine Datei erlaubt' }),
      z.refine((choices) => choices.every(({ file }) => file === undefined || isSmall(file)), { message: TOO_LARGE }),
    ),
    z.transform((choices) => choices.flatMap(({ file }) => file ?? [])),
  );

/** One new file; it comes out alone. */
export const newFile = () =>
  z.pipe(
    z.custom<FileChoice>().check(
      z.refine(({ file }) => file !== undefined, { message: REQUIRED }),
      z.refine(({ file }) => file === undefined || isSmall(file), { message: TOO_LARGE }),
    ),
    z.transform(({ file }, context) => {
      if (file) return file;
      context.issues.push({ code: 'custom', message: REQUIRED, input: file });
      return z.NEVER;
    }),
  );

/** Vehicle identification number: upper case, without spaces. Whether there is such a vehicle is the stock's business. */
export const vin = () =>
  z.pipe(
    requiredLine(),
    z.transform((text) => text.replace(/\s/g, '').toUpperCase()),
  );
