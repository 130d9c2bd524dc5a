export type QueryValue = string | number | boolean | undefined | null | readonly (string | number)[];

/** Lists joined by commas, no empty values, blanks as `%20` (OpenAPI form style, RFC 6570). */
export function toQueryString(query: Record<string, QueryValue>): string {
  return Object.entries(query)
    .map(([name, value]) => [name, encodeURIComponent((value ?? '').toString())])
    .filter(([, text]) => text)
    .map((pair) => pair.join('='))
    .join('&');
}
