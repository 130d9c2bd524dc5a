import { matchFacetKey } from '../../../domain/vehicle/search/query';
import type { Enumeration, EnumerationEntry } from '../../../lib/enumeration';
import type { Option } from './filter';

/** Converts between values of an address and options of the platform. */
export interface Spelling {
  labelOf: (value: string) => string | undefined;
  /** Key of the matching option, else the first spelling; `undefined` for unknown values. */
  normalise: (value: string, options: readonly Option[]) => string | undefined;
}

/** Spelling of an enumeration: any of its spellings is read, unknown values are left out (rules/platform-and-wire: unknown values). */
export function spelledLike<Table extends Record<string, EnumerationEntry>>(enumeration: Enumeration<Table>): Spelling {
  return {
    labelOf: (value) => {
      const key = enumeration.parse(value);
      return key === undefined ? undefined : enumeration.label(key);
    },
    normalise: (value, options) => {
      const key = enumeration.parse(value);
      const option = options.find(
        (one) => one.key === value || (key !== undefined && enumeration.parse(one.key) === key),
      );
      return option?.key ?? (key === undefined ? undefined : String(enumeration.toWire(key)));
    },
  };
}

/** Spelling of free values: matched to an option case-insensitively, else unchanged. */
export const freeSpelling: Spelling = {
  labelOf: () => undefined,
  normalise: (value, options) => matchFacetKey(value, options),
};
