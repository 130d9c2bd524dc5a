/**
 * Hides globals of the page, whoever defined them, and returns restore: they are then as they were, own or absent, whatever has been
 * assigned to them meanwhile. Only for code that runs without a pause: in between the page would miss them. A global that the page
 * has made immutable stays visible.
 */
export function hideGlobals(...names: readonly string[]): () => void {
  const own = names.map((name) => [name, Reflect.getOwnPropertyDescriptor(window, name)] as const);
  for (const [name, descriptor] of own) {
    // Defined rather than deleted: a `var` cannot be deleted, and an element with this id would show through.
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
