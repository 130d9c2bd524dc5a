import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { partsOfTab } from '../../src/lib/partsOfTab';
import { createStorage, STORAGE_KEYS } from '../../src/lib/storage';

const schema = z.object({ step: z.string() });
const draft = (adminId = 'dealer-1', version = 2) =>
  createStorage().slot(STORAGE_KEYS.checkoutDraft, version, schema, adminId);
const kept = () => localStorage.getItem('webshop-widget-checkout-draft');

describe('what the shop keeps', () => {
  it('comes back as it was', () => {
    expect(draft().write({ step: '7-hand-over' })).toBe(true);
    expect(draft().read()).toEqual({ step: '7-hand-over' });
    expect(kept()).toBe('{"dealer-1":{"version":2,"value":{"step":"7-hand-over"}}}');
  });

  it('is gone when it was removed', () => {
    draft().write({ step: 'x' });
    draft().remove();
    expect(draft().read()).toBeUndefined();
    expect(kept()).toBeNull();
  });

  it.each([
    ['of an older version', '{"dealer-1":{"version":1,"value":{"step":"x"}}}'],
    ['of a newer version', '{"dealer-1":{"version":3,"value":{"step":"x"}}}'],
    ['that does not fit', '{"dealer-1":{"version":2,"value":{"step":4}}}'],
    ['without a version', '{"dealer-1":{"step":"x"}}'],
    ['without a tenant', '{"version":2,"value":{"step":"x"}}'],
    ['that is no JSON', '{"dealer-1":'],
    ['that is a bare word', 'null'],
    ['that is a list', '[{"version":2,"value":{"step":"x"}}]'],
    ['that is empty', ''],
  ])('drops a value %s without a word', (_name, written) => {
    localStorage.setItem('webshop-widget-checkout-draft', written);
    expect(draft().read()).toBeUndefined();
    expect(kept()).toBeNull();
  });

  it('of two dealers on one site stands side by side', () => {
    draft('dealer-1').write({ step: '1' });
    draft('dealer-2').write({ step: '2' });
    expect([draft('dealer-1').read(), draft('dealer-2').read()]).toEqual([{ step: '1' }, { step: '2' }]);
    draft('dealer-1').remove();
    expect([draft('dealer-1').read(), draft('dealer-2').read()]).toEqual([undefined, { step: '2' }]);
    // Of the version of another release of the script: dropped, and only that.
    expect(draft('dealer-2', 3).read()).toBeUndefined();
    expect(kept()).toBeNull();
  });

  it('survives a thousand damaged values', () => {
    const whole = '{"dealer-1":{"version":2,"value":{"step":"x"}}}';
    for (let index = 0; index < 1000; index += 1) {
      const cut = index % whole.length;
      localStorage.setItem(
        'webshop-widget-checkout-draft',
        whole.slice(0, cut) + String.fromCharCode(index) + whole.slice(cut + 2),
      );
      expect(() => draft().read()).not.toThrow();
    }
  });
});

describe('what is being typed', () => {
  beforeEach(() => void vi.useFakeTimers());

  it('is written once it pauses, as it is by then', () => {
    const slot = draft();
    let step = '1';
    slot.writeSoon(() => ({ step }));
    vi.advanceTimersByTime(200);
    step = '2';
    slot.writeSoon(() => ({ step }));
    vi.advanceTimersByTime(200);
    expect(kept()).toBeNull();
    step = '3';
    vi.advanceTimersByTime(200);
    expect(slot.read()).toEqual({ step: '3' });
  });

  it('is not lost when the page goes, or its form does', () => {
    const slot = draft();
    slot.writeSoon(() => ({ step: 'reload' }));
    window.dispatchEvent(new Event('pagehide'));
    expect(slot.read()).toEqual({ step: 'reload' });
    slot.writeSoon(() => ({ step: 'leave' }));
    slot.flush();
    expect(slot.read()).toEqual({ step: 'leave' });
  });

  it('does not come back after the value was written or removed', () => {
    const slot = draft();
    slot.writeSoon(() => ({ step: 'typed' }));
    slot.write({ step: 'chosen' });
    window.dispatchEvent(new Event('pagehide'));
    expect(slot.read()).toEqual({ step: 'chosen' });
    slot.writeSoon(() => ({ step: 'typed' }));
    slot.remove();
    vi.advanceTimersByTime(1000);
    slot.flush();
    expect(kept()).toBeNull();
  });
});

