import { useStore } from 'zustand';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { FinancingEntries } from '../../domain/finance/financingForm';
import type { LeasingTerms } from '../../domain/finance/leasing';
import type { RateChoice } from '../../domain/finance/rateChoice';
import { PRESETS, type AssumptionKey, type Assumptions } from '../../domain/running-costs/assumptions';
import type { AppliedCalculation } from './appliedCalculation';
import { useShop } from '../shopContext';

/** Terms that the visitor entered at one vehicle; what is part of the choice holds for it, too. */
interface VehicleTerms {
  financing?: FinancingEntries;
  leasing?: LeasingTerms;
}

interface AssumptionsState {
  assumptions: Assumptions;
  change: (key: AssumptionKey, value: number | undefined) => void;
  reset: () => void;
  /** EUR a month; not part of the number until the visitor enters it. */
  insurance: number | undefined;
  insure: (insurance: number | undefined) => void;
  choice: RateChoice;
  choose: (choice: RateChoice) => void;
  terms: Readonly<Partial<Record<string, VehicleTerms>>>;
  enter: (vehicleId: string, terms: VehicleTerms) => void;
  /** The banks' answers to the choice, by vehicle id; dropped when it changes. */
  calculations: Readonly<Partial<Record<string, AppliedCalculation>>>;
  keep: (vehicleId: string, calculation: AppliedCalculation) => void;
}

/** Store of what the visitor assumes and chooses for the month's number: for this mount only, shared by all vehicles. */
function createAssumptionsStore(): StoreApi<AssumptionsState> {
  return createStore<AssumptionsState>()((set) => ({
    assumptions: PRESETS,
    change: (key, value) =>
      set(({ assumptions, choice }) => ({
        assumptions: { ...assumptions, [key]: value },
        // One mileage for energy and rate.
        ...(key === 'kmPerYear' && { choice: { ...choice, kmPerYear: value }, calculations: {} }),
      })),
    reset: () =>
      set(({ choice }) => ({
        assumptions: PRESETS,
        insurance: undefined,
        choice: { ...choice, kmPerYear: undefined },
        calculations: {},
      })),
    insurance: undefined,
    insure: (insurance) => set({ insurance }),
    choice: {},
    choose: (choice) => set((before) => ({ choice: { ...before.choice, ...choice }, calculations: {} })),
    terms: {},
    enter: (vehicleId, entered) =>
      set(({ terms, calculations }) => ({
        terms: { ...terms, [vehicleId]: { ...terms[vehicleId], ...entered } },
        calculations: { ...calculations, [vehicleId]: undefined },
      })),
    calculations: {},
    keep: (vehicleId, calculation) =>
      set(({ calculations }) => ({ calculations: { ...calculations, [vehicleId]: calculation } })),
  }));
}

export function useAssumptions(): AssumptionsState {
  return useStore(useShop().lazyStore(createAssumptionsStore));
}
