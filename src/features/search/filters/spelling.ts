import { matchFacetKey } from '../../../domain/vehicle/search/query';
import type { Enumeration, EnumerationEntry } from '../../../lib/enumeration';
import type { Option } from './filter';

/** A known set of values, whatever its keys. */
export interface Spelling {
  labelOf: (value: string) => string | undefined;
  /** The spelling of the platform's option that means the same; without one the first spelling; undefined: unknown. */
  normalise: (value: string, options: readonly Option[]) => string | undefined;
}

/** Values of an enumeration: any spelling is read, an unknown one is left out (decisions 6). */
export function spelledLike<Table extends Record<string, EnumerationEntry>>(known: Enumeration<Table>): Spelling {
  return {
    labelOf: (value) => {
      const key = known.parse(value);
      return key === undefined ? undefined : known.label(key);
    },
    normalise: (value, options) => {
      const key = known.parse(value);
      const option = options.find((one) => one.key === value || (key !== undefined && known.parse(one.key) === key));
      return option?.key ?? (key === undefined ? undefined : String(known.toWire(key)));
    },
  };
}

/** Free values: matched to the option in any case, else kept as they are. */
export const freeSpelling: Spelling = {
  labelOf: () => undefined,
  normalise: (value, options) => matchFacetKey(value, options),
};
