/** By object identity; a result lives as long as its object. */
export function memoizeByRef<Key extends object, Value>(compute: (key: Key) => Value): (key: Key) => Value {
  const results = new WeakMap<Key, { value: Value }>();
  return (key) => {
    const result = results.get(key);
    if (result) return result.value;
    const value = compute(key);
    results.set(key, { value });
    return value;
  };
}
