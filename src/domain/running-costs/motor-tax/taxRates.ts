// Kraftfahrzeugsteuergesetz, cents, as of 2025-12-22 (BGBl. 2025 I Nr. 342).

/** Per part of an amount (kg or g/km) above the previous band. */
interface Band {
  readonly upTo: number;
  readonly cents: number;
}

/** § 9 (1) 2 b and c: per 100 cm³. */
export const DISPLACEMENT_CENTS = { spark: 200, selfIgnition: 950 } as const;

/** § 9 (1) 2 c, first registered from 2021: per gram above 95. */
export const CO2_BANDS: readonly Band[] = [
  { upTo: 95, cents: 0 },
  { upTo: 115, cents: 200 },
  { upTo: 135, cents: 220 },
  { upTo: 155, cents: 250 },
  { upTo: 175, cents: 290 },
  { upTo: 195, cents: 340 },
  { upTo: Infinity, cents: 400 },
];

/** § 9 (1) 2 b, from July 2009 to 2020: per gram above the allowance. */
export const CO2_CENTS = 200;
export const CO2_ALLOWANCES = [
  { from: '2014-01-01', grams: 95 },
  { from: '2012-01-01', grams: 110 },
  { from: '0000-01-01', grams: 120 },
] as const;

/** § 9 (1) 2 a, to June 2009: per 100 cm³ by Euro step; 0 is the highest rate. */
export const OLD_CAR_CENTS = {
  spark: [2537, 1513, 736, 675],
  selfIgnition: [3758, 2735, 1605, 1544],
} as const;

/** § 9 (1) 3, to 3,500 kg: per 200 kg. */
export const LIGHT_BANDS: readonly Band[] = [
  { upTo: 2000, cents: 1125 },
  { upTo: 3000, cents: 1202 },
  { upTo: 3500, cents: 1278 },
];

/** § 9 (1) 4 a, above 3,500 kg, class S2 and better: per 200 kg. */
export const HEAVY_BANDS: readonly Band[] = [
  { upTo: 2000, cents: 642 },
  { upTo: 3000, cents: 688 },
  { upTo: 4000, cents: 731 },
  { upTo: 5000, cents: 775 },
  { upTo: 6000, cents: 818 },
  { upTo: 7000, cents: 862 },
  { upTo: 8000, cents: 936 },
  { upTo: 9000, cents: 1007 },
  { upTo: 10_000, cents: 1097 },
  { upTo: 11_000, cents: 1184 },
  { upTo: 12_000, cents: 1301 },
  { upTo: Infinity, cents: 1432 },
];
export const HEAVY_MAX_CENTS = 55_600;

/** § 9 (1) 2a, motorhomes: per 200 kg, by the lowest Euro step. */
export const MOTORHOME_RATES = [
  {
    fromEuro: 4,
    mostCents: 80_000,
    bands: [
      { upTo: 2000, cents: 1600 },
      { upTo: Infinity, cents: 1000 },
    ],
  },
  {
    fromEuro: 2,
    mostCents: 100_000,
    bands: [
      { upTo: 2000, cents: 2400 },
      { upTo: Infinity, cents: 1000 },
    ],
  },
  {
    fromEuro: 0,
    mostCents: Infinity,
    bands: [
      { upTo: 2000, cents: 4000 },
      { upTo: 5000, cents: 1000 },
      { upTo: 12_000, cents: 1500 },
      { upTo: Infinity, cents: 2500 },
    ],
  },
] as const satisfies readonly { fromEuro: number; mostCents: number; bands: readonly Band[] }[];

/** § 9 (1) 1: per 25 cm³. */
export const MOTORCYCLE_CENTS = 184;

/** § 9 (1) 5: per 200 kg. */
export const TRAILER_CENTS = 746;
export const TRAILER_MAX_CENTS = 37_324;

/** Per started step within each band. */
export function inBands(amount: number, bands: readonly Band[], step: number): number {
  return bands.reduce((cents, { upTo, cents: rate }, index) => {
    const from = bands[index - 1]?.upTo ?? 0;
    return cents + Math.ceil(Math.max(0, Math.min(amount, upTo) - from) / step) * rate;
  }, 0);
}
