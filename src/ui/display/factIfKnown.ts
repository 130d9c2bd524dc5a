import type { Fact } from './FactList';

export const factIfKnown = (label: string, value: string | undefined): Fact[] => (value ? [{ label, value }] : []);
