import type { FieldValues } from 'react-hook-form';
import { createStore } from 'zustand/vanilla';
import type { Forgetful, Forgetting } from '../state/device-data/keptData';
import type { Device } from '../state/device-data/ownOrders';
import { useSession, useShop } from '../state/shopContext';
import { readDesk, writeDesk } from './keptDesk';
import type { OwnChange, Work } from './ownWork';

/** Entry that was opened. */
interface RecentEntry {
  page: string;
  id: string;
  name: string;
  /** Query of the view that shows it, ending with '&'; '' without views. */
  query: string;
}

const NO_WORK: Work = { answered: {}, letters: [], later: {} };

interface KeptForm {
  /** As it was opened, from which a colleague's changes are told. */
  opened: FieldValues;
  typed: FieldValues;
}

/** Values of an entry as its sheet showed them last. */
interface SeenEntry {
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
  /** Whether the start list leads on from the open page, and whether a save was pressed that goes on. */
  start: createStore<{ isOffered: boolean; isWanted: boolean }>()(() => ({ isOffered: false, isWanted: false })),
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
