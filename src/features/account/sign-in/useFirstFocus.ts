import { useEffect, useEffectEvent } from 'react';

/** Focuses the first field when a step is mounted, because the focused button of the previous step is gone. */
export function useFirstFocus(setFocus: () => void): void {
  const focus = useEffectEvent(setFocus);
  useEffect(() => focus(), []);
}
