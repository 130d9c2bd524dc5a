import { useMemo } from 'react';
import { useStore } from 'zustand';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { FinancingEntries } from '../../domain/finance/financingForm';
import type { Frame } from '../../domain/finance/frame';
import type { LeasingTerms } from '../../domain/finance/leasing';
import type { AppliedCalculation } from '../../domain/finance/rateOf';
import { PRESETS, type AssumptionKey, type Assumptions } from '../../domain/running-costs/assumptions';
import { useFrame, useShop } from '../shopContext';

/** What the visitor entered at one vehicle and cannot hold for others; the rest is the frame. */
interface VehicleTerms {
  financing?: Pick<FinancingEntries, 'type' | 'balloon'>;
  leasing?: Pick<LeasingTerms, 'type'>;
}

type Calculations = Readonly<Partial<Record<string, AppliedCalculation>>>;
const NO_CALCULATIONS: Calculations = {};

interface AssumptionsState {
  assumptions: Assumptions;
  change: (key: AssumptionKey, value: number | undefined) => void;
  reset: () => void;
  /** EUR a month; not part of the number until the visitor enters it. */
  insurance: number | undefined;
  insure: (insurance: number | undefined) => void;
  terms: Readonly<Partial<Record<string, VehicleTerms>>>;
  enter: (vehicleId: string, terms: VehicleTerms) => void;
  /** The banks' answers by vehicle id, and the frame that they answer. */
  answers: { frame?: Frame; byId: Calculations };
  keep: (frame: Frame, vehicleId: string, calculation: AppliedCalculation) => void;
}

/** Store of what the visitor assumes for the month's number: for this mount only, shared by all vehicles. */
function createAssumptionsStore(): StoreApi<AssumptionsState> {
  return createStore<AssumptionsState>()((set) => ({
    assumptions: PRESETS,
    change: (key, value) => set(({ assumptions }) => ({ assumptions: { ...assumptions, [key]: value } })),
    reset: () => set({ assumptions: PRESETS, insurance: undefined }),
    insurance: undefined,
    insure: (insurance) => set({ insurance }),
    terms: {},
    enter: (vehicleId, entered) =>
      set(({ terms, answers }) => ({
        terms: { ...terms, [vehicleId]: { ...terms[vehicleId], ...entered } },
        answers: { ...answers, byId: { ...answers.byId, [vehicleId]: undefined } },
      })),
    answers: { byId: NO_CALCULATIONS },
    keep: (frame, vehicleId, calculation) =>
      set(({ answers }) => ({
        answers: { frame, byId: { ...(answers.frame === frame && answers.byId), [vehicleId]: calculation } },
      })),
  }));
}

interface Assumed extends Omit<AssumptionsState, 'answers' | 'keep'> {
  /** The banks' answers to the frame, by vehicle id. */
  calculations: Calculations;
  keep: (vehicleId: string, calculation: AppliedCalculation) => void;
}

/** Assumptions with the mileage of the frame: one for energy and rate. */
export function useAssumptions(): Assumed {
  const state = useStore(useShop().lazyStore(createAssumptionsStore));
  const { frame, change } = useFrame();
  return useMemo(() => {
    const { answers, assumptions } = state;
    const { kilometres } = frame;
    return {
      ...state,
      assumptions: kilometres === undefined ? assumptions : { ...assumptions, kmPerYear: kilometres },
      change: (key, value) => (key === 'kmPerYear' ? change({ kilometres: value }) : state.change(key, value)),
      reset: () => {
        state.reset();
        change({ kilometres: undefined });
      },
      calculations: answers.frame === frame ? answers.byId : NO_CALCULATIONS,
      keep: (vehicleId, calculation) => state.keep(frame, vehicleId, calculation),
    };
  }, [state, frame, change]);
}
