/**
 * Hides globals of the page, and returns a function that restores them exactly, whatever was assigned meanwhile. Only for synchronous
 * code, because the page itself misses them until then. A global that the page has made immutable stays visible.
 */
export function hideGlobals(...names: readonly string[]): () => void {
  const own = names.map((name) => [name, Reflect.getOwnPropertyDescriptor(window, name)] as const);
  for (const [name, descriptor] of own) {
    // Redefined, not deleted: a `var` cannot be deleted, and an element with this id would appear as the global instead.
    const isFixed = descriptor?.configurable === false;
    Reflect.defineProperty(window, name, {
      value: undefined,
      ...(!isFixed && { writable: true, configurable: true }),
    });
  }
  return () => {
    for (const [name, descriptor] of own) {
      if (descriptor) Reflect.defineProperty(window, name, descriptor);
      else Reflect.deleteProperty(window, name);
    }
  };
}
