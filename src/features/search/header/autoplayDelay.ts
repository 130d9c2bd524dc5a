const DEFAULT_MS = 6000;
/** A setting meant as seconds must not flash (WCAG 2.3.1). */
const MIN_DELAY_MS = 1000;

/** ms; 0: none. */
export function autoplayDelay(configured: unknown): number {
  const setting = typeof configured === 'string' ? configured.trim() : '';
  const delay = setting === '' ? DEFAULT_MS : Number(setting);
  if (delay === 0) return 0;
  return delay > 0 && Number.isFinite(delay) ? Math.max(delay, MIN_DELAY_MS) : DEFAULT_MS;
}
