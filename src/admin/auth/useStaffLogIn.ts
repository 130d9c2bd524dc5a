import { logIn, registerUser } from '../../api/users';
import { isStaff, type Role } from '../../domain/account/role';
import { ClockError } from '../../features/account/sign-in/useFinishLogIn';
import { sessionUserOf } from '../../state/session';
import { useEnvironment, useNow, usePlatform, useSession } from '../../state/shopContext';
import { withoutPrivateQuery } from '../../domain/privateQuery';
import { authHref } from './authAddress';

/**
 * Correct credentials without a permitted role, such as an admin before the approval (rules/admin: approval of admins).
 */
export class WrongRoleError extends Error {
  override readonly name = 'WrongRoleError';
  /** Staff that logs in on another page. */
  readonly isStaff: boolean;
  constructor(roles: readonly Role[]) {
    super('this account has another role');
    this.isStaff = isStaff(roles);
  }
}

export const LOGIN_ROLES = {
  start: ['employee', 'admin', 'superAdmin'],
  login: ['admin', 'superAdmin'],
} as const satisfies Record<string, readonly Role[]>;

/** An account without a permitted role stays logged out; the guards redirect. */
export function useStaffLogIn() {
  const platform = usePlatform();
  const session = useSession();
  const { history } = useEnvironment();
  const now = useNow();

  function enter(token: string, email: string, allowed: readonly Role[]): void {
    const user = sessionUserOf(token, email, now());
    if (user === undefined) throw new ClockError('the login has expired before it began');
    if (!user.roles.some((role) => allowed.includes(role))) throw new WrongRoleError(user.roles);
    session.logIn(user);
  }
  return {
    /** @throws {HttpError} 'unauthorized', and any other @throws {WrongRoleError} @throws {ClockError} */
    logIn: async (email: string, password: string, allowed: readonly Role[], signal: AbortSignal): Promise<void> => {
      const token = await logIn(platform, email, { password }, signal);
      signal.throwIfAborted();
      enter(token, email, allowed);
    },
    /**
     * Also logs in.
     * @throws {HttpError} of status 400 for a taken e-mail
     */
    register: async (email: string, password: string, signal: AbortSignal): Promise<void> => {
      const redirectUrl = withoutPrivateQuery(history.createHref(authHref('start')));
      const token = await registerUser(platform, { email, role: 'admin' }, { password }, { redirectUrl, signal });
      signal.throwIfAborted();
      enter(token, email, LOGIN_ROLES.login);
    },
  };
}
