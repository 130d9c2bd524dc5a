// A point before one or two digits at the end is a decimal one, unless others group the thousands.
const WRITTEN =
  /^€?\s?\+?([-−–]?)\s?([1-9]\d{0,2}(?:[.\s]\d{3})+(?!\.)|\d+)(?:[.,](\d{0,2})|,[-−–]+)?\s?(?:€|%|km|euro?)?$/i;

/**
 * Parses a number as people write it: '1.299,50', '1 299', '1299.50', '49,- EUR', '−5'. `undefined` for anything else, also for what has
 * more than two decimals: '1,299' may be 1.299 or 1,30.
 */
export function readDecimal(typed: string): number | undefined {
  const match = WRITTEN.exec(typed.trim());
  if (!match) return undefined;
  const [, minus, whole = '', cents = ''] = match;
  return Number(`${minus ? '-' : ''}${whole.replace(/\D/g, '')}.${cents}0`);
}
