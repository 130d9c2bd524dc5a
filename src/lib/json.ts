/**
 * JSON of a value, the same on every page: libraries such as Prototype.js put a `toJSON` on the prototypes of the host, by which
 * `JSON.stringify` would send a list as a text. `undefined` for what JSON does not know; fields like that are left out.
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
