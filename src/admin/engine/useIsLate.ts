import { useEffect, useState } from 'react';

/** Of placeholders, ms: a fast answer has none. */
const LATE_AFTER = 200;

export function useIsLate(): boolean {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), LATE_AFTER);
    return () => clearTimeout(timer);
  }, []);
  return isLate;
}
