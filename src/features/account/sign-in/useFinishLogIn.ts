import { useQueryClient } from '@tanstack/react-query';
import { logIn, type Proof } from '../../../api/users';
import { sessionUserOf } from '../../../state/session';
import { useNow, usePlatform, useSession } from '../../../state/shopContext';

/** The platform let the visitor in, but by the clock of this device the login is over already. */
export class ClockError extends Error {
  override readonly name = 'ClockError';
}

/** Logs somebody in by a proof, or by the token that a registration has answered. */
export function useFinishLogIn() {
  const platform = usePlatform();
  const session = useSession();
  const client = useQueryClient();
  const now = useNow();

  /** @throws {ClockError} */
  function enter(token: string, email: string): void {
    const user = sessionUserOf(token, email, now());
    if (user === undefined) throw new ClockError('the login has expired before it began');
    // What another account has left in memory is none of this one's business.
    client.removeQueries({ queryKey: ['account'], predicate: ({ queryKey }) => queryKey[1] !== email });
    session.logIn(user);
  }
  return {
    enter,
    /** @throws {HttpError} 'unauthorized', 'forbidden' for an address that is not confirmed, and any other @throws {ClockError} */
    enterBy: async (email: string, proof: Proof, signal: AbortSignal): Promise<void> => {
      const token = await logIn(platform, email, proof, signal);
      signal.throwIfAborted();
      enter(token, email);
    },
  };
}
