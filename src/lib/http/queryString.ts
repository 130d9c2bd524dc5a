export type QueryValue = string | number | boolean | undefined | null | readonly (string | number)[];

/** Lists are joined by commas, empty values are left out; a blank is `%20`, as OpenAPI's form style has it (RFC 6570). */
export function toQueryString(query: Record<string, QueryValue>): string {
  return Object.entries(query)
    .map(([name, value]) => [name, encodeURIComponent((value ?? '').toString())])
    .filter(([, text]) => text)
    .map((pair) => pair.join('='))
    .join('&');
}
