import * as z from 'zod/mini';

/** Error messages by field name (dotted). */
export type FieldErrors<Name extends string = string> = Partial<Record<Name, { message: string }>>;

/** Values to send, or error messages. */
export type FormCheck<Output, Name extends string = string> =
  | { values: Output; errors?: undefined }
  | { values?: undefined; errors: FieldErrors<Name> };

/** Form check by a schema; the first message of a field is shown. */
export function checkBy<Schema extends z.ZodMiniType>(schema: Schema) {
  return (entries: unknown): FormCheck<z.output<Schema>> => {
    const result = z.safeParse(schema, entries);
    if (result.success) return { values: result.data };
    const errors: FieldErrors = {};
    for (const { path, message } of result.error.issues) errors[path.join('.')] ??= { message };
    return { errors };
  };
}
