/** Web Locks of one site in memory, for tabs that share a process. */
export function tabLocks() {
  const held = new Map<string, object>();
  let waiting: (() => void)[] = [];
  const tryAgain = () => {
    const all = waiting;
    waiting = [];
    for (const attempt of all) attempt();
  };
  const request = (name: string, { ifAvailable = false }: LockOptions, task: (lock: object | null) => unknown) =>
    new Promise<unknown>((resolve, reject) => {
      const attempt = () => {
        if (!held.has(name)) {
          const lock = {};
          held.set(name, lock);
          const giveBack = () => {
            if (held.get(name) === lock) held.delete(name);
            tryAgain();
          };
          Promise.resolve(task(lock)).then(resolve, reject).finally(giveBack);
        } else if (ifAvailable) resolve(task(null));
        else waiting.push(attempt);
      };
      attempt();
    });
  /** The page that holds locks is gone. */
  const free = () => {
    held.clear();
    tryAgain();
  };
  return { request, free };
}
