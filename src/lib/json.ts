/**
 * `JSON.stringify` that ignores `toJSON` on prototypes: libraries such as Prototype.js add one on the host page, which would turn
 * lists into texts. `undefined` for values without JSON; such fields are left out.
 */
export function toJson(value: unknown): string | undefined {
  if (Array.isArray(value)) return `[${value.map((item) => toJson(item) ?? 'null').join()}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  if (value instanceof Date) return JSON.stringify(value.toISOString());
  const fields: string[] = [];
  for (const [name, field] of Object.entries(value)) {
    const text = toJson(field);
    if (text !== undefined) fields.push(`${JSON.stringify(name)}:${text}`);
  }
  return `{${fields.join()}}`;
}
