/** Reduces a pasted postal code (' 74 076 ', 'D-74076', '74076 Heilbronn') to its five digits. Anything else is returned unchanged. */
export function normaliseZipCode(typed: string): string {
  const [, digits] = /^(?:DE?-?)?(\d{5})(?![\d-])/i.exec(typed.replace(/\s/g, '')) ?? [];
  return digits ?? typed;
}
