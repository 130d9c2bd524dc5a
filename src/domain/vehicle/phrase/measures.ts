import { toKilowatts } from '../../../lib/format';
import type { CarType } from '../../enums/carType';
import { doorCountTypes } from '../../enums/doorCount';
import type { CarQuery } from '../search/query';

type Bound = 'min' | 'max';
type Alone = Bound | 'exact';

/** Patterns over folded words. */
export interface Measure {
  min?: keyof CarQuery;
  max?: keyof CarQuery;
  /** Makes a unit unnecessary: 'Baujahr 2019'. */
  subject?: string;
  /**
   * With their factors, longer ones first. One that needs the subject looks back for it, `(?<=hubraum .*)l`, before the
   * measure that has it alone.
   */
  units: readonly (readonly [pattern: string, scale: number])[];
  alone: (figure: number) => Alone;
  /** Undefined for an impossible figure. */
  toWire?: (figure: number, bound: Bound, now: Date) => number | string | undefined;
  /** A greater figure is a smaller wire value: older is earlier. */
  isReversed?: boolean;
  /** Also the first figure of '15 bis 20.000'. */
  isInThousands?: boolean;
  groups?: readonly string[];
  /** Nothing else has its units: PS, but not kW, as chargers have. */
  hasOwnUnits?: true;
  types?: readonly CarType[];
}

export const EURO = '(?:€|euros?|eur)';
const AT_MOST = () => 'max' as const;
const AT_LEAST = () => 'min' as const;

/** Year of a warranty or an appointment, never a price: 'bis 2028'. */
export const isFutureYear = (figure: number, now: Date) =>
  Number.isInteger(figure) && figure > now.getFullYear() + 1 && figure <= now.getFullYear() + 20;

const isYear = (figure: number, now: Date) =>
  Number.isInteger(figure) && figure >= 1950 && figure <= now.getFullYear() + 1;

/** '19' is 2019, '98' is 1998. */
export function fullYear(year: number, now: Date): number {
  return year >= 100 ? year : year + (year > now.getFullYear() % 100 ? 1900 : 2000);
}

/** First or last day of a year, or of a month as 202103; 202100 is the month before 202101, 202113 that after 202112. */
function dayOf(figure: number, bound: Bound, now: Date): string | undefined {
  const isMonth = figure > 9999;
  const year = isMonth ? Math.floor(figure / 100) : fullYear(figure, now);
  if (!isYear(year, now)) return undefined;
  const [first, last] = isMonth ? [figure % 100, figure % 100] : [1, 12];
  const day = bound === 'min' ? Date.UTC(year, first - 1, 1) : Date.UTC(year, last, 0);
  return new Date(day).toISOString().slice(0, 10);
}

const price: Measure = {
  min: 'minPrice',
  max: 'maxPrice',
  subject: '(?:preis|budget|kosten|kostet|preislich|preisklasse)',
  units: [[EURO, 1]],
  alone: AT_MOST,
  isInThousands: true,
};

const AT_ONCE = '(?:kaufpreis|barpreis|barkauf|barzahlung|sofortkauf|direktkauf|bar(?: (?:zahlen|bezahlen|kaufen))?)';
/** Paid at once: a small one is no rate. */
const cashPrice: Measure = { ...price, subject: AT_ONCE, units: [[`${EURO} ${AT_ONCE}`, 1]] };

const rate: Measure = {
  min: 'minMonthlyFinancingRateExample',
  max: 'maxMonthlyFinancingRateExample',
  subject:
    '(?:rate|raten|monatsrate|monatliche rate|finanzierungsrate|\\w*finanzierung|finanzieren|finanziert|ratenkauf|ratenzahlung|teilzahlung|monatlich|mtl)',
  units: [[`(?:${EURO} )?(?:im|pro|je|den)? ?(?:monat|monatlich|mtl|rate|monatsrate|monatliche rate)`, 1]],
  alone: AT_MOST,
  hasOwnUnits: true,
};

/** Years, or months as 202103. */
export const registration: Measure = {
  min: 'minInitialRegistration',
  max: 'maxInitialRegistration',
  subject: '(?:baujahr|baujahre|bj|ez|erstzulassung|zulassung|zugelassen|modelljahr|jahrgang|jahr)',
  units: [],
  alone: () => 'exact',
  toWire: dayOf,
};

