import { expect, it, vi } from 'vitest';
import { createEvents } from '../../embed/events';

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
  events.emit('vehicle-view', { vehicleId: 'a' });
  expect(listener).toHaveBeenCalledWith({ vehicleId: 'a' });
  expect(heard).toEqual([{ vehicleId: 'a' }, true, element]);
});

it('stops telling a listener that has had enough, and everyone after the end', () => {
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
