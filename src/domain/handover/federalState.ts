/** The sixteen states: code of the holiday service → key of the zip service and name (rules/platform-and-wire: holidays). */
const FEDERAL_STATES = {
  SH: { key: '01', name: 'Schleswig-Holstein' },
  HH: { key: '02', name: 'Hamburg' },
  NI: { key: '03', name: 'Niedersachsen' },
  HB: { key: '04', name: 'Bremen' },
  NW: { key: '05', name: 'Nordrhein-Westfalen' },
  HE: { key: '06', name: 'Hessen' },
  RP: { key: '07', name: 'Rheinland-Pfalz' },
  BW: { key: '08', name: 'Baden-Württemberg' },
  BY: { key: '09', name: 'Bayern' },
  SL: { key: '10', name: 'Saarland' },
  BE: { key: '11', name: 'Berlin' },
  BB: { key: '12', name: 'Brandenburg' },
  MV: { key: '13', name: 'Mecklenburg-Vorpommern' },
  SN: { key: '14', name: 'Sachsen' },
  ST: { key: '15', name: 'Sachsen-Anhalt' },
  TH: { key: '16', name: 'Thüringen' },
} as const;

export type FederalState = keyof typeof FEDERAL_STATES;

export function isFederalState(code: string): code is FederalState {
  return Object.hasOwn(FEDERAL_STATES, code);
}

export const ALL_STATES = Object.keys(FEDERAL_STATES).filter(isFederalState);

/** State of a key of the zip service ("08", also "8" or 8). */
export function stateOfKey(key: unknown): FederalState | undefined {
  if (typeof key !== 'string' && typeof key !== 'number') return undefined;
  const padded = String(key).trim().padStart(2, '0');
  return ALL_STATES.find((state) => FEDERAL_STATES[state].key === padded);
}
