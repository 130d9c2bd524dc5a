import type { Fact } from './FactList';

/** Array with one row of a `FactList`, empty if the value is unknown. */
export const factIfKnown = (label: string, value: string | undefined): Fact[] => (value ? [{ label, value }] : []);
