import { useEffect, useEffectEvent } from 'react';

/** At the mount: the focused button of the previous step is gone. */
export function useFirstFocus(setFocus: () => void): void {
  const focus = useEffectEvent(setFocus);
  useEffect(() => focus(), []);
}
