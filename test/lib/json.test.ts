import { afterEach, describe, expect, it } from 'vitest';
import { toJson } from '../../src/lib/json';

const LIBRARY = { configurable: true, value: () => '"from a library"' };

describe('writing JSON', () => {
  afterEach(() => {
    Reflect.deleteProperty(Array.prototype, 'toJSON');
    Reflect.deleteProperty(Object.prototype, 'toJSON');
  });

  it('writes what JSON.stringify writes', () => {
    const order = {
      id: 'ü"1"',
      total: 19_990.5,
      isPaid: false,
      bank: null,
      note: undefined,
      products: [{ id: 1 }, undefined, []],
      due: new Date('2026-11-21T10:00:00Z'),
      none: {},
      call: () => 1,
    };
    expect(toJson(order)).toBe(JSON.stringify(order));
    expect(['Text', 1, true, null, undefined].map(toJson)).toEqual(['"Text"', '1', 'true', 'null', undefined]);
  });

  it('writes lists as lists where a library of the page has its own idea of them', () => {
    Object.defineProperty(Array.prototype, 'toJSON', LIBRARY);
    Object.defineProperty(Object.prototype, 'toJSON', LIBRARY);
    expect(toJson({ list: ['a', { b: [1] }] })).toBe('{"list":["a",{"b":[1]}]}');
  });
});
