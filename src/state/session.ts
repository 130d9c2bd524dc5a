import * as z from 'zod/mini';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { listOf, readBy } from '../lib/schema';
import { STORAGE_KEYS, type ShopStorage } from '../lib/storage';
import { roles } from '../domain/person/role';
import { isTokenValid } from '../domain/person/token';

const userSchema = z.object({
  id: z.string().check(z.minLength(1)),
  email: z.string().check(z.minLength(1)),
  roles: listOf(readBy(roles.parse)),
  accessToken: z.string().check(z.minLength(1)),
});

/** Who is logged in, as far as it is kept (decisions 3). */
export type SessionUser = z.output<typeof userSchema>;

export interface SessionState {
  /** `undefined`: nobody. */
  user: SessionUser | undefined;
  logIn: (user: SessionUser) => void;
  logOut: () => void;
}

export type SessionStore = StoreApi<SessionState> & {
  /** The bearer token while it is valid; an expired token is no login. */
  validToken: () => string | undefined;
  dispose: () => void;
};

const VERSION = 1;

/** The login of this mount. Another tab's login and logout are taken over. */
export function createSessionStore(storage: ShopStorage, adminId: string, now: () => Date): SessionStore {
  const slot = storage.slot(STORAGE_KEYS.currentUser, VERSION, userSchema, adminId);

  const valid = (user: SessionUser | undefined) =>
    user !== undefined && isTokenValid(user.accessToken, now()) ? user : undefined;

  function readStored(): SessionUser | undefined {
    const user = valid(slot.read());
    if (user === undefined) slot.remove();
    return user;
  }

  const store = createStore<SessionState>()((set) => ({
    user: readStored(),
    logIn: (user) => {
      slot.write(user);
      set({ user });
    },
    logOut: () => {
      slot.remove();
      set({ user: undefined });
    },
  }));

  return Object.assign(store, {
    validToken: () => {
      const { user, logOut } = store.getState();
      if (user === undefined) return undefined;
      if (isTokenValid(user.accessToken, now())) return user.accessToken;
      logOut();
      return undefined;
    },
    dispose: slot.onForeignChange((user) => store.setState({ user: valid(user) })),
  });
}
