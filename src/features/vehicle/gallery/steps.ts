/** Step of an arrow key in a row of pictures. */
export function stepOfKey(key: string): -1 | 1 | undefined {
  if (key === 'ArrowLeft') return -1;
  return key === 'ArrowRight' ? 1 : undefined;
}

/** Index wrapped to the range of the pictures. */
export function wrap(index: number, count: number): number {
  return (index + count) % count;
}
