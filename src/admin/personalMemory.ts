import type { FieldValues } from 'react-hook-form';
import { createStore } from 'zustand/vanilla';
import { useSession, useShop } from '../state/shopContext';

/** Work in progress of one person, for the life of the mount: never in storage. */
const createMemory = () => ({
  /** Typed values of open forms, by form. */
  entries: new Map<string, FieldValues>(),
  /** Ids of selected rows, by page. */
  selections: new Map<string, Record<string, true>>(),
  /** Searches that stay out of the address, by page. */
  searches: createStore<Readonly<Record<string, string>>>()(() => ({})),
  /** Page that led to the login, and to which the login leads back. */
  returning: createStore<{ address: string | undefined }>()(() => ({ address: undefined })),
});

type PersonalMemory = ReturnType<typeof createMemory>;

interface Holder {
  /** Id of the user; `undefined` before the first login. */
  owner: string | undefined;
  memory: PersonalMemory;
}

const createHolder = (): Holder => ({ owner: undefined, memory: createMemory() });

/** Memory of the user; of another user than before it is empty, and what the other one left is gone. */
function memoryFor(holder: Holder, userId: string | undefined): PersonalMemory {
  if (userId !== undefined && userId !== holder.owner) {
    if (holder.owner !== undefined) holder.memory = createMemory();
    holder.owner = userId;
  }
  return holder.memory;
}

/** The memory of the user who is logged in, or of the last one while nobody is: it outlasts a login that expires. */
export function usePersonalMemory(): PersonalMemory {
  const holder = useShop().lazyStore(createHolder);
  return memoryFor(holder, useSession().user?.id);
}
