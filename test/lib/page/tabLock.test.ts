import { describe, expect, it, vi } from 'vitest';
import { exclusively, exclusivelyIfFree } from '../../../src/lib/page/tabLock';

const refused = () => Promise.reject(new DOMException('denied in this context', 'SecurityError'));
const granted = (_: string, __: LockOptions, task: (lock: object | null) => unknown) => Promise.resolve(task({}));
const taken = (_: string, __: LockOptions, task: (lock: object | null) => unknown) => Promise.resolve(task(null));
const broken = () => {
  throw new DOMException('denied in this context', 'SecurityError');
};

describe('a task that only one tab may do', () => {
  it.each([
    ['with a lock', { request: granted }, { isLocked: true, isFree: true, runs: 2 }],
    ['where another tab has the lock', { request: taken }, { isLocked: true, isFree: false, runs: 1 }],
    ['in a browser without locks', undefined, { isLocked: false, isFree: true, runs: 2 }],
    ['in a frame that may have none', { request: refused }, { isLocked: false, isFree: true, runs: 2 }],
    ['where asking throws', { request: broken }, { isLocked: false, isFree: true, runs: 2 }],
  ])('is done %s', async (_, locks, expected) => {
    vi.stubGlobal('navigator', { locks });
    let runs = 0;
    const run = () => {
      runs += 1;
      return Promise.resolve();
    };
    let isLocked: boolean | undefined;
    await exclusively('order', (hasLock) => {
      isLocked = hasLock;
      return run();
    });
    const isFree = await exclusivelyIfFree('order', run);
    expect({ isLocked, isFree, runs }).toEqual(expected);
  });

  it('waits no longer than ten seconds for a lock that is never given back', async () => {
    vi.useFakeTimers();
    const request = (_: string, { signal }: LockOptions) =>
      new Promise((_given, reject) =>
        signal?.addEventListener('abort', () => reject(new DOMException('waited in vain', 'AbortError'))),
      );
    vi.stubGlobal('navigator', { locks: { request } });
    const task = vi.fn();
    const done = exclusively('order', task);
    await vi.advanceTimersByTimeAsync(9_999);
    expect(task).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    await done;
    expect(task.mock.calls).toEqual([[false]]);
    vi.useRealTimers();
  });

  it('is done once where it fails itself', async () => {
    vi.stubGlobal('navigator', { locks: { request: granted } });
    const run = vi.fn(() => Promise.reject(new Error('no answer')));
    await expect(exclusively('order', run)).rejects.toThrow('no answer');
    expect(run).toHaveBeenCalledTimes(1);
  });
});
