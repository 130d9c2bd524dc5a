import type { Enumeration, EnumerationEntry } from '../../../lib/enumeration';

/** All values of an enumeration as choices. */
export const choicesOf = <Table extends Record<string, EnumerationEntry>>({ keys, label }: Enumeration<Table>) =>
  keys.map((key) => ({ value: key, label: label(key) }));
