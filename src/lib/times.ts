/**
 * As many values as asked for. Not by `Array.from`, which old libraries on a dealer's page replace with their own, without its
 * second argument.
 */
export function times<Value>(count: number, make: (index: number) => Value): Value[] {
  const values: Value[] = [];
  for (let index = 0; index < count; index += 1) values.push(make(index));
  return values;
}
