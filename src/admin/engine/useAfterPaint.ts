import { startTransition, useEffect, useState } from 'react';
import { whenIdle } from '../../lib/whenIdle';

/**
 * A value once the page is painted and nobody waits; until then the one before it. For what is computed of many rows and is not what
 * was asked for: `useDeferredValue` renders after the rows, too, but before the browser has shown them.
 */
export function useAfterPaint<Value>(value: Value, initial: Value): Value {
  const [known, setKnown] = useState(() => initial);
  useEffect(() => whenIdle(() => startTransition(() => setKnown(() => value))), [value]);
  return known;
}
