/**
 * Array of `count` values. Not by `Array.from`, which old libraries on a dealer's page replace by a version without the second
 * argument.
 */
export function times<Value>(count: number, make: (index: number) => Value): Value[] {
  const values: Value[] = [];
  for (let index = 0; index < count; index += 1) values.push(make(index));
  return values;
}
