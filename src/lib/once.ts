/**
 * Lazy initialisation: computes a value on first use. For example, the first `Intl` formatter of a page needs 20 ms, because the
 * browser loads its language data.
 */
export function once<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined;
  return () => (made ??= { value: make() }).value;
}
