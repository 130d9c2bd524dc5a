import type { FieldValues } from 'react-hook-form';
import { createStore } from 'zustand/vanilla';
import type { Letter } from '../domain/dealer/letter';
import type { Change } from '../lib/change';
import { useSession, useShop } from '../state/shopContext';
import type { Question } from './engine/QuestionDialog';

/** What a write has done (rules/admin: own changes). */
export interface WriteRecord {
  /** '„Fußmatten“ geändert' */
  text: string;
  parts: readonly WriteRecordPart[];
  /** Why there is no way back: 'Endgültig gelöscht.' */
  final?: string | undefined;
  /**
   * With a message; rejects if it fails. Absent where the platform has no way.
   * @param agreed questions answered with yes
   */
  takeBack?: (
    parts: readonly WriteRecordPart[],
    agreed: readonly Question[],
    signal: AbortSignal,
  ) => Promise<TakenBack>;
}

/** What is taken back by itself: a field, or an entry among several. */
export interface WriteRecordPart {
  label: string;
  /** '549 → 576,45' */
  text: string;
  /** Entry and values; absent for a deletion. */
  entry?: { id: string; change: Change };
  /** Why it has no way back: a replaced file is gone. */
  final?: string | undefined;
}

interface TakenBack {
  text: string;
  isWhole: boolean;
  /** Parts that are as before now. */
  back: readonly WriteRecordPart[];
}

export interface OwnChange extends WriteRecord {
  id: number;
  /** When it was made, ms. */
  at: number;
  /** Parts that were taken back. */
  back: readonly WriteRecordPart[];
}

/** Entry that was opened. */
interface RecentEntry {
  page: string;
  id: string;
  name: string;
  /** Query of the view that shows it, ending with '&'; '' without views. */
  query: string;
}

export interface SentLetter extends Letter {
  about: string;
  email: string | undefined;
  /** 'E-Mail', 'WhatsApp', 'E-Mail-Programm' */
  channel: string;
  at: Date;
}

interface KeptForm {
  /** As it was opened, from which a colleague's changes are told. */
  opened: FieldValues;
  typed: FieldValues;
}

/** Unsaved work of one user. It lives as long as the mount and is never written to storage. */
const createMemory = () => ({
  entries: new Map<string, KeptForm>(),
  selections: new Map<string, Record<string, true>>(),
  /** Search texts that must not be in the address, by page. */
  searches: createStore<Readonly<Record<string, string>>>()(() => ({})),
  /** Chosen number of rows of a page; `undefined`: the default. */
  pageSize: createStore<{ size: number | undefined }>()(() => ({ size: undefined })),
  /** When the list was last open or first read, by page; other rows are new. */
  seenRows: createStore<Readonly<Record<string, ReadonlySet<string>>>>()(() => ({})),
  /** Opened entries, latest first. */
  recent: createStore<{ entries: readonly RecentEntry[] }>()(() => ({ entries: [] })),
  /** Trade-ins that were answered, by id, and messages that were written. The platform keeps neither. */
  work: createStore<{ answered: readonly string[]; letters: readonly SentLetter[] }>()(() => ({
    answered: [],
    letters: [],
  })),
  /** Changes of the session, latest first, and the one whose way back is offered right now. */
  changes: createStore<{ made: readonly OwnChange[]; offered: number | undefined }>()(() => ({
    made: [],
    offered: undefined,
  })),
  /** Page to return to after the login. */
  returning: createStore<{ address: string | undefined }>()(() => ({ address: undefined })),
});

type PersonalMemory = ReturnType<typeof createMemory>;

interface Holder {
  /** Id of the user; `undefined` before the first login. */
  owner: string | undefined;
  memory: PersonalMemory;
  email: string | undefined;
}

const createHolder = (): Holder => ({ owner: undefined, memory: createMemory(), email: undefined });

/** Memory of the user. Another user than before gets an empty one, and the previous memory is dropped. */
function memoryFor(holder: Holder, user: { id: string; email: string } | undefined): PersonalMemory {
  const userId = user?.id;
  if (user !== undefined && userId !== undefined && userId !== holder.owner) {
    holder.email = user.email;
    if (holder.owner !== undefined) holder.memory = createMemory();
    holder.owner = userId;
  }
  return holder.memory;
}

/** Memory of the current user, or of the last one after an expired login. */
export function usePersonalMemory(): PersonalMemory {
  const holder = useShop().lazyStore(createHolder);
  return memoryFor(holder, useSession().user);
}

/** E-mail of the user whose login has expired; `undefined` after a logout. */
export function useExpiredEmail(): string | undefined {
  const holder = useShop().lazyStore(createHolder);
  const { endReason } = useSession();
  return endReason === undefined || endReason === 'logged-out-elsewhere' ? undefined : holder.email;
}
