import { once } from '../../lib/once';

const format = once(() => new Intl.NumberFormat('de-DE', { maximumFractionDigits: 3 }));

const priceFormat = once(() => new Intl.NumberFormat('de-DE', { minimumFractionDigits: 2, maximumFractionDigits: 3 }));

/** "1,688": up to three decimals, as fuel is priced in tenths of a cent; at least two for prices of energy. */
export function formatAssumption(value: number, unit = ''): string {
  return (/^€\/(?:l|kg|kWh)$/.test(unit) ? priceFormat() : format()).format(value);
}

/** "1,688", "15.000"; a dot is a decimal point where the number would be out of bounds otherwise. */
export function readAssumption(text: string, { min, max }: { min: number; max: number }): number | undefined {
  const plain = text.replace(/\s/g, '');
  const isGrouped = /^-?\d{1,3}(?:\.\d{3})+(?:,\d+)?$/.test(plain);
  const readings = [
    ...(isGrouped ? [plain.replaceAll('.', '').replace(',', '.')] : []),
    ...(/^-?\d+(?:[.,]\d+)?$/.test(plain) ? [plain.replace(',', '.')] : []),
  ];
  return readings.map(Number).find((value) => value >= min && value <= max);
}
