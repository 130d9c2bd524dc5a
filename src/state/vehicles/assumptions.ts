import { useMemo } from 'react';
import { useStore } from 'zustand';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Frame } from '../../domain/finance/frame';
import type { AppliedCalculation } from '../../domain/finance/rateOf';
import {
  assumptionsWith,
  MOST_INSURANCE,
  type AssumptionKey,
  type Assumptions,
} from '../../domain/running-costs/assumptions';
import { useFrame, useShop } from '../shopContext';

type Calculations = Readonly<Partial<Record<string, AppliedCalculation>>>;
const NO_CALCULATIONS: Calculations = {};

interface AnswersState {
  /** Answers by vehicle id, with the frame that they answer. */
  answers: { frame?: Frame; byId: Calculations };
  keep: (frame: Frame, vehicleId: string, calculation: AppliedCalculation) => void;
}

/** For this mount only. */
function createAnswersStore(): StoreApi<AnswersState> {
  return createStore<AnswersState>()((set) => ({
    answers: { byId: NO_CALCULATIONS },
    keep: (frame, vehicleId, calculation) =>
      set(({ answers }) => ({
        answers: { frame, byId: { ...(answers.frame === frame && answers.byId), [vehicleId]: calculation } },
      })),
  }));
}

interface Assumed {
  assumptions: Assumptions;
  change: (key: AssumptionKey, value: number | undefined) => void;
  reset: () => void;
  /** EUR a month; part of the number once the visitor enters it. */
  insurance: number | undefined;
  insure: (insurance: number | undefined) => void;
  /** Answers by vehicle id. */
  calculations: Calculations;
  keep: (vehicleId: string, calculation: AppliedCalculation) => void;
}

/** Kept as the frame is, with its mileage: one for energy and rate. */
export function useAssumptions(): Assumed {
  const state = useStore(useShop().lazyStore(createAnswersStore));
  const { frame, assumed, change, assume } = useFrame();
  return useMemo(() => {
    const { answers } = state;
    const { kilometres } = frame;
    const { insurance = -1 } = assumed;
    const assumptions = assumptionsWith(assumed);
    const set = (name: string, value: number | undefined) => {
      const { [name]: _, ...others } = assumed;
      assume(value === undefined ? others : { ...others, [name]: value });
    };
    return {
      assumptions: kilometres === undefined ? assumptions : { ...assumptions, kmPerYear: kilometres },
      change: (key, value) => (key === 'kmPerYear' ? change({ kilometres: value }) : set(key, value)),
      reset: () => {
        assume({});
        change({ kilometres: undefined });
      },
      insurance: insurance >= 0 && insurance <= MOST_INSURANCE ? insurance : undefined,
      insure: (value) => set('insurance', value),
      calculations: answers.frame === frame ? answers.byId : NO_CALCULATIONS,
      keep: (vehicleId, calculation) => state.keep(frame, vehicleId, calculation),
    };
  }, [state, frame, assumed, change, assume]);
}
