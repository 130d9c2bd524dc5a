import { toJson } from '../../lib/json';

/** An object of the wire, unparsed. */
export type WireObject = Readonly<Record<string, unknown>>;

interface ChangedBody {
  /** The entry as it was read. */
  wire: WireObject;
  /** The body of a write that changes nothing. */
  before: WireObject;
  /** The body of the write. */
  after: WireObject;
  /** Fields of the wire that the body does not name go along: the call takes the whole entry. */
  isWhole: boolean;
}

const isObject = (value: unknown): value is WireObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * The body of an update in which only what was changed differs from what was read: everything else keeps the spelling, precision and
 * unknown values of the platform. The text beside a value that was changed ('paymentTypeToString') is left out.
 */
export function changedBody({ wire, before, after, isWhole }: ChangedBody): Record<string, unknown> {
  const body: Record<string, unknown> = isWhole ? { ...wire } : {};
  for (const name of new Set([...Object.keys(before), ...Object.keys(after)])) {
    const [read, old, next] = [wire[name], before[name], after[name]];
    if (toJson(old) === toJson(next)) {
      // A call that names its fields wants the lists that were not there.
      if (!isWhole) body[name] = read ?? next;
    } else {
      body[name] =
        isObject(read) && isObject(old) && isObject(next)
          ? changedBody({ wire: read, before: old, after: next, isWhole })
          : next;
      delete body[`${name}ToString`];
    }
  }
  return body;
}
