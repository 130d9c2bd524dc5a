import * as z from 'zod/mini';
import { isSameJson } from './isSameJson';
import type { StoredEntry, StoragePage, StorageParts, TabParts } from './storage';
import { readTabStorage, writeTabStorage } from './tabStorage';

/** In session storage and in history entries. */
const REFUSED = 'webshop-widget-refused';

/** Parts of a tenant's value that local storage has refused: as stored then, and as in this tab; absent: removed. */
const refusedSchema = z.object({
  version: z.number(),
  parts: z.record(z.string(), z.object({ before: z.optional(z.unknown()), after: z.optional(z.unknown()) })),
});

type Refused = z.output<typeof refusedSchema>;

export function partsOfTab(page: StoragePage): TabParts {
  const tab = valuesOfTab(page);
  return {
    entryOf(name, parts, stored, version) {
      const refused = z.safeParse(refusedSchema, tab.read(name)).data;
      return refused ? joined(parts, stored, refused, version) : stored;
    },
    keep: (name, parts, stored, refused) => tab.write(name, refused && refusedParts(parts, stored, refused)),
  };
}

function refusedParts(parts: StorageParts, stored: StoredEntry | undefined, { version, value }: StoredEntry): Refused {
  const [before, after] = [parts.split(stored?.value), parts.split(value)];
  const changed = [...new Set([...before.keys(), ...after.keys()])]
    .map((name) => [name, { before: before.get(name), after: after.get(name) }] as const)
    .filter(([, part]) => !isSameJson(part.before, part.after));
  return { version, parts: Object.fromEntries(changed) };
}

/** Entry with what was refused; a part that another tab has changed since, as the later one. */
function joined(
  parts: StorageParts,
  stored: StoredEntry | undefined,
  refused: Refused,
  version: number,
): StoredEntry | undefined {
  const all = new Map(parts.split(stored?.value));
  for (const [name, { before, after }] of Object.entries(refused.parts)) {
    const now = all.get(name);
    if (now !== undefined && !isSameJson(now, before) && (after === undefined || parts.isLater(now, after))) continue;
    if (after === undefined) all.delete(name);
    else all.set(name, after);
  }
  if (all.size === 0) return undefined;
  const versions = [stored?.version ?? refused.version, refused.version];
  return { version: versions.find((each) => each !== version) ?? version, value: parts.join(all) };
}

/** In session storage or, where that is forbidden, in history entries; written at once. */
function valuesOfTab(page: StoragePage) {
  const unkept = new Map<string, unknown>();
  const inHistory = (): Record<string, unknown> => {
    const state: unknown = page.history?.state;
    return typeof state === 'object' && state !== null ? { ...state } : {};
  };
  /** Every entry holds what is unkept when the visitor comes to it, nothing older. */
  function note() {
    const { [REFUSED]: before, ...state } = inHistory();
    if (before === undefined && unkept.size === 0) return;
    try {
      page.history?.replaceState(unkept.size > 0 ? { ...state, [REFUSED]: Object.fromEntries(unkept) } : state, '');
    } catch {
      // Too many changes in a short time: the next one notes it.
    }
  }
  return {
    read: (name: string): unknown =>
      unkept.get(name) ?? readTabStorage(REFUSED, page)[name] ?? recordOf(inHistory()[REFUSED])[name],
    /** @returns false if a reload may lose it */
    write(name: string, value: unknown): boolean {
      const { [name]: before, ...others } = readTabStorage(REFUSED, page);
      const store = (values: object) => writeTabStorage(REFUSED, JSON.stringify(values), page);
      const isDone = value === undefined ? true : store({ ...others, [name]: value });
      if (before !== undefined && (value === undefined || !isDone)) store(others);
      if (value === undefined || isDone) unkept.delete(name);
      else unkept.set(name, value);
      for (const event of ['hashchange', 'pagehide']) {
        if (unkept.size > 0) page.addEventListener(event, note);
        else page.removeEventListener(event, note);
      }
      note();
      return isDone;
    },
  };
}

const recordOf = (value: unknown): Record<string, unknown> => ({ ...(value as object | undefined) });
