/** Turns a German postal code as it is pasted (' 74 076 ', 'D-74076', '74076 Heilbronn') into its five digits. Anything else stays as it was typed. */
export function normaliseZipCode(typed: string): string {
  const [, digits] = /^(?:DE?-?)?(\d{5})(?![\d-])/i.exec(typed.replace(/\s/g, '')) ?? [];
  return digits ?? typed;
}
