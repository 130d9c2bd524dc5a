/** EUR and percent, or kilometres. */
export type TypedUnit = 'money' | 'distance';

const UNITS: Record<TypedUnit, string> = { money: '€|eur|euro|%', distance: 'km|kilometer' };

/** Without spaces: sign, figures, ',-' for no cents, thousands ('t' only before a unit), unit. */
const patternOf = (unit: string) =>
  new RegExp(
    `^(?:${unit})?([-−–])?(?:${unit})?(\\d[\\d.,]*?)(?:[,.][-−–]{1,2})?(k|tsd\\.?|tausend|t(?=.))?(?:${unit})?$`,
    'i',
  );

const PATTERNS: Record<TypedUnit, RegExp> = { money: patternOf(UNITS.money), distance: patternOf(UNITS.distance) };

const GROUPED = /^([1-9]\d{0,2}(?:\.\d{3})+)(?:,(\d*))?$/;
const PLAIN = /^(\d+)(?:[.,](\d*))?$/;

interface TypedParts {
  isNegative: boolean;
  whole: string;
  decimals: string;
  isThousands: boolean;
}

function partsOf(typed: string, unit: TypedUnit): TypedParts | undefined {
  const [, sign, figures = '', thousands] = PATTERNS[unit].exec(typed.replace(/[\s'’]/g, '')) ?? [];
  const [, whole, decimals = ''] = GROUPED.exec(figures) ?? PLAIN.exec(figures) ?? [];
  if (whole === undefined) return undefined;
  return {
    isNegative: sign !== undefined,
    whole: whole.replaceAll('.', ''),
    decimals,
    isThousands: Boolean(thousands),
  };
}

/**
 * As typed: '1234,5', '1.234,50', '1234.50', '49,-', '−5', '3.000 EUR', '19 tsd', '85 tkm'; `undefined` for anything else, also for an
 * empty text.
 */
export function readTypedNumber(typed: string, unit: TypedUnit = 'money'): number | undefined {
  const parts = partsOf(typed, unit);
  if (parts === undefined) return undefined;
  const { isNegative, whole, decimals, isThousands } = parts;
  const exponent = isThousands ? 'e3' : '';
  return Number(`${isNegative ? '-' : ''}${whole}.${decimals}0${exponent}`);
}

const TOO_MANY_DECIMALS = 'höchstens zwei Stellen nach dem Komma, Tausender mit Punkt (1.299)';

/** Asked only of a typed amount: '1,299' may be 1.299 or 1,30, and a cent has no parts. */
export function amountProblem(typed: string): string | undefined {
  const { decimals = '', isThousands = false } = partsOf(typed, 'money') ?? {};
  return decimals.length > 2 && !isThousands ? TOO_MANY_DECIMALS : undefined;
}
