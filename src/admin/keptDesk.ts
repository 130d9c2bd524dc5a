import * as z from 'zod/mini';
import { hasFile, isEmpty } from '../lib/change';
import { optionalOf } from '../lib/schema';
import { readTabStorage, writeTabStorage } from '../lib/tabStorage';
import type { Desk, OwnChange, WriteRecordPart } from './ownWork';

/** In the entries of the tab that name their login: another login and a logout remove it (rules/admin: what a reload finds). */
const SLOT = 'webshop-widget-forms';
const MAX_AGE_MS = 30 * 86_400_000;

const changeSchema = z.record(z.string(), z.object({ before: z.unknown(), after: z.unknown() }));
const partSchema = z.object({
  label: z.string(),
  text: z.string(),
  final: optionalOf(z.string()),
  entry: z.optional(z.object({ id: z.string(), change: changeSchema })),
});
const deskSchema = z.object({
  userId: z.string(),
  answered: z.record(z.string(), z.number()),
  letters: z.array(z.object({ about: z.string(), channel: z.string(), at: z.number() })),
  later: z.record(z.string(), z.string()),
  made: z.array(
    z.object({
      id: z.number(),
      at: z.number(),
      of: optionalOf(z.string()),
      text: z.string(),
      final: optionalOf(z.string()),
      parts: z.array(partSchema),
      back: z.array(z.number()),
    }),
  ),
});

type KeptDesk = z.output<typeof deskSchema>;

/** Fields whose values are kept, by what their entries are; of all others only the names are. */
const KEPT_VALUES: Readonly<Record<string, (name: string) => boolean>> = {
  products: () => true,
  'trade-ins': () => true,
  locations: (name) => !['eMail', 'phone', 'companyCeos'].includes(name),
  'tenant-settings': (name) => !/contact|server|iban|bic|bank/i.test(name),
};

const VALUE_IS_GONE = 'Die Werte standen nur bis zum Neuladen der Seite hier.';
const WAY_IS_GONE = 'Nach dem Neuladen der Seite geht das nur noch in der Liste.';

function keptPart({ label, text, final, entry }: WriteRecordPart, of: string | undefined) {
  const isKept = of === undefined ? undefined : KEPT_VALUES[of];
  const bare = entry && { id: entry.id, change: {} };
  if (entry === undefined || isEmpty(entry.change))
    return { label, text: of === undefined ? 'geändert' : text, final: final ?? WAY_IS_GONE, entry: bare };
  return isKept !== undefined && Object.keys(entry.change).every(isKept) && !hasFile(entry.change)
    ? { label, text, final, entry }
    : { label: isKept ? label : fieldOnly(label), text: 'geändert', final: final ?? VALUE_IS_GONE, entry: bare };
}

/** Names of entries stand in quotes, those of persons among them. */
const fieldOnly = (text: string) => text.replace(/„.*“/, 'Eintrag');

const keptDeed = ({ id, at, of, text, final, parts, back }: OwnChange): KeptDesk['made'][number] => ({
  ...{ id, at, of, final },
  text: of !== undefined && of in KEPT_VALUES && of !== 'trade-ins' ? text : fieldOnly(text),
  parts: parts.map((part) => keptPart(part, of)),
  back: parts.flatMap((part, index) => (back.includes(part) ? [index] : [])),
});

/** Writes what the desk of a login holds: ids, days and names of fields, and no person. A forbidden storage costs the reload only. */
export function writeDesk(adminId: string, userId: string, { work, made }: Desk): void {
  const { answered, letters, later } = work;
  const { [nameIn(adminId)]: _, ...others } = readTabStorage(SLOT);
  const isBare = letters.length + made.length + Object.keys({ ...answered, ...later }).length === 0;
  const desk: KeptDesk = {
    ...{ userId, answered: { ...answered }, later: { ...later } },
    letters: letters.map(({ about, channel, at }) => ({ about, channel, at: at.getTime() })),
    made: made.map(keptDeed),
  };
  writeTabStorage(SLOT, JSON.stringify(isBare ? others : { ...others, [nameIn(adminId)]: desk }));
}

const nameIn = (adminId: string) => `${adminId} desk`;

/** What a login has left in this tab; `undefined` if it is damaged or another's. */
export function readDesk(adminId: string, userId: string, now: Date): Desk | undefined {
  const { data } = z.safeParse(deskSchema, readTabStorage(SLOT)[nameIn(adminId)]);
  if (data?.userId !== userId) return undefined;
  const { answered, letters, later, made } = data;
  const isDue = ({ at }: { at: number }) => now.getTime() - at < MAX_AGE_MS;
  return {
    work: {
      answered: Object.fromEntries(Object.entries(answered).filter(([, at]) => isDue({ at }))),
      later: Object.fromEntries(Object.entries(later).filter(([, day]) => isDue({ at: Date.parse(day) }))),
      letters: letters
        .filter(isDue)
        .map((letter) => ({ ...letter, at: new Date(letter.at), subject: '', content: '', email: undefined })),
    },
    made: made
      .filter(isDue)
      .map(({ back, ...deed }) => ({ ...deed, back: deed.parts.filter((_, index) => back.includes(index)) })),
  };
}
