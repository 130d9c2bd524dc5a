import { isSameJson } from '../../lib/isSameJson';

export type WireObject = Readonly<Record<string, unknown>>;

interface ChangedBody<Body> {
  wire: WireObject;
  /** The body without changes; names that `after` lacks do not count. */
  before: object;
  after: Body;
  /** The call expects the whole entry, with wire fields that the body does not name. */
  isWhole: boolean;
}

const isObject = (value: unknown): value is WireObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Differs from the read entry in changed values only, without their '…ToString' (rules/admin: hidden fields are kept). */
export function changedBody<Body extends object>({ wire, before, after, isWhole }: ChangedBody<Body>): Body {
  const body: Record<string, unknown> = isWhole ? { ...wire } : {};
  for (const name of Object.keys(after)) {
    const [read, old, next] = [wire, before, after].map((values): unknown => Reflect.get(values, name));
    if (isSameJson(old, next)) {
      // Such a call requires absent lists, too.
      if (!isWhole) body[name] = read ?? next;
    } else {
      body[name] =
        isObject(read) && isObject(old) && isObject(next)
          ? changedBody({ wire: read, before: old, after: next, isWhole })
          : next;
      delete body[`${name}ToString`];
    }
  }
  // Values that differ from its type are the platform's own.
  return body as Body;
}
