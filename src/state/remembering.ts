import { useValuedTradeIn } from './valuedTradeIn';
import { useFavourites } from './vehicles/favourites';

/** What the visitor lets this device remember beside favourites: seen, searched, valued (rules/storage-and-privacy: lists in one slot). */
export function useRemembering(): { keep: (keeps: boolean) => void; clear: () => void } {
  const { keepRecent, clearRecent } = useFavourites((state) => state);
  const { valuation, change } = useValuedTradeIn();
  return {
    keep: (keeps) => {
      keepRecent(keeps);
      // Valued before the answer.
      if (keeps && valuation) change({ valuation });
    },
    clear: () => {
      clearRecent();
      if (valuation) change({ valuation: undefined, tradeIn: undefined, email: undefined });
    },
  };
}
