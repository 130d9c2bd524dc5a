import { useCallback, useEffect, useRef } from 'react';

/** Gives each call a signal that is aborted when the screen goes: what a user started and left is taken back. */
export function useAbortOnLeave(): () => AbortSignal {
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  return useCallback(() => {
    running.current = new AbortController();
    return running.current.signal;
  }, []);
}
