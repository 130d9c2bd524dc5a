/** Maximum delay on a busy page, ms. */
const MAX_DELAY_MS = 1500;

/** Calls back asynchronously once the browser is idle; returns cancel. */
export function whenIdle(callback: () => void): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(callback);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(callback, { timeout: MAX_DELAY_MS });
  return () => cancelIdleCallback(handle);
}
