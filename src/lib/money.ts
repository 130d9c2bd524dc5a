export function roundDownTo(amount: number, step: number): number {
  return Math.floor(amount / step) * step;
}

/** Half a cent up, without floating-point errors: a number has 15 significant digits. */
export function roundToCents(amount: number): number {
  return Math.floor(Number((amount * 100).toPrecision(15)) + 0.5) / 100;
}

/** Sum of amounts in EUR, exact to the cent. */
export function sumOf(amounts: readonly number[]): number {
  return roundToCents(amounts.reduce((sum, amount) => sum + amount, 0));
}
