import type { Fact } from './FactList';

/** A line of a `FactList` as an array, which is empty if the value is unknown. */
export const knownFact = (label: string, value: string | undefined): Fact[] => (value ? [{ label, value }] : []);
