/** With prototypes. Not Promise: replacements (Zone.js) are complete. */
const CHECKED = ['Object', 'Function', 'Array', 'String', 'Number', 'Date', 'RegExp', 'Map', 'Set', 'JSON', 'Math'];
/** Property descriptors inherit them from Object.prototype; JSON calls `toJSON`. */
const NEVER_ADDED = ['get', 'set', 'value', 'writable', 'enumerable', 'configurable', 'toJSON'];

/**
 * Replaced, or extended harmfully ('Array.from', 'Function.prototype.bind'). Few built-ins, no imports: the build puts this code before the
 * single script.
 * @param realm a window
 * @param openClean global object of an unchanged realm; called only if needed
 */
export function changedBuiltIns(realm: object, openClean: () => object): string[] {
  const changes: string[] = [];
  const add = (name: string) => (changes[changes.length] = name);
  for (const name in {}) add(`Object.prototype.${name}`);
  let clean: object | undefined;
  for (const name of CHECKED) {
    for (const isPrototype of [false, true]) {
      const holder = holderOf(realm, name, isPrototype);
      if (holder === undefined) continue;
      for (const key of Object.getOwnPropertyNames(holder)) {
        const value = Object.getOwnPropertyDescriptor(holder, key)?.value as unknown;
        if (typeof value !== 'function' || isNative(value)) continue;
        if (isPrototype && key === 'toString' && isWorkingToString(value, name)) continue;
        clean ??= openClean();
        const original = holderOf(clean, name, isPrototype);
        const isReplaced = original !== undefined && Object.getOwnPropertyDescriptor(original, key) !== undefined;
        if (isReplaced || isForbidden(key)) add(`${name}${isPrototype ? '.prototype' : ''}.${key}`);
      }
    }
  }
  return changes;
}

function holderOf(realm: object, name: string, isPrototype: boolean): object | undefined {
  const global: unknown = Reflect.get(realm, name);
  if ((typeof global !== 'function' && typeof global !== 'object') || global === null) return undefined;
  if (!isPrototype) return global;
  const prototype: unknown = Reflect.get(global, 'prototype');
  return typeof prototype === 'object' || typeof prototype === 'function' ? (prototype ?? undefined) : undefined;
}

/** As by Zone.js and error trackers: results of the original. */
function isWorkingToString(toString: object, name: string): boolean {
  const textOf = (value: unknown) => Reflect.apply(toString as () => string, value, []);
  try {
    if (name === 'Function') return isNativeSource(textOf(Reflect.apply));
    return name === 'Object' && /^\[object Array\]$/.test(textOf([])) && /^\[object Null\]$/.test(textOf(null));
  } catch {
    return false;
  }
}

function isForbidden(key: string): boolean {
  for (const name of NEVER_ADDED) if (name === key) return true;
  return false;
}

const isNative = (value: object) => isNativeSource(Function.prototype.toString.call(value));

const isNativeSource = (source: string) => /\{\s*\[native code\]\s*\}\s*$/.test(source);
