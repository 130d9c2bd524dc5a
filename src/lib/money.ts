export function roundDownTo(amount: number, step: number): number {
  return Math.floor(amount / step) * step;
}

/** Half a cent up; 15 significant digits, so without floating-point errors. */
export function roundToCents(amount: number): number {
  return Math.floor(Number((amount * 100).toPrecision(15)) + 0.5) / 100;
}

/** EUR, exact to the cent. */
export function sumOf(amounts: readonly number[]): number {
  return roundToCents(amounts.reduce((sum, amount) => sum + amount, 0));
}
