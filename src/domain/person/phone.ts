/** Beside the field of a phone number. */
export const PHONE_HINT = 'Mit Ländervorwahl, zum Beispiel +49\u00A0711\u00A0123456';

/**
 * Turns a phone number typed in the German way ('0711 123456', '0049 711/123456') into the international form '+49711123456'
 * (rules/account: german phone numbers). Anything else stays as it was typed.
 */
export function normalisePhone(typed: string): string {
  // '0049 (0)711': the area code's zero is not dialled from abroad.
  const digits = typed.replace(/(\d\s*)\(0\)/, '$1').replace(/[\s()/.–-]/g, '');
  if (/^00[1-9]\d*$/.test(digits)) return `+${digits.slice(2)}`;
  return /^0[1-9]\d*$/.test(digits) ? `+49${digits.slice(1)}` : typed;
}
