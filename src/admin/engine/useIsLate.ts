import { useEffect, useState } from 'react';

/** Delay of placeholders, ms: a fast answer renders none. */
const LATE_AFTER = 200;

export function useIsLate(): boolean {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), LATE_AFTER);
    return () => clearTimeout(timer);
  }, []);
  return isLate;
}
