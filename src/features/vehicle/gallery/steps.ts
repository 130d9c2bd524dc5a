export function stepOfKey(key: string): -1 | 1 | undefined {
  if (key === 'ArrowLeft') return -1;
  return key === 'ArrowRight' ? 1 : undefined;
}

export function wrap(index: number, count: number): number {
  return (index + count) % count;
}

export function indexOfKey(key: string, index: number, count: number): number | undefined {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const step = stepOfKey(key);
  return step === undefined ? undefined : wrap(index + step, count);
}
