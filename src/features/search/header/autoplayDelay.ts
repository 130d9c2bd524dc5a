const DEFAULT_MS = 6000;
/** Minimum, ms: a setting that was meant as seconds must not make pictures flicker (WCAG 2.3.1). */
const MIN_DELAY_MS = 1000;

/** Time that a picture above the search is shown, ms, from the configuration (rules/search: header pictures); 0: no autoplay. */
export function autoplayDelay(configured: unknown): number {
  const written = typeof configured === 'string' ? configured.trim() : '';
  const delay = written === '' ? DEFAULT_MS : Number(written);
  if (delay === 0) return 0;
  return delay > 0 && Number.isFinite(delay) ? Math.max(delay, MIN_DELAY_MS) : DEFAULT_MS;
}
