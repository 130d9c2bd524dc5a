/** `undefined` in insecure contexts, contrary to its type. */
function locks(): LockManager | undefined {
  const browser: Partial<Navigator> = typeof navigator === 'undefined' ? {} : navigator;
  return browser.locks ?? undefined;
}

/** Runs a task under a lock; without one, `isLocked` false, where there are none or the browser refuses them (sandboxed frames). */
async function locked<Result>(
  name: string,
  options: LockOptions,
  task: (isFree: boolean, isLocked: boolean) => Promise<Result>,
): Promise<Result> {
  // Where there are no locks, the task begins later, too.
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

/** A lock that a tab never gives back, a frozen one say, is waited for no longer than this, ms. */
const LOCK_END_MS = 10_000;

/** Runs a task under a lock of all tabs; `isLocked` false: it was not given in time, or there is none. */
export async function exclusively(name: string, task: (isLocked: boolean) => Promise<void> | void): Promise<void> {
  const end = new AbortController();
  const timer = setTimeout(() => end.abort(), LOCK_END_MS);
  try {
    await locked(name, { signal: end.signal }, async (_, isLocked) => {
      clearTimeout(timer);
      await task(isLocked);
    });
  } finally {
    clearTimeout(timer);
  }
}

/** The same without waiting. @returns false if another tab holds the lock */
export const exclusivelyIfFree = (name: string, task: () => Promise<void> | void): Promise<boolean> =>
  locked(name, { ifAvailable: true }, async (isFree) => {
    if (isFree) await task();
    return isFree;
  });
