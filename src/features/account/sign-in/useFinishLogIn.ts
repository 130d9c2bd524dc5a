import { logIn, type Proof } from '../../../api/users';
import { sessionUserOf } from '../../../state/session';
import { useNow, usePlatform, useSession } from '../../../state/shopContext';

/** The token of a successful login has expired by this device's clock. */
export class ClockError extends Error {
  override readonly name = 'ClockError';
}

export function useFinishLogIn() {
  const platform = usePlatform();
  const session = useSession();
  const now = useNow();

  function enter(token: string, email: string): void {
    const user = sessionUserOf(token, email, now());
    if (user === undefined) throw new ClockError('the login has expired before it began');
    session.logIn(user);
  }
  return {
    enter,
    /** @throws {HttpError} 'forbidden': unconfirmed address @throws {ClockError} */
    enterBy: async (email: string, proof: Proof, signal: AbortSignal): Promise<void> => {
      const token = await logIn(platform, email, proof, signal);
      signal.throwIfAborted();
      enter(token, email);
    },
  };
}
