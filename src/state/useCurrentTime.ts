import { startTransition, useEffect, useState } from 'react';
import { dayInGermany } from '../lib/calendarDay';

/** Age from which the time is renewed when `refreshOn` changes, ms: so old may be what a screen says about today. */
const MAX_AGE_MS = 60_000;
/** Pause between two looks whether it is another day, ms. A timer until midnight would stand still while the device sleeps. */
const DAY_CHECK_MS = 60_000;

/**
 * The current time for rendering, which does not stand still in a tab left open: renewed when `refreshOn` changes (other data,
 * another step), when the component is shown again, and when a new day begins in Germany.
 *
 * @param now the shop's clock
 */
export function useCurrentTime(now: () => Date, refreshOn: unknown): Date {
  const [time, setTime] = useState(now);
  useEffect(() => {
    const renew = (isOutdated: (before: Date, current: Date) => boolean) => {
      const current = now();
      startTransition(() => setTime((before) => (isOutdated(before, current) ? current : before)));
    };
    renew((before, current) => current.getTime() - before.getTime() >= MAX_AGE_MS);
    const timer = setInterval(
      () => renew((before, current) => dayInGermany(before) !== dayInGermany(current)),
      DAY_CHECK_MS,
    );
    return () => clearInterval(timer);
  }, [now, refreshOn]);
  return time;
}
