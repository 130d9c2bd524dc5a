/** For costly values: the first `Intl` formatter of a page needs 20 ms. */
export function once<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined;
  return () => (made ??= { value: make() }).value;
}
