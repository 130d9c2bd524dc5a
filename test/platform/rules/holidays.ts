/** The German states by official key and by the short names of the holiday service. */
export const STATES = [
  ['01', 'SH', 'Schleswig-Holstein'],
  ['02', 'HH', 'Hamburg'],
  ['03', 'NI', 'Niedersachsen'],
  ['04', 'HB', 'Bremen'],
  ['05', 'NW', 'Nordrhein-Westfalen'],
  ['06', 'HE', 'Hessen'],
  ['07', 'RP', 'Rheinland-Pfalz'],
  ['08', 'BW', 'Baden-Württemberg'],
  ['09', 'BY', 'Bayern'],
  ['10', 'SL', 'Saarland'],
  ['11', 'BE', 'Berlin'],
  ['12', 'BB', 'Brandenburg'],
  ['13', 'MV', 'Mecklenburg-Vorpommern'],
  ['14', 'SN', 'Sachsen'],
  ['15', 'ST', 'Sachsen-Anhalt'],
  ['16', 'TH', 'Thüringen'],
] as const;
export type State = (typeof STATES)[number][1];

/** State of most places, by the first two digits of the zip code. */
const ZIP_AREAS: Record<State, string> = {
  SN: '01 02 04 08 09',
  BB: '03 14 15 16',
  ST: '06 39',
  TH: '07 98 99',
  BE: '10 12 13',
  MV: '17 18 19',
  HH: '20 22',
  SH: '23 24 25',
  NI: '21 26 27 29 30 31 37 38 48 49',
  HB: '28',
  NW: '32 33 40 41 42 44 45 46 47 50 51 52 53 57 58 59',
  HE: '34 35 36 60 61 63 64 65',
  RP: '54 55 56 67 76',
  SL: '66',
  BW: '68 69 70 71 72 73 74 75 77 78 79 88',
  BY: '80 81 82 83 84 85 86 87 89 90 91 92 93 94 95 96 97',
};
/** Places in another state than most of their zip code area. */
const EXCEPTIONS: readonly (readonly [from: string, to: string, state: State])[] = [
  ['14050', '14199', 'BE'],
  ['48143', '48739', 'NW'],
  ['49477', '49549', 'NW'],
  ['55240', '55252', 'HE'],
  ['76131', '76709', 'BW'],
  ['89073', '89198', 'BW'],
];

export function stateOfZip(zip: string): State | undefined {
  if (!/^\d{5}$/.test(zip)) return undefined;
  const exception = EXCEPTIONS.find(([from, to]) => zip >= from && zip <= to);
  if (exception) return exception[2];
  return STATES.map(([, state]) => state).find((state) => ZIP_AREAS[state].split(' ').includes(zip.slice(0, 2)));
}

/** Easter Sunday of a year, by Gauss as completed by Lichtenberg. */
function easterSunday(year: number): Date {
  const century = Math.floor(year / 100);
  const moon = 15 + Math.floor((3 * century + 3) / 4) - Math.floor((8 * century + 13) / 25);
  const sun = 2 - Math.floor((3 * century + 3) / 4);
  const cycle = year % 19;
  const seed = (19 * cycle + moon) % 30;
  const correction = Math.floor((seed + Math.floor(cycle / 11)) / 29);
  const border = 21 + seed - correction;
  const firstSunday = 7 - ((year + Math.floor(year / 4) + sun) % 7);
  const distance = 7 - ((border - firstSunday) % 7);
  return new Date(Date.UTC(year, 2, border + distance));
}

interface Holiday {
  datum: string;
  /** Not empty for holidays of parts of the state or of schools. */
  hinweis: string;
}

interface Rule {
  name: string;
  /** Month and day, days after Easter Sunday, or a function. */
  on: readonly [month: number, day: number] | number | ((year: number) => Date);
  in: readonly State[] | 'all';
  hints?: Partial<Record<State, string>>;
}

/** Wednesday before 23 November. */
function dayOfRepentance(year: number): Date {
  const day = new Date(Date.UTC(year, 10, 22));
  day.setUTCDate(22 - ((day.getUTCDay() + 4) % 7));
  return day;
}

const SCHOOL = 'Nur schulfrei; kein gesetzlicher Feiertag.';

const RULES: readonly Rule[] = [
  { name: 'Neujahrstag', on: [1, 1], in: 'all' },
  { name: 'Heilige Drei Könige', on: [1, 6], in: ['BW', 'BY', 'ST'] },
  { name: 'Internationaler Frauentag', on: [3, 8], in: ['BE', 'MV'] },
  { name: 'Gründonnerstag', on: -3, in: ['BW'], hints: { BW: SCHOOL } },
  { name: 'Karfreitag', on: -2, in: 'all' },
  { name: 'Ostersonntag', on: 0, in: ['BB'] },
  { name: 'Ostermontag', on: 1, in: 'all' },
  { name: 'Tag der Arbeit', on: [5, 1], in: 'all' },
  { name: 'Christi Himmelfahrt', on: 39, in: 'all' },
  { name: 'Pfingstsonntag', on: 49, in: ['BB'] },
  { name: 'Pfingstmontag', on: 50, in: 'all' },
  {
    name: 'Fronleichnam',
    on: 60,
    in: ['BW', 'BY', 'HE', 'NW', 'RP', 'SL', 'SN', 'TH'],
    hints: {
      SN: 'Nur in bestimmten Gemeinden im Landkreis Bautzen.',
      TH: 'Nur im Landkreis Eichsfeld und in Teilen des Unstrut-Hainich- und des Wartburgkreises.',
    },
  },
  { name: 'Augsburger Friedensfest', on: [8, 8], in: ['BY'], hints: { BY: 'Nur im Stadtgebiet Augsburg.' } },
  {
    name: 'Mariä Himmelfahrt',
    on: [8, 15],
    in: ['BY', 'SL'],
    hints: { BY: 'Nur in Gemeinden mit überwiegend katholischer Bevölkerung.' },
  },
  { name: 'Weltkindertag', on: [9, 20], in: ['TH'] },
  { name: 'Tag der Deutschen Einheit', on: [10, 3], in: 'all' },
  {
    name: 'Reformationstag',
    on: [10, 31],
    in: ['BB', 'BW', 'HB', 'HH', 'MV', 'NI', 'SH', 'SN', 'ST', 'TH'],
    hints: { BW: SCHOOL },
  },
  { name: 'Allerheiligen', on: [11, 1], in: ['BW', 'BY', 'NW', 'RP', 'SL'] },
  { name: 'Buß- und Bettag', on: dayOfRepentance, in: ['BY', 'SN'], hints: { BY: SCHOOL } },
  { name: '1. Weihnachtstag', on: [12, 25], in: 'all' },
  { name: '2. Weihnachtstag', on: [12, 26], in: 'all' },
];

function dateOf({ on }: Rule, year: number): Date {
  if (typeof on === 'function') return on(year);
  if (typeof on !== 'number') return new Date(Date.UTC(year, on[0] - 1, on[1]));
  const day = easterSunday(year);
  day.setUTCDate(day.getUTCDate() + on);
  return day;
}

/** Holidays of a state in the format of the public service. */
export function holidaysOf(state: State, year: number): Record<string, Holiday> {
  return Object.fromEntries(
    RULES.filter((rule) => rule.in === 'all' || rule.in.includes(state)).map((rule) => [
      rule.name,
      { datum: dateOf(rule, year).toISOString().slice(0, 10), hinweis: rule.hints?.[state] ?? '' },
    ]),
  );
}
