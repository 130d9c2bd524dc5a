import { once } from '../../lib/once';

const words = once(
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
