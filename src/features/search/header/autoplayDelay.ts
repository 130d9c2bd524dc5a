const DEFAULT_MS = 6000;
/** Faster than this, pictures flicker (WCAG 2.3.1), whoever took the setting for seconds. */
const MIN_DELAY_MS = 1000;

/** Milliseconds that a picture above the search stays, as configured (storefront 2.2); 0: it stays until the visitor goes on. */
export function autoplayDelay(configured: unknown): number {
  const written = typeof configured === 'string' ? configured.trim() : '';
  const delay = written === '' ? DEFAULT_MS : Number(written);
  if (delay === 0) return 0;
  return delay > 0 && Number.isFinite(delay) ? Math.max(delay, MIN_DELAY_MS) : DEFAULT_MS;
}
