import { useEffect, useState } from 'react';

/** What comes sooner finds nothing that would have to be drawn first and taken away again. ms */
const LATE_AFTER = 200;

/** Whether what is waited for lasts so long that it has to be said. */
export function useIsLate(): boolean {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), LATE_AFTER);
    return () => clearTimeout(timer);
  }, []);
  return isLate;
}
