import type { Fact } from './FactList';

/** One row of a `FactList`, or none. */
export const factIfKnown = (label: string, value: string | undefined): Fact[] => (value ? [{ label, value }] : []);
