/** Milliseconds after which it is done on a busy page as well. */
const LATEST_MS = 1500;

/** Calls back once the browser has nothing more urgent to do, never at once. Returns cancel. */
export function whenIdle(callback: () => void): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(callback);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(callback, { timeout: LATEST_MS });
  return () => cancelIdleCallback(handle);
}
