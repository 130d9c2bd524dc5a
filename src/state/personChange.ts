import type { Forgetting } from './device-data/keptData';
import type { SessionStore } from './session';

/** `left`: logged out in any tab, or somebody else logged in; `expired`: the same person may still be there. */
export type PersonChange = Exclude<Forgetting, 'asked'>;

/** Who was logged in has left; returns unsubscribe. */
export function watchPerson(
  session: SessionStore,
  listener: (change: PersonChange, leaver: string) => void,
): () => void {
  let owner = session.getState().user?.id;
  return session.subscribe(({ user, endReason }) => {
    const before = owner;
    const isExpired = endReason === 'token-expired' || endReason === 'token-rejected';
    if (user !== undefined || !isExpired) owner = user?.id;
    if (before === undefined || before === user?.id) return;
    listener(user === undefined && isExpired ? 'expired' : 'left', before);
  });
}
