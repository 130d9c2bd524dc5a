import type { Enumeration, EnumerationEntry } from '../../lib/enumeration';

/** Names for the dealer. Two wire names of a bank have one label; the way to it tells them apart. */
export const bankNames = <Table extends Record<string, EnumerationEntry>>({ keys, label }: Enumeration<Table>) => {
  const isTwice = (key: keyof Table & string) => keys.filter((other) => label(other) === label(key)).length > 1;
  return (key: keyof Table & string): string =>
    isTwice(key) ? `${label(key)} (${key === 'VW_ERNST' ? 'über Ernst' : 'direkt'})` : label(key);
};
