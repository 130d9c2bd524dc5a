/**
 * Makes a thing when it is first needed. The first formatter of a page costs 20 ms (the browser loads its language data): that is no
 * time to lose before the first request is on its way.
 */
export function lazy<Value>(make: () => Value): () => Value {
  let made: { thing: Value } | undefined;
  return () => (made ??= { thing: make() }).thing;
}
