export type QueryValue = string | number | boolean | undefined | null | readonly (string | number)[];

/** Lists are joined by commas, empty values are left out; a blank is `%20`, as OpenAPI's form style has it (RFC 6570). */
export function toQueryString(query: Record<string, QueryValue>): string {
  const pairs = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    const text = Array.isArray(value) ? value.join(',') : value == null ? '' : String(value);
    if (text !== '') pairs.set(name, text);
  }
  return pairs.toString().replaceAll('+', '%20');
}
