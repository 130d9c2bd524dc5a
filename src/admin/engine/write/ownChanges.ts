import { useStore } from 'zustand';
import { reversed, type Change, type Fields } from '../../../lib/change';
import { useNow } from '../../../state/shopContext';
import type { WriteRecord, WriteRecordPart, OwnChange } from '../../ownWork';
import { usePersonalMemory } from '../../personalMemory';

/** On the page, ms (rules/admin: undo). */
export const UNDO_MS = 10_000;
const KEPT = 50;

export const openParts = ({ parts, back, takeBack }: OwnChange): readonly WriteRecordPart[] =>
  takeBack === undefined ? [] : parts.filter((part) => part.final === undefined && !back.includes(part));

/** Notes what a write has done; an undo of the whole is offered, a newer offer replaces it. */
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

/** Of the session, latest first; and the offer. */
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

/** The user's own changes of the fields of an entry since a moment, as they are now. */
export const ownSince = (made: readonly OwnChange[], id: string, fields: Fields, since: number): Change => {
  const later = made.filter(({ at }) => at >= since);
  return Object.assign({}, ...Object.keys(fields).map((name) => ownChange(later, id, name))) as Change;
};

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
