/** Step that an arrow key means in a row of pictures. */
export function stepOfKey(key: string): -1 | 1 | undefined {
  if (key === 'ArrowLeft') return -1;
  return key === 'ArrowRight' ? 1 : undefined;
}

/** After the last picture comes the first again. */
export function wrap(index: number, count: number): number {
  return (index + count) % count;
}
