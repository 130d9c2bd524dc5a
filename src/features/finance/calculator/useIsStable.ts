import { useEffect, useState } from 'react';

/** Whether a text has not changed for `ms` milliseconds. @param first text that is stable at once; default: the first one */
export function useIsStable(text: string, ms: number, first = text): boolean {
  const [rested, setRested] = useState(first);
  useEffect(() => {
    if (text === rested) return;
    const timer = setTimeout(() => setRested(text), ms);
    return () => clearTimeout(timer);
  }, [text, rested, ms]);
  return text === rested;
}
