import { useStore } from 'zustand';
import { reversed, type Change } from '../../../lib/change';
import { useNow } from '../../../state/shopContext';
import { usePersonalMemory, type WriteRecord, type WriteRecordPart, type OwnChange } from '../../personalMemory';

/** Time in which the way back is offered on the page, ms (rules/admin: undo). */
export const UNDO_MS = 10_000;
const KEPT = 50;

export const openParts = ({ parts, back, takeBack }: OwnChange): readonly WriteRecordPart[] =>
  takeBack === undefined ? [] : parts.filter((part) => part.final === undefined && !back.includes(part));

/** Returns the function that notes what a write has done; a way back of the whole is offered, a newer offer replaces the older one. */
export function useNoteDeed(): (deed: WriteRecord, isOffered?: boolean) => number {
  const { changes } = usePersonalMemory();
  const now = useNow();
  return (deed, isOffered = true) => {
    const [last] = changes.getState().made;
    const change = { ...deed, id: (last?.id ?? 0) + 1, at: now().getTime(), back: [] };
    const isWhole = deed.parts.length > 0 && openParts(change).length === deed.parts.length;
    changes.setState(({ made }) => ({
      made: [change, ...made].slice(0, KEPT),
      offered: isOffered && isWhole ? change.id : undefined,
    }));
    return change.id;
  };
}

/** Changes of the session, latest first, the offered one, and what withdraws the offer or marks parts as taken back. */
export function useOwnChanges() {
  const { changes } = usePersonalMemory();
  const { made, offered } = useStore(changes);
  return {
    made,
    offer: made.find(({ id }) => id === offered),
    withdraw: () => changes.setState({ offered: undefined }),
    markBack: (id: number, parts: readonly WriteRecordPart[]) =>
      changes.setState((state) => ({
        made: state.made.map((each) => (each.id === id ? { ...each, back: [...each.back, ...parts] } : each)),
      })),
  };
}

/** The user's own last change of a field of an entry, as it is now: taken back it is the reversed one. */
export function ownChange(made: readonly OwnChange[], id: string, name: string): Change | undefined {
  for (const { parts, back } of made) {
    const part = parts.find(({ entry }) => entry?.id === id && Object.hasOwn(entry.change, name));
    const field = part?.entry?.change[name];
    if (part === undefined || field === undefined) continue;
    const change = { [name]: field };
    return back.includes(part) ? reversed(change) : change;
  }
  return undefined;
}
