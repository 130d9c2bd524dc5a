const NBSP = '\u00A0';
export const PS_PER_KW = 1.35962;

/**
 * "1.234,5". Not by `Intl.NumberFormat`, which loads language data: the largest single cost of the first twelve cards.
 * @param decimals Fewest and most decimal places; half is rounded away from zero.
 */
export function formatNumber(value: number, decimals: readonly [fewest: number, most: number] = [0, 2]): string {
  const [fewest, most] = decimals;
  if (Number.isSafeInteger(value))
    return `${value < 0 ? '-' : ''}${grouped(String(Math.abs(value)))}${fewest > 0 ? `,${'0'.repeat(fewest)}` : ''}`;
  // Shifted as a text, because 1.005 × 100 is 100.49999999999999.
  const shifted = Math.round(Number(`${Math.abs(value)}e${most}`));
  const rounded = (shifted / 10 ** most).toFixed(most);
  if (!/^\d+(\.\d+)?$/.test(rounded))
    return value.toLocaleString('de-DE', { minimumFractionDigits: fewest, maximumFractionDigits: most });
  const [whole = '', fraction = ''] = rounded.split('.');
  const digits = fraction.slice(0, fewest) + fraction.slice(fewest).replace(/0+$/, '');
  const sign = value < 0 && Number(rounded) > 0 ? '-' : '';
  return `${sign}${grouped(whole)}${digits === '' ? '' : `,${digits}`}`;
}

function grouped(digits: string): string {
  return digits.length <= 3 ? digits : `${grouped(digits.slice(0, -3))}.${digits.slice(-3)}`;
}

/** "12.990 €": prices have no decimals. */
export function formatPrice(amount: number): string {
  return `${formatNumber(amount, [0, 0])}${NBSP}€`;
}

export function formatAmount(amount: number): string {
  return `${formatNumber(amount, [2, 2])}${NBSP}€`;
}

export function formatQuantity(value: number, unit: string): string {
  return `${formatNumber(value)}${NBSP}${unit}`;
}

export function formatKm(kilometres: number): string {
  return formatQuantity(kilometres, 'km');
}

export function toKilowatts(ps: number): number {
  return Math.round(ps / PS_PER_KW);
}

export function formatWeight(kilograms: number): string {
  return formatQuantity(kilograms, 'kg');
}

/** Length of a vehicle: mm above 1000, else cm. */
export function formatLength(value: number): string {
  return formatQuantity(value, value > 1000 ? 'mm' : 'cm');
}

/** EUR, "5.000 €" or "289,50 €" (rules/vehicle: cents where they exist). */
export function exactPrice(amount: number): string {
  return Number.isInteger(amount) ? formatPrice(amount) : formatAmount(amount);
}
