import { startTransition, useEffect, useState } from 'react';
import { whenIdle } from '../../lib/page/whenIdle';

/** True once the browser was idle after `isReady`. */
export function useIdle(isReady: boolean): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    if (!isReady || isIdle) return;
    return whenIdle(() => startTransition(() => setIdle(true)));
  }, [isIdle, isReady]);
  return isIdle;
}
