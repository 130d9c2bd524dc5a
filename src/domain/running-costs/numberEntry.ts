import { lazy } from '../../lib/lazy';

const format = lazy(() => new Intl.NumberFormat('de-DE', { maximumFractionDigits: 3 }));

const priceFormat = lazy(() => new Intl.NumberFormat('de-DE', { minimumFractionDigits: 2, maximumFractionDigits: 3 }));

/** "1,688", up to three decimals, because fuel is priced in tenths of a cent; a price of energy has two at least. */
export function formatAssumption(value: number, unit = ''): string {
  return (/^€\/(?:l|kg|kWh)$/.test(unit) ? priceFormat() : format()).format(value);
}

/**
 * A number as people type it: "1,688" and "15.000". A dot is a decimal point where so large a number would not be allowed ("1.688" of a
 * price). `undefined` for what is no number or out of bounds.
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
