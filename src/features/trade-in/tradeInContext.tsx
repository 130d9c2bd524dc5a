import { createContext, useContext, type ReactNode } from 'react';
import type { TradeInDraftStore } from '../../state/tradeInDraft';
import type { Wizard } from '../../lib/wizard/wizard';
import type { TradeInStep, TradeInView } from './step';

/** What the parts of one valuation share. */
interface TradeInContextValue {
  store: TradeInDraftStore;
  view: TradeInView;
  wizard: Wizard<TradeInStep>;
  /** Goes on from the current step, to the next one or back to the summary; from the last one to the calculation. */
  goOn: () => void;
  /** Opens a step to change it from the summary. */
  change: (slug: string) => void;
  /** The visitor cancelled the last calculation. */
  wasCancelled: boolean;
}

const TradeInContext = createContext<TradeInContextValue | undefined>(undefined);

export function TradeInProvider({ value, children }: { value: TradeInContextValue; children: ReactNode }) {
  return <TradeInContext value={value}>{children}</TradeInContext>;
}

export function useTradeIn(): TradeInContextValue {
  const value = useContext(TradeInContext);
  if (value === undefined) throw new Error('useTradeIn is called outside of TradeInProvider');
  return value;
}
