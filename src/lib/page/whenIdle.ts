/** Maximum delay on a busy page, ms. */
const MAX_DELAY_MS = 1500;

/** Hook for tests (docs/testing.md), used in place of `requestIdleCallback`. */
const TEST_HOOK = Symbol.for('webshop-widget:when-idle');

type WhenIdle = (callback: () => void) => () => void;

/** Asynchronous; returns cancel. */
export const whenIdle: WhenIdle = (callback) => {
  const hook: unknown = Reflect.get(globalThis, TEST_HOOK);
  if (typeof hook === 'function') return (hook as WhenIdle)(callback);
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(callback);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(callback, { timeout: MAX_DELAY_MS });
  return () => cancelIdleCallback(handle);
};
