import { createContext, useContext, type ReactNode } from 'react';
import type { TradeInDraftStore } from '../../state/device-data/tradeInDraft';
import type { Wizard } from '../../lib/wizard';
import type { TradeInStep, TradeInView } from './step';

interface TradeInContextValue {
  store: TradeInDraftStore;
  view: TradeInView;
  wizard: Wizard<TradeInStep>;
  /** Or returns to the review; the last step starts the calculation. */
  goOn: () => void;
  change: (slug: string) => void;
  wasCancelled: boolean;
}

const TradeInContext = createContext<TradeInContextValue | undefined>(undefined);

export function TradeInProvider({ value, children }: { value: TradeInContextValue; children: ReactNode }) {
  return <TradeInContext value={value}>{children}</TradeInContext>;
}

export function useTradeIn(): TradeInContextValue {
  const value = useContext(TradeInContext);
  if (value === undefined) throw new Error('no TradeInProvider');
  return value;
}
