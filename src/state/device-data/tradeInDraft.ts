import * as z from 'zod/mini';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { TRADE_IN_DRAFT_VERSION } from '../../domain/trade-in/draftVersion';
import { EMPTY_TRADE_IN, NO_PERSON, tradeInDraftSchema, type TradeInEntries } from '../../domain/trade-in/entries';
import { isDraftOver, isTypedSince } from '../../domain/person/draftAge';
import type { Forgetful, Forgetting } from './keptData';
import { createKeptForms } from './keptForms';
import type { Device } from './ownOrders';
import { STORAGE_KEYS, type ShopStorage } from '../../lib/storage';

interface TradeInDraftState {
  entries: TradeInEntries;
  /** Back or Forward restores the entries in memory, anything else the draft, without another login's person. */
  begin: (isReturning: boolean, userId?: string) => void;
  enter: (entries: TradeInEntries) => void;
  /** The draft goes with the valuation; entries stay in memory for Back. */
  leave: () => void;
  finish: () => void;
}

export type TradeInDraftStore = StoreApi<TradeInDraftState> & {
  dispose: () => void;
} & Forgetful;

const FORM = 'Bewertung';

/** Written to local storage with every entry, and to the tab's, for a tab that slept while another removed the draft. */
export function createTradeInDraftStore(
  storage: ShopStorage,
  adminId: string,
  device: Pick<Device, 'visitor' | 'since'>,
): TradeInDraftStore {
  const { visitor, since } = device;
  const slot = storage.slot(STORAGE_KEYS.tradeInDraft, TRADE_IN_DRAFT_VERSION, tradeInDraftSchema, adminId);
  const ofTab = createKeptForms(storage, adminId, device);
  let isOpen = false;
  function write(entries: TradeInEntries) {
    slot.write({ ...entries, changedAt: visitor().now.getTime() });
    ofTab.keep(FORM, { typed: { ...entries }, userId: entries.userId || undefined });
  }
  function remove() {
    slot.remove();
    ofTab.drop(FORM);
  }
  /** Unless too old, or typed by nobody before a login's page was opened. */
  function stored(userId?: string): TradeInEntries {
    const draft = slot.read();
    if (draft === undefined) {
      const typed = ofTab.typedInto(FORM, userId);
      return typed ? z.parse(tradeInDraftSchema, typed) : EMPTY_TRADE_IN;
    }
    const { changedAt, ...entries } = draft;
    const isTheirs = userId === undefined || entries.userId !== '' || isTypedSince(changedAt, since());
    return isTheirs && !isDraftOver(changedAt, visitor().now) ? entries : EMPTY_TRADE_IN;
  }

  const store = createStore<TradeInDraftState>()((set, get) => ({
    entries: EMPTY_TRADE_IN,
    begin: (isReturning, userId) => {
      isOpen = true;
      const { entries: left } = get();
      const isKept = isReturning && left !== EMPTY_TRADE_IN;
      const entries = isKept ? left : stored(userId);
      if (entries.userId !== '' && entries.userId !== userId) get().enter({ ...entries, ...NO_PERSON });
      else if (isKept) write(left);
      else set({ entries });
    },
    enter: (entries) => {
      set({ entries });
      write(entries);
    },
    leave: () => {
      isOpen = false;
      remove();
    },
    finish: () => {
      remove();
      set({ entries: EMPTY_TRADE_IN });
    },
  }));

  // Another tab removes the draft when it leaves its valuation.
  const stopListening = slot.onForeignChange((foreign) => {
    const { entries } = store.getState();
    if (foreign === undefined && isOpen && entries !== EMPTY_TRADE_IN) write(entries);
  });
  return Object.assign(store, {
    dispose: stopListening,
    forget: (cause: Forgetting) => {
      const { entries, enter } = store.getState();
      ofTab.forget(cause);
      if (cause === 'expired' || entries === EMPTY_TRADE_IN) return;
      if (isOpen) enter({ ...entries, ...NO_PERSON });
      else store.setState({ entries: EMPTY_TRADE_IN });
    },
  });
}
