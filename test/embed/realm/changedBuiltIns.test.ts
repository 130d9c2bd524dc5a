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
});
