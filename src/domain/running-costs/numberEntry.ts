import { once } from '../../lib/once';
import { readTypedNumber } from '../../lib/typedNumber';

const format = once(() => new Intl.NumberFormat('de-DE', { maximumFractionDigits: 3 }));

const priceFormat = once(() => new Intl.NumberFormat('de-DE', { minimumFractionDigits: 2, maximumFractionDigits: 3 }));

/** Up to three decimals; at least two for energy. */
export function formatAssumption(value: number, unit = ''): string {
  return (/^€\/(?:l|kg|kWh)$/.test(unit) ? priceFormat() : format()).format(value);
}

/** A dot is a decimal point if the number would be out of bounds otherwise. */
export function readAssumption(text: string, { min, max }: { min: number; max: number }): number | undefined {
  const withPoint = /^\d+\.\d+$/.test(text.trim()) ? Number(text) : undefined;
  return [readTypedNumber(text), readTypedNumber(text, 'distance'), withPoint].find(
    (value = Number.NaN) => value >= min && value <= max,
  );
}
