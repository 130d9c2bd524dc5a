/** For synchronous code only; returns restore. Immutable globals stay. */
export function hideGlobals(...names: readonly string[]): () => void {
  const descriptors = names.map((name) => [name, Reflect.getOwnPropertyDescriptor(window, name)] as const);
  for (const [name, descriptor] of descriptors) {
    // Redefined, because a `var` cannot be deleted, and an element with this id would appear as the global.
    const isFixed = descriptor?.configurable === false;
    Reflect.defineProperty(window, name, {
      value: undefined,
      ...(!isFixed && { writable: true, configurable: true }),
    });
  }
  return () => {
    for (const [name, descriptor] of descriptors) {
      if (descriptor) Reflect.defineProperty(window, name, descriptor);
      else Reflect.deleteProperty(window, name);
    }
  };
}
