import { useEffect, useEffectEvent } from 'react';

/** Puts the focus into the first field of a step that has just come: the button of the step before is gone. */
export function useFirstFocus(setFocus: () => void): void {
  const focus = useEffectEvent(setFocus);
  useEffect(() => focus(), []);
}
