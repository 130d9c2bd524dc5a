import { lazy } from '../../lib/lazy';

const words = lazy(
  () =>
    new Intl.DateTimeFormat('de-DE', {
      weekday: 'long',
      day: 'numeric',
      month: 'long',
      year: 'numeric',
      timeZone: 'UTC',
    }),
);

/** "Dienstag, 1. Dezember 2026" */
export function dayInWords(day: string): string {
  return words().format(new Date(`${day}T00:00:00Z`));
}
