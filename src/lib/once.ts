/**
 * Makes a thing when it is first needed. The first formatter of a page costs 20 ms (the browser loads its language data): that is no
 * time to lose before the first request is on its way.
 */
export function once<Thing>(make: () => Thing): () => Thing {
  let made: { thing: Thing } | undefined;
  return () => (made ??= { thing: make() }).thing;
}
