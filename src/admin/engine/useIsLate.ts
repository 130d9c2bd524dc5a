import { useEffect, useState } from 'react';

/** Delay of placeholders, ms: a fast answer renders none. */
const LATE_AFTER = 200;

/** Whether the wait has become long enough for a placeholder. */
export function useIsLate(): boolean {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), LATE_AFTER);
    return () => clearTimeout(timer);
  }, []);
  return isLate;
}
