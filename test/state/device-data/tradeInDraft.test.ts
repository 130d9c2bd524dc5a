import { describe, expect, it, onTestFinished } from 'vitest';
import { EMPTY_TRADE_IN, NO_PERSON } from '../../../src/domain/trade-in/entries';
import { createStorage, STORAGE_KEYS } from '../../../src/lib/storage';
import { forgetKept } from '../../../src/state/device-data/keptData';
import { createTradeInDraftStore } from '../../../src/state/device-data/tradeInDraft';
import { keptTradeInText, tradeInEntries } from '../../builders/tradeIn';
import { keptText } from '../../builders/kept';
import { NOW } from '../../now';

const ADMIN = 'dealer';
const KEY = STORAGE_KEYS.tradeInDraft;
const PAGE = { visitor: () => ({ userId: undefined, now: NOW }), since: () => NOW };
const open = () => {
  const store = createTradeInDraftStore(createStorage(), ADMIN, PAGE);
  onTestFinished(store.dispose);
  store.getState().begin(false);
  return store;
};
const entriesOf = (store: ReturnType<typeof open>) => store.getState().entries;
/** What another tab did to the same local storage. */
const elsewhere = (value: string | null) => {
  if (value === null) localStorage.removeItem(KEY);
  else localStorage.setItem(KEY, value);
  window.dispatchEvent(new StorageEvent('storage', { key: KEY, newValue: value }));
};

describe('the kept valuation', () => {
  it('is found after a reload', () => {
    open().getState().enter(tradeInEntries());
    expect(entriesOf(open())).toEqual(tradeInEntries());
  });

  it.each([
    ['nobody', undefined],
    ['somebody else', 'bert'],
  ])('is without its person for %s', (_, userId) => {
    open()
      .getState()
      .enter(tradeInEntries({ userId: 'klara' }));
    const store = createTradeInDraftStore(createStorage(), ADMIN, PAGE);
    onTestFinished(store.dispose);
    store.getState().begin(false, userId);
    expect(entriesOf(store)).toEqual(tradeInEntries(NO_PERSON));
    expect(localStorage.getItem(KEY)).not.toContain('Tauscher');
    store.getState().enter(tradeInEntries());
    store.forget('left');
    expect(entriesOf(store)).toEqual(tradeInEntries(NO_PERSON));
  });

  it.each([
    ['a day later', undefined, 86_400_000, 0],
    ['somebody whose page was opened since', 'klara', 60_000, 30_000],
  ])('is none for %s', (_, userId, laterMs, openedMs) => {
    open().getState().enter(tradeInEntries());
    const later = (ms: number) => new Date(NOW.getTime() + ms);
    const page = { visitor: () => ({ userId, now: later(laterMs) }), since: () => later(openedMs) };
    const store = createTradeInDraftStore(createStorage(), ADMIN, page);
    onTestFinished(store.dispose);
    store.getState().begin(false, userId);
    expect(entriesOf(store)).toEqual(EMPTY_TRADE_IN);
  });

  it.each([
    ['since the page was opened', 0, true],
    ['before that', 1, false],
  ])('of nobody that was typed %s stays at a login: %s ms, %s', (_, openedMs, stays) => {
    open().getState().enter(tradeInEntries());
    const since = () => new Date(NOW.getTime() + openedMs);
    forgetKept({ ...PAGE, since, storage: createStorage(), adminId: ADMIN }, 'entered', 'klara');
    expect(localStorage.getItem(KEY) !== null).toBe(stays);
  });

  it('keeps what can be read of a damaged one', () => {
    const value = {
      ...tradeInEntries(),
      vin: 7,
      ownerCount: 'zwölf',
      signsOfUsage: ['RUST', 3],
      hasSignsOfUsage: 'ja',
    };
    localStorage.setItem(KEY, keptText(1, value, ADMIN));
    expect(entriesOf(open())).toEqual(tradeInEntries({ vin: '', ownerCount: '', signsOfUsage: ['RUST'] }));
  });

  it('is removed when the visitor leaves, and there again when she comes back by Back', () => {
    const store = open();
    store.getState().enter(tradeInEntries());
    store.getState().leave();
    expect(localStorage.getItem(KEY)).toBeNull();
    store.getState().begin(true);
    expect(entriesOf(store)).toEqual(tradeInEntries());
    expect(localStorage.getItem(KEY)).toContain('Tauscher');
    store.getState().leave();
    store.getState().begin(false);
    expect(entriesOf(store)).toEqual(EMPTY_TRADE_IN);
  });

  it('is gone when the platform has it', () => {
    const store = open();
    store.getState().enter(tradeInEntries());
    store.getState().finish();
    expect(localStorage.getItem(KEY)).toBeNull();
    store.getState().begin(true);
    expect(entriesOf(store)).toEqual(EMPTY_TRADE_IN);
  });

  it('outlives a second tab that leaves its own', () => {
    const store = open();
    store.getState().enter(tradeInEntries());
    elsewhere(keptTradeInText({ vin: 'ANDERES1' }, ADMIN));
    expect(entriesOf(store)).toEqual(tradeInEntries());
    elsewhere(null);
    expect(localStorage.getItem(KEY)).toContain('WVWZZZ1KZAW000001');
    store.getState().leave();
    elsewhere(null);
    expect(localStorage.getItem(KEY)).toBeNull();
  });

  it('is found again by a tab that the browser has put to sleep, whatever another has left meanwhile', () => {
    const asleep = open();
    asleep.getState().enter(tradeInEntries());
    asleep.dispose();
    localStorage.removeItem(KEY);
    const again = open();
    expect(entriesOf(again)).toEqual(tradeInEntries());
    again.getState().leave();
    expect(JSON.stringify(sessionStorage)).not.toContain('Tauscher');
    expect(entriesOf(open())).toEqual(EMPTY_TRADE_IN);
  });

  it('goes from its tab with the login', () => {
    open()
      .getState()
      .enter(tradeInEntries({ userId: 'klara' }));
    localStorage.removeItem(KEY);
    forgetKept({ ...PAGE, storage: createStorage(), adminId: ADMIN }, 'left', 'klara');
    expect(JSON.stringify(sessionStorage)).not.toContain('Tauscher');
  });

  it('that was left here stays away when a second tab leaves its own', () => {
    const store = open();
    store.getState().enter(tradeInEntries());
    store.getState().leave();
    elsewhere(keptTradeInText({ vin: 'ANDERES1' }, ADMIN));
    elsewhere(null);
    expect(localStorage.getItem(KEY)).toBeNull();
  });
});
