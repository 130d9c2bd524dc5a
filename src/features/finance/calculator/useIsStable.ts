import { useEffect, useState } from 'react';

/** Unchanged for `ms`. @param first stable at once; default: the first text */
export function useIsStable(text: string, ms: number, first = text): boolean {
  const [rested, setRested] = useState(first);
  useEffect(() => {
    if (text === rested) return;
    const timer = setTimeout(() => setRested(text), ms);
    return () => clearTimeout(timer);
  }, [text, rested, ms]);
  return text === rested;
}
