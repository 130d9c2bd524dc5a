import type { FieldValues } from 'react-hook-form';
import { createStore } from 'zustand/vanilla';
import type { Letter } from '../domain/dealer/letter';
import type { Change } from '../lib/change';
import type { CalendarDay } from '../lib/dates/calendarDay';
import type { Forgetful, Forgetting } from '../state/device-data/keptData';
import type { Device } from '../state/device-data/ownOrders';
import { useSession, useShop } from '../state/shopContext';
import type { Question } from './engine/QuestionDialog';
import { readDesk, writeDesk } from './keptDesk';

/** What a write has done (rules/admin: own changes). */
export interface WriteRecord {
  /** Name of the query of its entries, by which a reload finds the way back. */
  of?: string | undefined;
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

/** Message, or a word by mouth; after a reload without its text. */
export interface SentLetter extends Letter {
  about: string;
  email: string | undefined;
  /** 'E-Mail', 'WhatsApp', 'E-Mail-Programm', or '' if it was said by word of mouth */
  channel: string;
  at: Date;
}

/** What is done and due, as a reload finds it (rules/admin: what a reload finds). */
export interface Desk {
  work: Work;
  made: readonly OwnChange[];
}

export interface Work {
  /** When trade-ins were answered, ms, by id. */
  answered: Readonly<Record<string, number>>;
  letters: readonly SentLetter[];
  /** Cases that were put off, by id, until a day. */
  later: Readonly<Record<string, CalendarDay>>;
}

const NO_WORK: Work = { answered: {}, letters: [], later: {} };

interface KeptForm {
  /** As it was opened, from which a colleague's changes are told. */
  opened: FieldValues;
  typed: FieldValues;
}

/** Values of an entry as its sheet showed them last. */
export interface SeenEntry {
  values: FieldValues;
  /** ms */
  at: number;
}

/** Work of one user. It lives as long as the mount; what is done and due is kept for the tab, unsaved work never. */
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
  /** Entries by the name of their form. */
  seenEntries: new Map<string, SeenEntry>(),
  /** What the platform does not keep. */
  work: createStore<Work>()(() => NO_WORK),
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
  adminId: string;
  now: () => Date;
  /** Id of the user; `undefined` before the first login. */
  owner: string | undefined;
  memory: PersonalMemory;
  email: string | undefined;
}

const createHolder = (_: unknown, adminId: string, { visitor }: Device): Holder & Forgetful => {
  const holder: Holder = {
    adminId,
    now: () => visitor().now,
    owner: undefined,
    memory: createMemory(),
    email: undefined,
  };
  return Object.assign(holder, {
    forget: (cause: Forgetting) => {
      if (cause !== 'left') return;
      holder.memory.work.setState(NO_WORK);
      holder.memory.changes.setState({ made: [], offered: undefined });
    },
  });
};

/** Takes up what the login has left in this tab, and keeps what comes. */
function keepDesk({ adminId, now, memory: { work, changes } }: Holder, userId: string): void {
  const desk = readDesk(adminId, userId, now());
  if (desk !== undefined) {
    work.setState(desk.work);
    changes.setState({ made: desk.made });
  }
  const keep = () => writeDesk(adminId, userId, { work: work.getState(), made: changes.getState().made });
  work.subscribe(keep);
  changes.subscribe(keep);
}

/** Memory of the user. Another user than before gets an empty one, and the previous memory is dropped. */
function memoryFor(holder: Holder, user: { id: string; email: string } | undefined): PersonalMemory {
  const userId = user?.id;
  if (user !== undefined && userId !== undefined && userId !== holder.owner) {
    holder.email = user.email;
    if (holder.owner !== undefined) holder.memory = createMemory();
    holder.owner = userId;
    keepDesk(holder, userId);
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
