const DEFAULT_MS = 6000;
/** Minimum, ms, in case the setting was meant as seconds: pictures must not flicker (WCAG 2.3.1). */
const MIN_DELAY_MS = 1000;

/** Display time of a header picture from the configuration, ms; 0: no autoplay (rules/search: header pictures). */
export function autoplayDelay(configured: unknown): number {
  const written = typeof configured === 'string' ? configured.trim() : '';
  const delay = written === '' ? DEFAULT_MS : Number(written);
  if (delay === 0) return 0;
  return delay > 0 && Number.isFinite(delay) ? Math.max(delay, MIN_DELAY_MS) : DEFAULT_MS;
}
