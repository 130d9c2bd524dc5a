import type { CalendarDay } from '../../lib/dates/calendarDay';
import { mapKeys } from '../../lib/keysOf';

/** (rules/running-costs: one home for figures) */
interface Source {
  text: string;
  /** Absent for assumptions. */
  date?: CalendarDay;
  /** Shown as 'Annahme'. */
  isAssumption: boolean;
}

interface AssumptionEntry {
  label: string;
  unit: string;
  /** Absent: the visitor has to enter it. */
  preset?: number;
  min: number;
  max: number;
  source: Source;
}

const ours = (text: string): Source => ({ text, isAssumption: true });

/** Older than the ministry's latest price list. */
const CO2_PRICES = ours('Werte für 2025–2034, aus zweiter Hand (Stand 27.06.2024); neuere sind nicht geprüft');

/** As of 2026-11-21. EUR per unit, percent. */
const TABLE = {
  kmPerYear: {
    label: 'Fahrleistung im Jahr',
    unit: 'km',
    preset: 15_000,
    min: 0,
    max: 200_000,
    source: { text: 'wie auf dem Energielabel (Pkw-EnVKV)', date: '2026-03-02', isAssumption: false },
  },
  petrol: {
    label: 'Super E10',
    unit: '€/l',
    preset: 1.688,
    min: 0,
    max: 10,
    source: { text: 'ADAC, Mittel des Jahres 2025', date: '2026-01-02', isAssumption: false },
  },
  diesel: {
    label: 'Diesel',
    unit: '€/l',
    preset: 1.611,
    min: 0,
    max: 10,
    source: { text: 'ADAC, Mittel des Jahres 2025', date: '2026-01-02', isAssumption: false },
  },
  lpg: {
    label: 'Autogas',
    unit: '€/l',
    preset: 1.05,
    min: 0,
    max: 10,
    source: ours('zuletzt bekannt: 1,10 € (Ende 2022)'),
  },
  cng: {
    label: 'Erdgas',
    unit: '€/kg',
    preset: 1.45,
    min: 0,
    max: 20,
    source: ours('zuletzt bekannt: 1,25 € (Ende 2022)'),
  },
  hydrogen: {
    label: 'Wasserstoff',
    unit: '€/kg',
    preset: 16,
    min: 0,
    max: 50,
    source: ours('zuletzt bekannt: 13,51 € (Ende 2022)'),
  },
  ethanol: { label: 'Ethanol', unit: '€/l', min: 0, max: 10, source: ours('kein Preis bekannt, bitte eintragen') },
  other: {
    label: 'Kraftstoff',
    unit: '€ je Einheit',
    min: 0,
    max: 50,
    source: ours('kein Preis bekannt, bitte eintragen'),
  },
  electricityAtHome: {
    label: 'Strom zu Hause',
    unit: '€/kWh',
    preset: 0.372,
    min: 0,
    max: 5,
    source: { text: 'BDEW-Strompreisanalyse 2026, aus zweiter Hand', date: '2026-11-21', isAssumption: false },
  },
  electricityInPublic: {
    label: 'Strom unterwegs',
    unit: '€/kWh',
    preset: 0.6,
    min: 0,
    max: 5,
    source: ours('zwischen 0,52 € und 0,66 € je nach Anbieter'),
  },
  homeShare: {
    label: 'Zu Hause geladen',
    unit: '%',
    preset: 80,
    min: 0,
    max: 100,
    source: ours('meist wird zu Hause geladen'),
  },
  electricShare: {
    label: 'Elektrisch gefahren',
    unit: '%',
    preset: 45,
    min: 0,
    max: 100,
    source: ours('nahe an Fraunhofer ISI/ICCT 2020: privat 43 %'),
  },
  extraConsumption: {
    label: 'Mehrverbrauch gegenüber der Norm',
    unit: '%',
    preset: 0,
    min: 0,
    max: 40,
    source: ours('Normverbrauch'),
  },
  co2Middle: { label: 'CO₂-Preis, mittlerer', unit: '€/t', preset: 115, min: 0, max: 1000, source: CO2_PRICES },
  co2Low: { label: 'CO₂-Preis, niedriger', unit: '€/t', preset: 55, min: 0, max: 1000, source: CO2_PRICES },
  co2High: { label: 'CO₂-Preis, hoher', unit: '€/t', preset: 190, min: 0, max: 1000, source: CO2_PRICES },
} as const satisfies Record<string, AssumptionEntry>;

export type AssumptionKey = keyof typeof TABLE;

export const ASSUMPTIONS: Readonly<Record<AssumptionKey, AssumptionEntry>> = TABLE;

export type Assumptions = Readonly<Record<AssumptionKey, number | undefined>>;

const KEYS = Object.keys(TABLE) as readonly AssumptionKey[];

/** EUR a month. */
export const MOST_INSURANCE = 2_000;

export const assumptionsWith = (entered: Readonly<Record<string, number>>): Assumptions =>
  mapKeys(KEYS, (key) => {
    const { min, max, preset } = ASSUMPTIONS[key];
    const { [key]: value = -1 } = entered;
    return value >= min && value <= max ? value : preset;
  });

export const PRESETS: Assumptions = assumptionsWith({});
