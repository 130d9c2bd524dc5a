import type { Fact } from './FactList';

/** A line of a `FactList`, as far as there is something to say. */
export const knownFact = (label: string, value: string | undefined): Fact[] => (value ? [{ label, value }] : []);