export const MEASURES: readonly Measure[] = [
  rate,
  cashPrice,
  price,
  {
    max: 'maxMileAge',
    subject: '(?:kilometerstand|kilometer|km stand|km|laufleistung|tachostand|gelaufen)',
    units: [
      ['tkm', 1000],
      ['(?:km|kilometern?)(?: (?:gelaufen|laufleistung|stand))?', 1],
      ['(?:gelaufen|auf (?:der uhr|dem tacho))', 1],
    ],
    alone: AT_MOST,
    isInThousands: true,
  },
  {
    min: 'minInitialRegistration',
    max: 'maxInitialRegistration',
    units: [['jahr(?:en?)?(?! garantie)(?: alt)?', 1]],
    alone: AT_MOST,
    isReversed: true,
    toWire: (age, bound, now) => dayOf(now.getFullYear() - age, bound, now),
  },
  registration,
  {
    min: 'minEnginePower',
    max: 'maxEnginePower',
    subject: '(?:leistung|motorleistung)',
    units: [['(?:ps|pferdestaerken?|(?<=\\d\\d )(?:pferde(?:chen)?n?))', 1]],
    alone: AT_LEAST,
    toWire: toKilowatts,
    hasOwnUnits: true,
  },
  {
    min: 'minEnginePower',
    max: 'maxEnginePower',
    subject: '(?:leistung|motorleistung)',
    units: [['(?:kw|kilowatt)', 1]],
    alone: AT_LEAST,
  },
  {
    min: 'minSeats',
    max: 'maxSeats',
    units: [['(?:sitzer|sitze|sitzplaetzen?|sitzen|plaetze|personen)', 1]],
    // From four on more are fine.
    alone: (seats) => (seats <= 3 ? 'exact' : 'min'),
    hasOwnUnits: true,
  },
  {
    min: 'minDoors',
    max: 'maxDoors',
    units: [['(?:tuerer|tueren|tuerig|tuerige[rsn]?)', 1]],
    alone: () => 'exact',
    groups: doorCountTypes.keys,
    hasOwnUnits: true,
  },
  {
    min: 'minEngineCylinders',
    max: 'maxEngineCylinders',
    units: [['(?:zylindern?|zyl)', 1]],
    alone: AT_LEAST,
    hasOwnUnits: true,
  },
  {
    min: 'minEngineCapacity',
    max: 'maxEngineCapacity',
    subject: 'hubraum',
    units: [
      ['(?:ccm|cm3|kubik|cm(?= hubraum))(?: hubraum)?', 1],
      ['(?:liter|l)(?: hubraum)?', 1000],
    ],
    alone: AT_MOST,
    types: ['ZWEIRAD', 'PKW', 'NUTZFAHRZEUG', 'WOHNMOBIL'],
  },
  {
    min: 'minSleepingPlaces',
    max: 'maxSleepingPlaces',
    units: [['(?:schlafplaetzen?|schlafplatz|betten)', 1]],
    alone: AT_LEAST,
    hasOwnUnits: true,
    types: ['WOHNMOBIL'],
  },
  {
    min: 'minWeightTotal',
    max: 'maxWeightTotal',
    subject: '(?:gesamtgewicht|zulaessiges gesamtgewicht|gewicht|zgg)',
    units: [
      ['kg', 1],
      ['(?:tonnen|tonne|t|to)', 1000],
    ],
    alone: AT_MOST,
    types: ['WOHNMOBIL', 'ANHAENGER', 'NUTZFAHRZEUG'],
  },
  {
    min: 'minLength',
    max: 'maxLength',
    subject: '(?:laenge|lang)',
    units: [
      ['mm(?: (?:lang|laenge))?', 1],
      ['(?:cm|zentimetern?)(?: (?:lang|laenge))?', 10],
      ['(?:m|meter|metern)(?: (?:lang|laenge))?', 1000],
    ],
    alone: AT_MOST,
    types: ['WOHNMOBIL', 'ANHAENGER', 'NUTZFAHRZEUG'],
  },
];

/** 1950 to next year: registration; from 1,000 (without a bound 3,000): price. */
export function measureOf(figure: number, now: Date, hasBound: boolean): Measure | undefined {
  if (isYear(figure, now)) return registration;
  return figure >= (hasBound ? 1000 : 3000) ? price : undefined;
}

/** 300 € are a rate, 20,000 € a price. */
export function reinterpret(measure: Measure, figure: number): Measure {
  if (measure === rate && figure >= 5000) return price;
  return measure === price && figure < 1000 ? rate : measure;
}

/** No part of the span: a year before a price, or a model ('BMW 320 bis 30.000 €'). */
export function isOutOfRange(measure: Measure, low: number, now: Date, isOpen: boolean): boolean {
  if (measure.isInThousands === true) return (low >= 100 && low < 1000) || (isOpen && isYear(low, now));
  return false;
}
