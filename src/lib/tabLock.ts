/** Missing in insecure contexts, although its type says otherwise. */
function locks(): LockManager | undefined {
  const own: Partial<Navigator> = typeof navigator === 'undefined' ? {} : navigator;
  return own.locks ?? undefined;
}

/**
 * Runs a task that no other tab of the same site runs at the same time, under a name. Where the browser has no locks, it just runs.
 * A task waits for one that runs.
 */
export async function exclusively(name: string, task: () => Promise<void> | void): Promise<void> {
  await (locks()?.request(name, task) ?? task());
}

/** The same without waiting. @returns false where another tab is at it */
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
