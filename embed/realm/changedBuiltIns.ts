/** What a page may have changed: these and their prototypes. Not Promise: Zone.js and its like replace it well. */
const CHECKED = ['Object', 'Function', 'Array', 'String', 'Number', 'Date', 'RegExp', 'Map', 'Set', 'JSON', 'Math'];
/** A descriptor inherits from Object.prototype, and JSON asks everything for the last one. */
const NEVER_ADDED = ['get', 'set', 'value', 'writable', 'enumerable', 'configurable', 'toJSON'];

/**
 * Names of the built-ins that a page has replaced, or extended in a way that changes what the language does ('Array.from', 'Function.prototype.bind').
 * Written for pages where nothing but the syntax can be trusted, and to stand alone: the build puts it before the single script.
 *
 * @param realm Global object: a window
 * @param openClean Global object of a realm that nobody has changed; only asked for where something of the page looks changed
 */
export function changedBuiltIns(realm: object, openClean: () => object): string[] {
  const found: string[] = [];
  const add = (name: string) => (found[found.length] = name);
  for (const name in {}) add(`Object.prototype.${name}`);
  let clean: object | undefined;
  for (const name of CHECKED) {
    for (const isPrototype of [false, true]) {
      const holder = holderOf(realm, name, isPrototype);
      if (holder === undefined) continue;
      for (const key of Object.getOwnPropertyNames(holder)) {
        const value = Object.getOwnPropertyDescriptor(holder, key)?.value as unknown;
        if (typeof value !== 'function' || isNative(value)) continue;
        clean ??= openClean();
        const original = holderOf(clean, name, isPrototype);
        const isReplaced = original !== undefined && Object.getOwnPropertyDescriptor(original, key) !== undefined;
        if (isReplaced || isForbidden(key)) add(`${name}${isPrototype ? '.prototype' : ''}.${key}`);
      }
    }
  }
  return found;
}

function holderOf(realm: object, name: string, isPrototype: boolean): object | undefined {
  const global: unknown = Reflect.get(realm, name);
  if ((typeof global !== 'function' && typeof global !== 'object') || global === null) return undefined;
  if (!isPrototype) return global;
  const prototype: unknown = Reflect.get(global, 'prototype');
  return typeof prototype === 'object' || typeof prototype === 'function' ? (prototype ?? undefined) : undefined;
}

function isForbidden(key: string): boolean {
  for (const name of NEVER_ADDED) if (name === key) return true;
  return false;
}

function isNative(value: object): boolean {
  return /\{\s*\[native code\]\s*\}\s*$/.test(Function.prototype.toString.call(value));
}
