import { useEffect, useState } from 'react';

/** A fast answer has none. */
const PLACEHOLDER_DELAY_MS = 200;

export function useIsLate(): boolean {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), PLACEHOLDER_DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
  return isLate;
}
