import { useStore } from 'zustand';
import { usePersonalMemory, type UndoOffer } from '../../personalMemory';

/** Time to take a change back, ms (rules/admin: undo). */
export const UNDO_MS = 10_000;

/** Returns the function that offers to take a change back; a newer offer replaces the older one. */
export function useOfferUndo(): (offer: Omit<UndoOffer, 'id'>) => void {
  const { undo } = usePersonalMemory();
  return (offer) => undo.setState(({ lastId }) => ({ lastId: lastId + 1, offer: { ...offer, id: lastId + 1 } }));
}

/** The current offer, and the function that withdraws it. */
export function useUndoOffer(): [offer: UndoOffer | undefined, withdraw: () => void] {
  const { undo } = usePersonalMemory();
  return [useStore(undo, ({ offer }) => offer), () => undo.setState({ offer: undefined })];
}
