import { useStore } from 'zustand';
import { useNow } from '../../../state/shopContext';
import { usePersonalMemory, type OwnChange } from '../../personalMemory';

/** Time in which the way back is offered on the page, ms (rules/admin: undo). */
export const UNDO_MS = 10_000;
/** Number of changes that are kept. */
const KEPT = 50;

/** Returns the function that notes a change of the user and offers the way back; a newer offer replaces the older one. */
export function useNoteChange(): (change: Omit<OwnChange, 'id' | 'at' | 'back'>) => void {
  const { changes } = usePersonalMemory();
  const now = useNow();
  return (change) =>
    changes.setState(({ made }) => {
      const id = (made[0]?.id ?? 0) + 1;
      return { made: [{ ...change, id, at: now().getTime(), back: [] }, ...made].slice(0, KEPT), offered: id };
    });
}

/** Changes of the session, latest first, the offered one, and what withdraws the offer or marks parts as taken back. */
export function useOwnChanges() {
  const { changes } = usePersonalMemory();
  const { made, offered } = useStore(changes);
  return {
    made,
    offer: made.find(({ id }) => id === offered),
    withdraw: () => changes.setState({ offered: undefined }),
    markBack: (id: number, names: readonly string[]) =>
      changes.setState((state) => ({
        made: state.made.map((each) => (each.id === id ? { ...each, back: [...each.back, ...names] } : each)),
      })),
  };
}

/** Value that a field of an entry has by the user's own last change of it; `undefined` without one. */
export function ownValue(made: readonly OwnChange[], id: string, name: string): { value: unknown } | undefined {
  const last = made.find(({ entry }) => entry?.id === id && Object.hasOwn(entry.change, name));
  const field = last?.entry?.change[name];
  return last === undefined || field === undefined
    ? undefined
    : { value: last.back.includes(name) ? field.before : field.after };
}
