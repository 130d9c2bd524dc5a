/** `undefined` in insecure contexts, contrary to its type. */
function locks(): LockManager | undefined {
  const own: Partial<Navigator> = typeof navigator === 'undefined' ? {} : navigator;
  return own.locks ?? undefined;
}

/** Web Locks are available (secure contexts only). */
export const hasTabLocks = () => locks() !== undefined;

/** Runs a task under a named lock of all tabs of the site, after waiting for the lock; unlocked in a browser without Web Locks. */
export async function exclusively(name: string, task: () => Promise<void> | void): Promise<void> {
  await (locks()?.request(name, task) ?? task());
}

/** The same without waiting. @returns false if another tab holds the lock */
export async function exclusivelyIfFree(name: string, task: () => Promise<void>): Promise<boolean> {
  const manager = locks();
  if (manager === undefined) {
    await task();
    return true;
  }
  return manager.request(name, { ifAvailable: true }, async (lock) => {
    if (lock === null) return false;
    await task();
    return true;
  });
}
