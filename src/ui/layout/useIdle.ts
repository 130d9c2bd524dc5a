import { startTransition, useEffect, useState } from 'react';
import { whenIdle } from '../../lib/page/whenIdle';

/** Whether the browser has been idle since `isReady` was first true; for rendering less important parts later. */
export function useIdle(isReady: boolean): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    if (!isReady || isIdle) return;
    return whenIdle(() => startTransition(() => setIdle(true)));
  }, [isIdle, isReady]);
  return isIdle;
}
