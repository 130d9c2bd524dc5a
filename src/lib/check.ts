import * as z from 'zod/mini';

/** Dotted names. */
export type FieldErrors<Name extends string = string> = Partial<Record<Name, { message: string }>>;

/** Values to send, or error messages. */
export type FormCheck<Output, Name extends string = string> =
  | { values: Output; errors?: undefined }
  | { values?: undefined; errors: FieldErrors<Name> };

/** The first message of a field is shown. */
export function checkBy<Schema extends z.ZodMiniType>(schema: Schema) {
  return (entries: unknown): FormCheck<z.output<Schema>> => {
    const result = z.safeParse(schema, entries);
    if (result.success) return { values: result.data };
    const errors: FieldErrors = {};
    for (const { path, message } of result.error.issues) errors[path.join('.')] ??= { message };
    return { errors };
  };
}
