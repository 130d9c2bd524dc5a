export const isZipCode = (text: string) => /^\d{5}$/.test(text.trim());

/** ' 74 076 ', 'D-74076', '74076 Heilbronn' to five digits; anything else is unchanged. */
export function normaliseZipCode(typed: string): string {
  const [, digits] = /^(?:DE?-?)?(\d{5})(?![\d-])/i.exec(typed.replace(/\s/g, '')) ?? [];
  return digits ?? typed;
}
