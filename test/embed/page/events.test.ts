import { expect, it, vi } from 'vitest';
import { createEvents } from '../../../embed/page/events';
import type { ShopEvents } from '../../../src/state/shopEvents';

const DETAIL = { vehicleId: 'a', item: { id: 'a', name: 'Golf', category: 'PKW' }, currency: 'EUR' } as const;

it('tells listeners of the handle, and analytics of the page by an event that bubbles', () => {
  const element = document.createElement('div');
  document.body.append(element);
  const events = createEvents(() => element);
  const listener = vi.fn();
  const heard: unknown[] = [];
  document.addEventListener('webshop:vehicle-view', (event) => {
    if (event instanceof CustomEvent) heard.push(event.detail, event.composed, event.target);
  });
  events.on('vehicle-view', listener);
  events.emit('vehicle-view', DETAIL);
  expect(listener).toHaveBeenCalledWith(DETAIL);
  expect(heard).toEqual([DETAIL, true, element]);
});

it('stops display a listener that has had enough, and everyone after the end', () => {
  const events = createEvents(() => undefined);
  const first = vi.fn();
  const second = vi.fn();
  const stop = events.on('navigate', first);
  events.on('navigate', second);
  stop();
  events.emit('navigate', { path: '/' });
  events.clear();
  events.emit('navigate', { path: '/a/1' });
  expect(first).not.toHaveBeenCalled();
  expect(second).toHaveBeenCalledOnce();
});

it('goes on when a listener of the page throws, and reports the error as the page’s own', () => {
  const reported = vi.fn();
  vi.stubGlobal('reportError', reported);
  const events = createEvents(() => undefined);
  const error = new Error('analytics is down');
  const second = vi.fn();
  events.on('search', () => {
    throw error;
  });
  events.on('search', second);
  events.emit('search', { query: '', count: 3 });
  expect(reported).toHaveBeenCalledWith(error);
  expect(second).toHaveBeenCalledOnce();
});

it('tells of the shop that stands also those who come later, once, and nobody who has left before', async () => {
  const events = createEvents(() => undefined);
  const early = vi.fn();
  const late = vi.fn();
  const gone = vi.fn();
  events.on('ready', early);
  events.emit('ready', { adminId: 'a' });
  events.on('ready', late);
  events.on('ready', gone)();
  expect(late).not.toHaveBeenCalled();
  await expect(events.ready).resolves.toEqual({ adminId: 'a' });
  expect(late).toHaveBeenCalledExactlyOnceWith({ adminId: 'a' });
  expect(early).toHaveBeenCalledOnce();
  expect(gone).not.toHaveBeenCalled();
});

// rules/embedding: late listeners.
it('tells the vehicles shown last to those who come later, but nothing that has only happened', async () => {
  const events = createEvents(() => undefined);
  const list = (id: string): ShopEvents['vehicle-list'] => ({
    list: 'search',
    items: [{ id, name: 'Golf', category: 'PKW' }],
    currency: 'EUR',
  });
  events.emit('vehicle-list', list('a'));
  events.emit('vehicle-list', list('b'));
  events.emit('vehicle-view', DETAIL);
  const late = vi.fn();
  const view = vi.fn();
  events.on('vehicle-list', late);
  events.on('vehicle-view', view);
  await Promise.resolve();
  expect(late).toHaveBeenCalledExactlyOnceWith(list('b'));
  expect(view).not.toHaveBeenCalled();
});

it('knows whether the page wants to open its own consent tool', () => {
  const element = document.createElement('div');
  const events = createEvents(() => element);
  const asked = { service: 'paypal', isAsked: true } as const;
  expect(events.askForConsent(asked)).toBe(false);
  element.addEventListener('webshop:consent-needed', (event) => event.preventDefault(), { once: true });
  expect(events.askForConsent(asked)).toBe(true);
  events.on('consent-needed', () => undefined);
  expect(events.askForConsent(asked)).toBe(true);
});
