import { matchFacetKey } from '../../../domain/vehicle/search/query';
import type { Enumeration, EnumerationEntry } from '../../../lib/enumeration';
import type { Option } from './filter';

export interface Spelling {
  labelOf: (value: string) => string | undefined;
  /** Matching key, else the first spelling; `undefined`: unknown. */
  normalise: (value: string, options: readonly Option[]) => string | undefined;
}

/** Any spelling is read, unknown values are left out (rules/platform-and-wire: unknown values). */
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

/** Matched case-insensitively, else unchanged. */
export const freeSpelling: Spelling = {
  labelOf: () => undefined,
  normalise: (value, options) => matchFacetKey(value, options),
};
