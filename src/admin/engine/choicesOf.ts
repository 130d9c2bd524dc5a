import type { Enumeration, EnumerationEntry } from '../../lib/enumeration';

/** Every value of an enumeration, to choose from. */
export const choicesOf = <Table extends Record<string, EnumerationEntry>>({ keys, label }: Enumeration<Table>) =>
  keys.map((key) => ({ value: key, label: label(key) }));