describe('storage that does not work', () => {
  const page = (localStorage: () => Storage) => ({
    get localStorage() {
      return localStorage();
    },
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  });

  it('costs the value and nothing else when the mere access throws, as in a sandboxed frame', () => {
    const forbidden = page(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    const slot = createStorage(forbidden).slot(STORAGE_KEYS.favourites, 1, schema, 'dealer-1');
    expect(slot.write({ step: 'x' })).toBe(false);
    expect(slot.read()).toBeUndefined();
    expect(() => slot.remove()).not.toThrow();
  });

  // rules/storage-and-privacy: storage may fail.
  it('says that it kept nothing when it is full', () => {
    const full = page(() => ({
      length: 0,
      clear: () => undefined,
      getItem: () => null,
      key: () => null,
      removeItem: () => undefined,
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    }));
    expect(createStorage(full).slot(STORAGE_KEYS.consent, 1, schema, 'dealer-1').write({ step: 'x' })).toBe(false);
  });
});

// rules/storage-and-privacy: storage may fail.
describe('what local storage refuses', () => {
  const PARTS = {
    ofTab: partsOfTab,
    split: (value: unknown) => new Map(Object.entries({ ...(value as object | undefined) })),
    join: (parts: ReadonlyMap<string, unknown>) => Object.fromEntries(parts),
    isLater: (stored: unknown) => stored === 'paid',
  };
  /** Tabs of one site, each with a slot of parts; `history.state` is that of a tab. */
  function aSite({ hasTabStorage = true } = {}) {
    const values = new Map<string, string>();
    const site = { isFull: false, /** What session storage is too full for. */ tabRefuses: '' };
    const storeOf = (of: Map<string, string>, isFull: (text: string) => boolean) => ({
      getItem: (key: string) => of.get(key) ?? null,
      removeItem: (key: string) => of.delete(key),
      setItem: (key: string, value: string) => {
        if (isFull(value)) throw new DOMException('full', 'QuotaExceededError');
        of.set(key, value);
      },
    });
    const localStorage = storeOf(values, () => site.isFull);
    const open = (entry: { state: unknown } = { state: undefined }, ofTab = new Map<string, string>()) => {
      const history = Object.assign(entry, { replaceState: (state: unknown) => (entry.state = state) });
      const page = Object.assign(new EventTarget(), {
        localStorage,
        history,
        ...(hasTabStorage && {
          sessionStorage: storeOf(ofTab, (text) => site.tabRefuses !== '' && text.includes(site.tabRefuses)),
        }),
      });
      const slot = createStorage(page as unknown as Window).slot(
        STORAGE_KEYS.checkoutDraft,
        1,
        z.record(z.string(), z.string()),
        'dealer-1',
        { parts: PARTS },
      );
      return { slot, history, page };
    };
    return { site, open };
  }

  it('stays with its tab, and costs nothing that another tab writes meanwhile', () => {
    const { site, open } = aSite();
    const [one, other] = [open().slot, open().slot];
    one.write({ golf: 'typed', polo: 'typed' });
    site.isFull = true;
    one.write({ golf: 'changed' });
    site.isFull = false;
    expect(one.read()).toEqual({ golf: 'changed' });
    other.write({ ...other.read(), corsa: 'paid' });
    expect(one.read()).toEqual({ golf: 'changed', corsa: 'paid' });
    one.write({ ...one.read(), tiguan: 'typed' });
    expect(other.read()).toEqual({ golf: 'changed', corsa: 'paid', tiguan: 'typed' });
  });

  it('gives way to what another tab has paid for meanwhile, and only to that', () => {
    const { site, open } = aSite();
    const [one, other] = [open().slot, open().slot];
    one.write({ golf: 'typed', polo: 'typed' });
    site.isFull = true;
    one.write({ golf: 'changed', polo: 'changed' });
    site.isFull = false;
    other.write({ golf: 'paid', polo: 'typed later' });
    expect(one.read()).toEqual({ golf: 'paid', polo: 'changed' });
  });

  it('is the last that was refused, not an older one, where session storage refuses as well', () => {
    const { site, open } = aSite();
    const ofTab = new Map<string, string>();
    site.isFull = true;
    const { slot, history } = open(undefined, ofTab);
    slot.write({ golf: 'typed' });
    site.tabRefuses = 'paid';
    expect(slot.write({ golf: 'paid' })).toBe(false);
    expect(open({ ...history }, ofTab).slot.read(), 'after a reload').toEqual({ golf: 'paid' });
  });

  it('of a part that was removed stays so, until another tab has written it anew', () => {
    const { site, open } = aSite();
    const [one, other] = [open().slot, open().slot];
    one.write({ golf: 'typed', polo: 'typed' });
    site.isFull = true;
    one.write({ polo: 'typed' });
    expect(one.read()).toEqual({ polo: 'typed' });
    site.isFull = false;
    other.write({ golf: 'typed later', polo: 'typed' });
    expect(one.read()).toEqual({ golf: 'typed later', polo: 'typed' });
  });

  it('stands in the history entry at once where session storage is forbidden, and in the next one, until it is stored', () => {
    const { site, open } = aSite({ hasTabStorage: false });
    site.isFull = true;
    const { slot, history, page } = open();
    expect(slot.write({ golf: 'paid' })).toBe(false);
    expect(open(history).slot.read(), 'after a reload').toEqual({ golf: 'paid' });
    history.state = { ofTheHost: 1 };
    page.dispatchEvent(new Event('hashchange'));
    expect(open({ ...history }).slot.read(), 'after a step').toEqual({ golf: 'paid' });
    site.isFull = false;
    slot.write({ golf: 'paid' });
    expect(history.state).toEqual({ ofTheHost: 1 });
  });
});

describe('another tab', () => {
  it('brings what it wrote, and that it removed it', () => {
    const heard: unknown[] = [];
    const stop = draft().onForeignChange((value) => heard.push(value));
    draft().write({ step: '7-hand-over' });
    window.dispatchEvent(new StorageEvent('storage', { key: 'webshop-widget-checkout-draft' }));
    draft().remove();
    window.dispatchEvent(new StorageEvent('storage', { key: 'webshop-widget-checkout-draft' }));
    stop();
    expect(heard).toEqual([{ step: '7-hand-over' }, undefined]);
  });

  it('of another tenant neither tells this one nor loses what is its own', () => {
    let calls = 0;
    draft('dealer-1').write({ step: '1' });
    const unsubscribe = draft('dealer-1').onForeignChange(() => (calls += 1));
    draft('dealer-2').write({ step: '7-hand-over' });
    window.dispatchEvent(new StorageEvent('storage', { key: 'webshop-widget-checkout-draft' }));
    expect(calls).toBe(0);
    expect(draft('dealer-2').read()).toEqual({ step: '7-hand-over' });
    draft('dealer-1').write({ step: '2' });
    window.dispatchEvent(new StorageEvent('storage', { key: 'webshop-widget-checkout-draft' }));
    unsubscribe();
    expect(calls).toBe(1);
  });

  it('counts with the own key and with a cleared storage, until unsubscribed', () => {
    const values: unknown[] = [];
    const unsubscribe = draft().onForeignChange((value) => values.push(value));
    draft().write({ step: '1' });
    window.dispatchEvent(new StorageEvent('storage', { key: 'of-the-host' }));
    expect(values).toEqual([]);
    window.dispatchEvent(new StorageEvent('storage', { key: 'webshop-widget-checkout-draft' }));
    localStorage.clear();
    window.dispatchEvent(new StorageEvent('storage', { key: null }));
    expect(values).toEqual([{ step: '1' }, undefined]);
    unsubscribe();
    draft().write({ step: '2' });
    window.dispatchEvent(new StorageEvent('storage', { key: 'webshop-widget-checkout-draft' }));
    expect(values).toHaveLength(2);
  });

  it('that writes to its session storage under the same name changes nothing', () => {
    let calls = 0;
    const unsubscribe = draft().onForeignChange(() => (calls += 1));
    draft().write({ step: '1' });
    const key = 'webshop-widget-checkout-draft';
    window.dispatchEvent(new StorageEvent('storage', { key, storageArea: sessionStorage }));
    expect(calls).toBe(0);
    window.dispatchEvent(new StorageEvent('storage', { key, storageArea: localStorage }));
    unsubscribe();
    expect(calls).toBe(1);
  });
});
