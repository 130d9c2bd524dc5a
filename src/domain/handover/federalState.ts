/** Holiday service's codes, in the order of the zip service's keys "01" to "16" (rules/platform-and-wire: holidays). */
export const ALL_STATES = [
  'SH',
  'HH',
  'NI',
  'HB',
  'NW',
  'HE',
  'RP',
  'BW',
  'BY',
  'SL',
  'BE',
  'BB',
  'MV',
  'SN',
  'ST',
  'TH',
] as const;

export type FederalState = (typeof ALL_STATES)[number];

export function isFederalState(code: string): code is FederalState {
  return ALL_STATES.some((state) => state === code);
}

/** Key of the zip service: "08", "8" or 8. */
export function stateOfKey(key: unknown): FederalState | undefined {
  if (typeof key !== 'string' && typeof key !== 'number') return undefined;
  const padded = String(key).trim().padStart(2, '0');
  return ALL_STATES.find((_, index) => String(index + 1).padStart(2, '0') === padded);
}
