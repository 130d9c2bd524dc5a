export const PHONE_HINT = 'Mit Ländervorwahl, zum Beispiel +49\u00A0711\u00A0123456';

/**
 * Converts a German phone number ('0711 123456', '0049 711/123456') to the international form '+49711123456'
 * (rules/account: german phone numbers). Anything else is returned unchanged.
 */
export function normalisePhone(typed: string): string {
  // '0049 (0)711': the zero of the area code is not dialled from abroad.
  const digits = typed.replace(/(\d\s*)\(0\)/, '$1').replace(/[\s()/.–-]/g, '');
  if (/^00[1-9]\d*$/.test(digits)) return `+${digits.slice(2)}`;
  return /^0[1-9]\d*$/.test(digits) ? `+49${digits.slice(1)}` : typed;
}
