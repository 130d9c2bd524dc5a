import * as z from 'zod/mini';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { listOf, nonEmptyText, oneOf } from '../lib/schema';
import { STORAGE_KEYS, type ShopStorage } from '../lib/storage';
import { roles } from '../domain/account/role';
import { isTokenValid, readToken } from '../domain/account/token';

const userSchema = z.object({
  id: nonEmptyText(),
  email: nonEmptyText(),
  roles: listOf(oneOf(roles)),
  accessToken: nonEmptyText(),
});

/** Roles come from its token alone (rules/account: token decides). */
export type SessionUser = z.output<typeof userSchema>;

/**
 * @param email as typed; used if the token has none
 * @returns `undefined` for an expired token
 */
export function sessionUserOf(token: string, email: string, now: Date): SessionUser | undefined {
  const payload = isTokenValid(token, now) ? readToken(token) : undefined;
  return payload && { id: payload.sub, email: payload.email ?? email, roles: payload.role ?? [], accessToken: token };
}

type ExpiryReason = 'token-expired' | 'token-rejected';

export type EndReason = ExpiryReason | 'logged-out-elsewhere';

export interface SessionState {
  user: SessionUser | undefined;
  /** Kept until the next login. */
  endReason: EndReason | undefined;
  logIn: (user: SessionUser) => void;
  logOut: () => void;
  expire: (reason: ExpiryReason) => void;
}

export type SessionStore = StoreApi<SessionState> & {
  /** `undefined` without one or after its expiry (rules/account: expired token). */
  validToken: () => string | undefined;
  checkExpiry: () => void;
  dispose: () => void;
};

const VERSION = 1;

/** Login of one mount, synchronised with other tabs. */
export function createSessionStore(storage: ShopStorage, adminId: string, now: () => Date): SessionStore {
  const slot = storage.slot(STORAGE_KEYS.currentUser, VERSION, userSchema, adminId);

  /** Reads the token: roles edited in storage do not count. */
  const valid = (stored: SessionUser | undefined) =>
    stored === undefined ? undefined : sessionUserOf(stored.accessToken, stored.email, now());

  function readStored(): SessionUser | undefined {
    const stored = slot.read();
    const user = valid(stored);
    if (stored !== undefined && user === undefined) slot.remove();
    return user;
  }

  const store = createStore<SessionState>()((set, get) => ({
    user: readStored(),
    endReason: undefined,
    logIn: (user) => {
      slot.write(user);
      set({ user, endReason: undefined });
    },
    logOut: () => {
      slot.remove();
      set({ user: undefined, endReason: undefined });
    },
    expire: (reason) => {
      if (get().user === undefined) return;
      slot.remove();
      set({ user: undefined, endReason: reason });
    },
  }));
  const validToken = () => valid(store.getState().user)?.accessToken;

  function follow(stored: SessionUser | undefined): void {
    const user = valid(stored);
    if (user !== undefined) store.setState({ user, endReason: undefined });
    else if (store.getState().user !== undefined) {
      store.setState({ user, endReason: validToken() === undefined ? 'token-expired' : 'logged-out-elsewhere' });
    }
  }

  return Object.assign(store, {
    validToken,
    checkExpiry: () => {
      if (validToken() === undefined) store.getState().expire('token-expired');
    },
    dispose: slot.onForeignChange(follow),
  });
}
