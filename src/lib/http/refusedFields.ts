import * as z from 'zod/mini';
import { HttpError } from './errors';
import { parseJson } from '../parseJson';

interface RefusedField {
  /** As the platform names it: 'TargetEmail', 'address.street'. */
  name: string;
  /** The reason, if the platform gives one. */
  message: string | undefined;
}

/** 200: an answer that says it has failed. */
const REFUSAL_STATUSES: ReadonlySet<number> = new Set([200, 400, 409, 422]);

/** Fields and characters that are read at most. */
const MAX_FIELDS = 20;
const MAX_LENGTH = { name: 100, message: 200, answer: 50_000 };

const line = (maxLength: number) =>
  z.pipe(
    z.string(),
    z.transform((text) => text.replace(/\s+/g, ' ').trim().slice(0, maxLength)),
  );
/** A line, or several. */
const messageSchema = z.pipe(
  z.pipe(
    z.transform((given: unknown): unknown => (Array.isArray(given) ? given : [given])),
    z.array(line(MAX_LENGTH.message)),
  ),
  z.transform((lines) => lines.join(' ') || undefined),
);
const nameSchema = line(MAX_LENGTH.name);
const name = z.optional(nameSchema);
const message = z.optional(messageSchema);
const entrySchema = z.pipe(
  z.object({ field: name, property: name, propertyName: name, name, path: name, message, errorMessage: message }),
  z.transform((entry): RefusedField => ({
    name: entry.field ?? entry.property ?? entry.propertyName ?? entry.name ?? entry.path ?? '',
    message: entry.message ?? entry.errorMessage,
  })),
);
const bodySchema = z.object({
  errors: z.optional(z.unknown()),
  fieldErrors: z.optional(z.unknown()),
  message: z.optional(z.unknown()),
});
/** 'orderAvailablePaymentOptionTypes: leer'. */
const NAMED_MESSAGE = /^([a-z]+(?:[A-Z]|[.[]\w)[\w.[\]]*): (.+)$/;

/**
 * Rejected fields of an error answer: `{ errors: { TargetEmail: ['…'] } }`, `{ errors: [{ field, message }] }`, a list of names, or `{
 * message: 'targetEmail: …' }`. No contract defines them: anything else yields none. Texts are plain and cut off.
 */
export function refusedFields(error: Error): readonly RefusedField[] {
  if (!(error instanceof HttpError) || error.status === undefined || !REFUSAL_STATUSES.has(error.status)) return [];
  if (typeof error.answer !== 'string' || error.answer.length > MAX_LENGTH.answer) return [];
  const answer = parseJson(error.answer);
  const body = z.safeParse(bodySchema, answer).data;
  const listed: unknown = Array.isArray(answer) ? answer : (body?.errors ?? body?.fieldErrors);
  if (typeof listed !== 'object' || listed === null) {
    const [, named, why] = NAMED_MESSAGE.exec(z.safeParse(messageSchema, body?.message).data ?? '') ?? [];
    return named === undefined ? [] : [{ name: named.slice(0, MAX_LENGTH.name), message: why }];
  }
  const fields = Array.isArray(listed)
    ? listed.slice(0, MAX_FIELDS).map(readEntry)
    : Object.entries(listed)
        .slice(0, MAX_FIELDS)
        .map(([field, why]) => {
          const reason = z.safeParse(messageSchema, why);
          return reason.success ? { name: field.slice(0, MAX_LENGTH.name), message: reason.data } : undefined;
        });
  return fields.flatMap((entry) => (entry === undefined || entry.name === '' ? [] : [entry]));
}

/** The name alone, or an object with it. */
function readEntry(entry: unknown): RefusedField | undefined {
  const named = z.safeParse(nameSchema, entry);
  return named.success ? { name: named.data, message: undefined } : z.safeParse(entrySchema, entry).data;
}
