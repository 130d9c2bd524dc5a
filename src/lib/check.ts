import * as z from 'zod/mini';

/** Error messages by field name, dotted for nested fields. */
export type FieldErrors<Name extends string = string> = Partial<Record<Name, { message: string }>>;

/** Result of checking a form: values to send, or error messages. */
export type FormCheck<Output, Name extends string = string> =
  | { values: Output; errors?: undefined }
  | { values?: undefined; errors: FieldErrors<Name> };

/** Creates a form check from a schema. Of several messages for a field the first one is shown. */
export function checkBy<Schema extends z.ZodMiniType>(schema: Schema) {
  return (entries: unknown): FormCheck<z.output<Schema>> => {
    const result = z.safeParse(schema, entries);
    if (result.success) return { values: result.data };
    const errors: FieldErrors = {};
    for (const { path, message } of result.error.issues) errors[path.join('.')] ??= { message };
    return { errors };
  };
}
