import * as z from 'zod/mini';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { listOf, readBy } from '../lib/schema';
import { STORAGE_KEYS, type ShopStorage } from '../lib/storage';
import { roles } from '../domain/person/role';
import { isTokenValid, readToken } from '../domain/person/token';

const userSchema = z.object({
  id: z.string().check(z.minLength(1)),
  email: z.string().check(z.minLength(1)),
  roles: listOf(readBy(roles.parse)),
  accessToken: z.string().check(z.minLength(1)),
});

/** Who is logged in, as far as it is kept (decisions 3). */
export type SessionUser = z.output<typeof userSchema>;

/**
 * Who logged in, by the token of the answer.
 *
 * @param email as it was typed, for a token that names none
 * @returns `undefined` for a token that is over, by the clock of this device
 */
export function sessionUserOf(token: string, email: string, now: Date): SessionUser | undefined {
  const payload = isTokenValid(token, now) ? readToken(token) : undefined;
  return payload && { id: payload.sub, email: payload.email ?? email, roles: payload.role ?? [], accessToken: token };
}

/** Why a login ended without the visitor's doing: its time is over, or the platform does not accept it any more. */
export type ExpiryReason = 'token-expired' | 'token-rejected';

export interface SessionState {
  /** `undefined`: nobody is logged in. */
  user: SessionUser | undefined;
  /** Set from an expiry to the next login. */
  expiryReason: ExpiryReason | undefined;
  logIn: (user: SessionUser) => void;
  logOut: () => void;
  /** Ends a login without the visitor's doing; without a login nothing happens. */
  expire: (reason: ExpiryReason) => void;
}

export type SessionStore = StoreApi<SessionState> & {
  /** The bearer token while it is valid; an expired token is no login (decisions 3). */
  validToken: () => string | undefined;
  /** Ends a login whose token has expired. */
  checkExpiry: () => void;
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

  const store = createStore<SessionState>()((set, get) => ({
    user: readStored(),
    expiryReason: undefined,
    logIn: (user) => {
      slot.write(user);
      set({ user, expiryReason: undefined });
    },
    logOut: () => {
      slot.remove();
      set({ user: undefined, expiryReason: undefined });
    },
    expire: (reason) => {
      if (get().user === undefined) return;
      slot.remove();
      set({ user: undefined, expiryReason: reason });
    },
  }));
  const validToken = () => valid(store.getState().user)?.accessToken;

  return Object.assign(store, {
    validToken,
    checkExpiry: () => {
      if (validToken() === undefined) store.getState().expire('token-expired');
    },
    dispose: slot.onForeignChange((user) => store.setState({ user: valid(user) })),
  });
}
