import { rememberedPerObject } from '../../lib/rememberedPerObject';
import type { Entry, Segment } from './resource';

interface Derivation<Row> {
  isShown?: (row: Row) => boolean;
  order?: (one: Row, other: Row) => number;
  segments?: readonly Segment<Row>[];
}

/** What a list makes of the rows of an answer: once per answer, not whenever its page is opened. */
export interface DerivedRows<Row> {
  /** The rows that are shown, in the order of the resource. */
  shown: (answer: readonly Row[]) => readonly Row[];
  /** Of these, the rows of each segment, by its id. */
  bySegment: (shown: readonly Row[]) => Readonly<Record<string, readonly Row[]>>;
}

export function derivedRows<Row extends Entry>({ isShown, order, segments = [] }: Derivation<Row>): DerivedRows<Row> {
  return {
    shown: rememberedPerObject((answer: readonly Row[]) => {
      const shown = isShown ? answer.filter(isShown) : [...answer];
      return order ? shown.sort(order) : shown;
    }),
    bySegment: rememberedPerObject((shown: readonly Row[]) =>
      Object.fromEntries(segments.map(({ id, has }) => [id, shown.filter(has)])),
    ),
  };
}
