import { afterEach, describe, expect, it } from 'vitest';
import { hideGlobals } from '../../../src/lib/page/hostGlobals';

const NAME = 'globalOfThePage';
const own = () => Reflect.getOwnPropertyDescriptor(window, NAME);
const define = (descriptor: PropertyDescriptor) => Object.defineProperty(window, NAME, descriptor);

describe('a hidden global of the page', () => {
  afterEach(() => {
    Reflect.deleteProperty(window, NAME);
  });

  it.each<[string, PropertyDescriptor]>([
    ['an assigned one', { value: 'mine', writable: true, enumerable: true, configurable: true }],
    ['a constant', { value: 'mine', writable: false, enumerable: false, configurable: true }],
    ['a getter', { get: () => 'mine', set: undefined, enumerable: true, configurable: true }],
  ])('is not seen, and comes back as it was, although a library assigned it: %s', (_, descriptor) => {
    define(descriptor);
    const restore = hideGlobals(NAME);
    expect(Reflect.get(window, NAME)).toBeUndefined();
    Reflect.set(window, NAME, 'theirs');
    restore();
    expect(own()).toEqual(descriptor);
  });

  it('is absent afterwards where it was absent', () => {
    const restore = hideGlobals(NAME);
    Reflect.set(window, NAME, 'theirs');
    restore();
    expect(NAME in window).toBe(false);
  });
});

it('a global declared with var, which cannot be deleted, is hidden and comes back with its value', () => {
  const name = 'declaredByThePage';
  Object.defineProperty(window, name, { value: 'mine', writable: true, enumerable: true, configurable: false });
  const restore = hideGlobals(name);
  expect(Reflect.get(window, name)).toBeUndefined();
  Reflect.set(window, name, 'theirs');
  restore();
  expect(Reflect.get(window, name)).toBe('mine');
});

it('an immutable global stays as it is, and nothing throws', () => {
  const name = 'immutableOfThePage';
  Object.defineProperty(window, name, { value: 'mine', writable: false, configurable: false });
  hideGlobals(name)();
  expect(Reflect.get(window, name)).toBe('mine');
});
