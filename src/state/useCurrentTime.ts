import { startTransition, useEffect, useState } from 'react';
import { dayInGermany } from '../lib/dates/germanClock';

/** Maximum age when `refreshOn` changes, ms. */
const MAX_AGE_MS = 60_000;
/** Check for a new day, ms. A timer until midnight would stop while the device sleeps. */
const DAY_CHECK_MS = 60_000;

/**
 * Current time for rendering: renewed when `refreshOn` changes (new data, another step), when the component is shown again, and on a new
 * day in Germany.
 */
export function useCurrentTime(now: () => Date, refreshOn: unknown): Date {
  const [time, setTime] = useState(now);
  useEffect(() => {
    const renew = (isOutdated: (before: Date, current: Date) => boolean) => {
      const current = now();
      startTransition(() => setTime((before) => (isOutdated(before, current) ? current : before)));
    };
    const isOtherDay = (before: Date, current: Date) => dayInGermany(before) !== dayInGermany(current);
    renew((before, current) => current.getTime() - before.getTime() >= MAX_AGE_MS || isOtherDay(before, current));
    const timer = setInterval(() => renew(isOtherDay), DAY_CHECK_MS);
    return () => clearInterval(timer);
  }, [now, refreshOn]);
  return time;
}
