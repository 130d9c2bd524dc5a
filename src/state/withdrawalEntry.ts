import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Withdrawal } from '../domain/order/withdrawal';

export interface WithdrawalEntryState {
  /** What the form of the withdrawal begins with, once. */
  entries: Withdrawal | undefined;
  begin: (entries: Withdrawal) => void;
  end: () => void;
}

/** Hands an order of the account over to the withdrawal: it names a person, so it travels in memory. */
export function createWithdrawalEntryStore(): StoreApi<WithdrawalEntryState> {
  return createStore<WithdrawalEntryState>()((set) => ({
    entries: undefined,
    begin: (entries) => set({ entries }),
    end: () => set({ entries: undefined }),
  }));
}
