import type { Enumeration, EnumerationEntry } from '../../lib/enumeration';

/** Names of banks for the dealer. The bank that the wire knows under two names has one label; the way to it tells them apart. */
export const bankNames = <Table extends Record<string, EnumerationEntry>>({ keys, label }: Enumeration<Table>) => {
  const isTwice = (key: keyof Table & string) => keys.filter((other) => label(other) === label(key)).length > 1;
  return (key: keyof Table & string): string =>
    isTwice(key) ? `${label(key)} (${key === 'VW_ERNST' ? 'über Ernst' : 'direkt'})` : label(key);
};
