import { once } from '../../lib/once';

const format = once(() => new Intl.NumberFormat('de-DE', { maximumFractionDigits: 3 }));

const priceFormat = once(() => new Intl.NumberFormat('de-DE', { minimumFractionDigits: 2, maximumFractionDigits: 3 }));

/** "1,688": up to three decimals, as fuel is priced in tenths of a cent; at least two for prices of energy. */
export function formatAssumption(value: number, unit = ''): string {
  return (/^€\/(?:l|kg|kWh)$/.test(unit) ? priceFormat() : format()).format(value);
}

/**
 * Parses a typed number: "1,688", "15.000". A dot is a decimal point if the number would be out of bounds otherwise ("1.688" as a
 * price). `undefined` if it is not a number or out of bounds.
 */
export function readAssumption(text: string, { min, max }: { min: number; max: number }): number | undefined {
  const plain = text.replace(/\s/g, '');
  const isGrouped = /^-?\d{1,3}(?:\.\d{3})+(?:,\d+)?$/.test(plain);
  const readings = [
    ...(isGrouped ? [plain.replaceAll('.', '').replace(',', '.')] : []),
    ...(/^-?\d+(?:[.,]\d+)?$/.test(plain) ? [plain.replace(',', '.')] : []),
  ];
  return readings.map(Number).find((value) => value >= min && value <= max);
}
