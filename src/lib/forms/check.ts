import * as z from 'zod/mini';

/** Messages by the name of the field; nested ones by their dotted name. */
export type FieldErrors<Name extends string = string> = Partial<Record<Name, { message: string }>>;

/** What a form makes of its entries: either values to send or messages to show. */
export type FormCheck<Output, Name extends string = string> =
  { values: Output; errors?: undefined } | { values?: undefined; errors: FieldErrors<Name> };

/** Checks entries by a schema. The first message of a field is the one that says what to do next. */
export function checkBy<Schema extends z.ZodMiniType>(schema: Schema) {
  return (entries: unknown): FormCheck<z.output<Schema>> => {
    const result = z.safeParse(schema, entries);
    if (result.success) return { values: result.data };
    const errors: FieldErrors = {};
    for (const { path, message } of result.error.issues) errors[path.join('.')] ??= { message };
    return { errors };
  };
}
