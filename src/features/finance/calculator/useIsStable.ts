import { useEffect, useState } from 'react';

/** Whether a text has not changed for `ms` milliseconds; true at first. */
export function useIsStable(text: string, ms: number): boolean {
  const [rested, setRested] = useState(text);
  useEffect(() => {
    if (text === rested) return;
    const timer = setTimeout(() => setRested(text), ms);
    return () => clearTimeout(timer);
  }, [text, rested, ms]);
  return text === rested;
}
