import { createContext, runInContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { changedBuiltIns } from '../../../embed/realm/changedBuiltIns';

/** What is found in a realm after some code of a page. */
function namesAfter(pageCode: string): { names: string[]; opened: number } {
  const counter = { opened: 0 };
  const openClean = () => {
    counter.opened += 1;
    return runInContext('globalThis', createContext({})) as object;
  };
  const realm = createContext({});
  runInContext(pageCode, realm);
  return { names: changedBuiltIns(runInContext('globalThis', realm) as object, openClean), opened: counter.opened };
}

describe('the built-ins of a page', () => {
  it('are taken as they are where nothing has changed, without another realm', () => {
    expect(namesAfter('var jQuery = function () {};')).toEqual({ names: [], opened: 0 });
  });

  it('may be extended, enumerably too', () => {
    const code = 'Array.prototype.last = function () {}; String.prototype.camelize = function () {};';
    expect(namesAfter(code)).toEqual({ names: [], opened: 1 });
  });

  it('are named where they are replaced', () => {
    const code = `Array.from = function () {}; Function.prototype.bind = function () {};
      String.prototype.trim = function () {}; Object.keys = function () {}; JSON.stringify = function () {};`;
    expect(namesAfter(code).names.sort()).toEqual([
      'Array.from',
      'Function.prototype.bind',
      'JSON.stringify',
      'Object.keys',
      'String.prototype.trim',
    ]);
  });

  it('are named where an addition changes what the language does', () => {
    const code =
      'Array.prototype.toJSON = function () {}; Object.defineProperty(Object.prototype, "get", { value() {} });';
    expect(namesAfter(code).names.sort()).toEqual(['Array.prototype.toJSON', 'Object.prototype.get']);
  });

  it.each([
    [
      'wrapped by Zone.js',
      `'use strict';
       var text = Object.prototype.toString;
       Object.prototype.toString = function () {
         return typeof Promise === 'function' && this instanceof Promise ? '[object Promise]' : text.call(this);
       };
       var source = Function.prototype.toString;
       Function.prototype.toString = function toString() { return source.call(this); };`,
      { names: [], opened: 0 },
    ],
    [
      'replaced by one that knows no lists',
      `Object.prototype.toString = function () { return '[object Object]'; };`,
      { names: ['Object.prototype.toString'], opened: 1 },
    ],
  ])('may have a toString that works: %s', (_, code, expected) => {
    expect(namesAfter(code)).toEqual(expected);
  });
});
