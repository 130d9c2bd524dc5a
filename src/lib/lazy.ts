/**
 * Lazy initialisation: computes a value on first use. For instance, the first formatter of a page takes 20 ms, because the browser
 * loads its language data.
 */
export function lazy<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined;
  return () => (made ??= { value: make() }).value;
}
