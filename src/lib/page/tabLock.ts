/** `undefined` in insecure contexts, contrary to its type. */
function locks(): LockManager | undefined {
  const browser: Partial<Navigator> = typeof navigator === 'undefined' ? {} : navigator;
  return browser.locks ?? undefined;
}

/** `isLocked` false: there are no locks, or the browser refuses them (sandboxed frames). */
async function locked<Result>(
  name: string,
  options: LockOptions,
  task: (isFree: boolean, isLocked: boolean) => Promise<Result>,
): Promise<Result> {
  // Without locks the task begins later, too.
  await Promise.resolve();
  const manager = locks();
  if (manager === undefined) return task(true, false);
  const run = { hasStarted: false };
  try {
    return await manager.request(name, options, (lock) => {
      run.hasStarted = true;
      return task(lock !== null, true);
    });
  } catch (error) {
    if (run.hasStarted) throw error;
    return task(true, false);
  }
}

/** A frozen tab does not release its lock. */
const LOCK_TIMEOUT_MS = 10_000;

/** Under a lock of all tabs; `isLocked` false: not in time, or there are none. */
export async function exclusively(name: string, task: (isLocked: boolean) => Promise<void> | void): Promise<void> {
  const end = new AbortController();
  const timer = setTimeout(() => end.abort(), LOCK_TIMEOUT_MS);
  try {
    await locked(name, { signal: end.signal }, async (_, isLocked) => {
      clearTimeout(timer);
      await task(isLocked);
    });
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Without waiting.
 * @returns false if another tab holds the lock
 */
export const exclusivelyIfFree = (name: string, task: () => Promise<void> | void): Promise<boolean> =>
  locked(name, { ifAvailable: true }, async (isFree) => {
    if (isFree) await task();
    return isFree;
  });
