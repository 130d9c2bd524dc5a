import { createStore, type StoreApi } from 'zustand/vanilla';
import { TRADE_IN_DRAFT_VERSION } from '../domain/trade-in/draftVersion';
import { EMPTY_TRADE_IN, tradeInDraftSchema, type TradeInEntries } from '../domain/trade-in/entries';
import { STORAGE_KEYS, type ShopStorage } from '../lib/storage';

export interface TradeInDraftState {
  entries: TradeInEntries;
  /** The visitor comes to the valuation: by Back or Forward to what they left, else to what is kept. */
  begin: (isReturning: boolean) => void;
  enter: (entries: TradeInEntries) => void;
  /** Nothing is kept once the valuation is left (checkout 4); Back still finds it, as long as this page lives. */
  leave: () => void;
  /** The platform has it. */
  finish: () => void;
}

export type TradeInDraftStore = StoreApi<TradeInDraftState> & { dispose: () => void };

/** The vehicle that a visitor has valued, kept in local storage with every entry and found there after a reload. */
export function createTradeInDraftStore(storage: ShopStorage, adminId: string): TradeInDraftStore {
  const slot = storage.slot(STORAGE_KEYS.tradeInDraft, TRADE_IN_DRAFT_VERSION, tradeInDraftSchema, adminId);
  let isOpen = false;

  const store = createStore<TradeInDraftState>()((set, get) => ({
    entries: EMPTY_TRADE_IN,
    begin: (isReturning) => {
      isOpen = true;
      const { entries: left } = get();
      if (isReturning && left !== EMPTY_TRADE_IN) slot.write(left);
      else set({ entries: slot.read() ?? EMPTY_TRADE_IN });
    },
    enter: (entries) => {
      set({ entries });
      slot.write(entries);
    },
    leave: () => {
      isOpen = false;
      slot.remove();
    },
    finish: () => {
      slot.remove();
      set({ entries: EMPTY_TRADE_IN });
    },
  }));

  // A second tab that leaves its own valuation takes the kept one along: this one is still being filled in.
  const stopListening = slot.onForeignChange((kept) => {
    const { entries } = store.getState();
    if (kept === undefined && isOpen && entries !== EMPTY_TRADE_IN) slot.write(entries);
  });
  return Object.assign(store, { dispose: stopListening });
}
