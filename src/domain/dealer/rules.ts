import { isValidBIC, isValidIBAN } from 'ibantools';
import * as z from 'zod/mini';
import { isCalendarDay, type CalendarDay } from '../../lib/dates/calendarDay';
import { readTypedNumber } from '../../lib/typedNumber';
import { UPLOAD_LIMIT, type UploadLimit } from '../../lib/uploadLimit';
import { webAddress } from '../../lib/webAddress';
import { parseHexColour } from '../tenant/theme';
import { groupedIban, plainBic, plainIban } from '../person/iban';
import { INVALID, optionalInput, REQUIRED, requiredInput } from '../person/rules';
import { readVin } from '../vehicle/text/vehicleNumber';

/** Rules of the admin area, from typed to sent values; those of persons: `domain/person/rules`. */

const DATE_INVALID = 'Format YYYY-MM-DD erforderlich';
const COLOUR_INVALID = 'Ungültiger Hex-Wert';
const NEGATIVE = 'darf nicht negativ sein';
export const MAX_RADIUS = 9999;
const RADIUS_TOO_LARGE = `darf nicht größer als ${MAX_RADIUS} sein`;

const emptyOr = (isRight: (value: string) => boolean, message: string) =>
  z.refine<string>((value) => value.trim() === '' || isRight(value.trim()), { message });

/** Check over several fields; also runs if others are invalid: all messages appear at once. */
export const ruleOver = <Values extends object>(
  path: keyof Values & string,
  message: string,
  isRight: (values: Values) => boolean,
) => z.refine<Values>(isRight, { message, path: [path], when: () => true });

/** TT.MM.JJJJ, JJJJ-MM-TT or TT-MM-JJJJ. */
export function readTypedDay(typed: string): CalendarDay | undefined {
  const text = typed.trim();
  const german = /^(\d{2})[.-](\d{2})[.-](\d{4})$/.exec(text);
  const day = german ? `${german[3] ?? ''}-${german[2] ?? ''}-${german[1] ?? ''}` : text;
  return isCalendarDay(day) ? day : undefined;
}

/** Output: YYYY-MM-DD. */
export const optionalDay = () =>
  z.pipe(
    optionalInput().check(emptyOr((text) => readTypedDay(text) !== undefined, DATE_INVALID)),
    z.transform(readTypedDay),
  );

const isNumber = (text: string) => readTypedNumber(text) !== undefined;
const isWhole = (text: string) => Number.isInteger(readTypedNumber(text));
const isPositive = (text: string) => (readTypedNumber(text) ?? 0) >= 0;

const typedNumber = (isRequired: boolean, isRight: (text: string) => boolean, message: string) =>
  (isRequired ? requiredInput() : optionalInput()).check(emptyOr(isRight, message), emptyOr(isPositive, NEGATIVE));
const required = (schema: z.ZodMiniType<string, string>) =>
  z.pipe(
    schema,
    z.transform((text) => readTypedNumber(text) ?? 0),
  );
const optional = (schema: z.ZodMiniType<string, string>) =>
  z.pipe(
    schema,
    z.transform((text) => readTypedNumber(text)),
  );

/** EUR or percent, ≥ 0. */
export const amount = (message: string = INVALID) => required(typedNumber(true, isNumber, message));
export const optionalAmount = (message: string = INVALID) => optional(typedNumber(false, isNumber, message));
/** Days, hours or kW: integer ≥ 0. */
export const wholeNumber = () => required(typedNumber(true, isWhole, INVALID));
export const optionalWholeNumber = () => optional(typedNumber(false, isWhole, INVALID));

/** px, 0 to 9999. */
export const radius = () =>
  required(
    typedNumber(true, isWhole, INVALID).check(
      emptyOr((text) => (readTypedNumber(text) ?? 0) <= MAX_RADIUS, RADIUS_TOO_LARGE),
    ),
  );

/** '#abc' or 'aabbcc'; output: '#aabbcc'. */
export const hexColour = () =>
  z.pipe(
    requiredInput().check(emptyOr((text) => parseHexColour(text) !== undefined, COLOUR_INVALID)),
    z.transform((text) => parseHexColour(text) ?? text),
  );

