/**
 * Lazy initialisation: makes a value when it is first needed. The first formatter of a page costs 20 ms (the browser loads its
 * language data), too much before the first request.
 */
export function lazy<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined;
  return () => (made ??= { value: make() }).value;
}
