import { useStore } from 'zustand';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { PRESETS, type AssumptionKey, type Assumptions } from '../domain/running-costs/assumptions';
import type { ElectricAnswers } from '../domain/running-costs/electricCheck';
import { useShop } from './shopContext';

export interface AssumptionsState {
  assumptions: Assumptions;
  change: (key: AssumptionKey, value: number | undefined) => void;
  reset: () => void;
  /** Of the electric check; a part that is not answered yet is missing. */
  answers: Partial<ElectricAnswers>;
  answer: (answers: Partial<ElectricAnswers>) => void;
}

/** What the visitor assumes of their driving: for this mount only, the same for all vehicles. */
function createAssumptionsStore(): StoreApi<AssumptionsState> {
  return createStore<AssumptionsState>()((set) => ({
    assumptions: PRESETS,
    change: (key, value) => set(({ assumptions }) => ({ assumptions: { ...assumptions, [key]: value } })),
    reset: () => set({ assumptions: PRESETS }),
    answers: {},
    answer: (answers) => set((before) => ({ answers: { ...before.answers, ...answers } })),
  }));
}

export function useAssumptions(): AssumptionsState {
  return useStore(useShop().lazyStore(createAssumptionsStore));
}
