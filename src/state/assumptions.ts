import { useStore } from 'zustand';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { PRESETS, type AssumptionKey, type Assumptions } from '../domain/running-costs/assumptions';
import type { ElectricAnswers } from '../domain/running-costs/electricCheck';
import { useShop } from './shopContext';

interface AssumptionsState {
  assumptions: Assumptions;
  change: (key: AssumptionKey, value: number | undefined) => void;
  reset: () => void;
  /** Answers of the electric check; unanswered questions are missing. */
  answers: Partial<ElectricAnswers>;
  answer: (answers: Partial<ElectricAnswers>) => void;
}

/** Store of the visitor's assumptions about their driving: for this mount only, shared by all vehicles. */
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