/** IBAN in any case and spacing; output without spaces, `null` when empty. Checks country, length and check digits. */
export const optionalIban = () =>
  z.pipe(
    optionalInput().check(emptyOr((text) => isValidIBAN(plainIban(text)), INVALID)),
    z.transform((text) => plainIban(text) || null),
  );

/** In groups of four; other texts are unchanged. */
export function formatIban(typed: string): string {
  return isValidIBAN(plainIban(typed)) ? groupedIban(typed) : typed;
}

export const optionalBic = () =>
  z.pipe(
    optionalInput().check(emptyOr((text) => isValidBIC(plainBic(text)), INVALID)),
    z.transform((text) => plainBic(text) || null),
  );

export const atLeastOne = <Schema extends z.ZodMiniType>(choice: Schema) =>
  z.array(choice).check(z.refine((chosen) => chosen.length > 0, { message: REQUIRED }));

const isWebAddress = (text: string) =>
  webAddress(text) !== undefined &&
  (/^https?:\/\/[^\s/.]+\.[^\s]+$/i.test(text) || /^https?:\/\/localhost\b/i.test(text));

/** Several lines; `null` when empty. */
export const optionalText = () =>
  z.pipe(
    optionalInput(),
    z.transform((text) => text.trim() || null),
  );

export const texts = () =>
  z.pipe(
    z.array(optionalInput()),
    z.transform((lines) => lines.map((line) => line.trim()).filter((line) => line !== '')),
  );

export const optionalUrl = () =>
  z.pipe(
    optionalInput().check(emptyOr(isWebAddress, INVALID)),
    z.transform((text) => (text.trim() === '' ? null : text.trim())),
  );

export interface FileChoice {
  file?: File;
  /** Why the chosen file cannot be sent; it stays until it is removed. */
  refused?: string;
  url?: string;
}

const noneAbove = ({ bytes, message }: UploadLimit) =>
  z.refine<FileChoice | readonly FileChoice[]>(
    (choices) => [choices].flat().every(({ file }) => file === undefined || file.size <= bytes),
    { message },
  );

export const requiredFile = () =>
  z.custom<FileChoice>().check(
    z.refine(({ file, url }) => file !== undefined || url !== undefined, { message: REQUIRED }),
    noneAbove(UPLOAD_LIMIT),
  );

const NONE_REFUSED = z.refine<readonly FileChoice[]>(
  (choices) => choices.every(({ refused }) => refused === undefined),
  {
    message: 'Entfernen Sie die Datei, die nicht gesendet werden kann',
  },
);

export const filesOrNone = () =>
  z.pipe(
    z.custom<readonly FileChoice[]>().check(noneAbove(UPLOAD_LIMIT), NONE_REFUSED),
    z.transform((choices) => choices.flatMap(({ file }) => file ?? [])),
  );

export const newFiles = (most = Infinity) =>
  z.pipe(
    z.custom<readonly FileChoice[]>().check(
      z.refine((choices) => choices.some(({ file }) => file !== undefined), { message: REQUIRED }),
      z.refine((choices) => choices.length <= most, { message: 'Nur eine Datei erlaubt' }),
      noneAbove(UPLOAD_LIMIT),
      NONE_REFUSED,
    ),
    z.transform((choices) => choices.flatMap(({ file }) => file ?? [])),
  );

/** 17 characters without I, O and Q (ISO 3779); output: upper case, without spaces. */
export const formalVin = () =>
  z.pipe(
    requiredInput().check(emptyOr((text) => /^[A-HJ-NPR-Z\d]{17}$/i.test(readVin(text)), INVALID)),
    z.transform(readVin),
  );

export const newFile = (limit = UPLOAD_LIMIT) =>
  z.pipe(
    z.custom<FileChoice>().check(
      z.refine(({ file }) => file !== undefined, { message: REQUIRED }),
      noneAbove(limit),
    ),
    z.transform(({ file }, context) => {
      if (file) return file;
      context.issues.push({ code: 'custom', message: REQUIRED, input: file });
      return z.NEVER;
    }),
  );

/** Output: upper case, without spaces. */
export const vin = () => z.pipe(requiredInput(), z.transform(readVin));
