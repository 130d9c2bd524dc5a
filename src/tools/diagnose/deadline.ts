/** Timeout of each question, ms. */
export const TIMEOUT_MS = 10_000;

/** Later than the signal of the question, which says why, ms. */
const DEADLINE_MS = TIMEOUT_MS + 500;

/**
 * `undefined` on failure or too late. A deadline of its own: a page may have replaced what takes a signal, and its
 * replacement may ignore it.
 */
export function withinDeadline<Value>(begin: () => PromiseLike<Value>): Promise<Value | undefined> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(undefined), DEADLINE_MS);
    const end = (value: Value | undefined) => {
      clearTimeout(timer);
      resolve(value);
    };
    try {
      begin().then(end, () => end(undefined));
    } catch {
      end(undefined);
    }
  });
}
