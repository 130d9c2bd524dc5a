import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Withdrawal } from '../../domain/order/withdrawal';
import type { Forgetful } from './keptData';

interface WithdrawalEntryState {
  /** Initial values, used once. */
  entries: Withdrawal | undefined;
  begin: (entries: Withdrawal) => void;
  end: () => void;
}

/** Passes an order of the account to the withdrawal form; in memory, because it is personal data. */
export function createWithdrawalEntryStore(): StoreApi<WithdrawalEntryState> & Forgetful {
  const store = createStore<WithdrawalEntryState>()((set) => ({
    entries: undefined,
    begin: (entries) => set({ entries }),
    end: () => set({ entries: undefined }),
  }));
  return Object.assign(store, { forget: store.getState().end });
}
