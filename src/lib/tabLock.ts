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

/** Runs a task under a named lock of all tabs of the site, after waiting for the lock; `isLocked` false: nothing keeps the tabs apart. */
export const exclusively = (name: string, task: (isLocked: boolean) => Promise<void> | void): Promise<void> =>
  locked(name, {}, async (_, isLocked) => task(isLocked));

/** The same without waiting. @returns false if another tab holds the lock */
export const exclusivelyIfFree = (name: string, task: () => Promise<void>): Promise<boolean> =>
  locked(name, { ifAvailable: true }, async (isFree) => {
    if (isFree) await task();
    return isFree;
  });
