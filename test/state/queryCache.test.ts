import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { HttpError } from '../../src/lib/http/errors';
import { createQueryCache, type QueryOptions } from '../../src/state/queryCache';

/** A question that the test answers by itself, as often as it is asked. */
function aQuestion() {
  const asked: { answer: (word: string) => void; fail: (error: Error) => void; signal: AbortSignal }[] = [];
  const options: QueryOptions<string> = {
    queryKey: ['word', '1'],
    queryFn: ({ signal }) =>
      new Promise<string>((resolve, reject) => {
        asked.push({ answer: resolve, fail: reject, signal });
        signal.addEventListener('abort', () => reject(new HttpError('aborted')));
      }),
  };
  return { asked, options };
}

const KEY = ['word', '1'];
const settle = () => new Promise((resolve) => setTimeout(resolve));

describe('the answers of the platform', () => {
  it('are asked for once by all who want the same, and kept for the next', async () => {
    const cache = createQueryCache();
    const { asked, options } = aQuestion();
    const both = Promise.all([cache.fetch(options), cache.fetch(options)]);
    asked[0]?.answer('Golf');
    expect(await both).toEqual(['Golf', 'Golf']);
    expect(await cache.fetch(options)).toBe('Golf');
    expect(asked).toHaveLength(1);
    expect(cache.read(KEY)).toEqual({ data: 'Golf', error: undefined, isFetching: false });
  });

  it('tell who waits of a failure, and are asked for anew the next time', async () => {
    const cache = createQueryCache();
    const { asked, options } = aQuestion();
    const first = cache.fetch(options);
    asked[0]?.fail(new HttpError('server', 500));
    await expect(first).rejects.toThrow('500');
    expect(cache.read(KEY).error).toBeInstanceOf(HttpError);
    const second = cache.fetch(options);
    asked[1]?.answer('Golf');
    expect(await second).toBe('Golf');
    expect(cache.read(KEY).error).toBeUndefined();
  });

  it('come to who waits for them although the screen that asked is gone', async () => {
    const cache = createQueryCache();
    const { asked, options } = aQuestion();
    const leave = cache.observe(options, () => undefined);
    const word = cache.fetch(options);
    leave();
    await settle();
    expect(asked[0]?.signal.aborted).toBe(false);
    asked[0]?.answer('Golf');
    expect(await word).toBe('Golf');
  });

  it('are not taken over where they were asked for before they became invalid', async () => {
    const cache = createQueryCache();
    const { asked, options } = aQuestion();
    cache.observe(options, () => undefined);
    const word = cache.fetch(options);
    cache.invalidate(['word']);
    expect(asked[0]?.signal.aborted).toBe(true);
    asked[0]?.answer('frei');
    await settle();
    expect(cache.read(KEY)).toEqual({ data: undefined, error: undefined, isFetching: true });
    asked[1]?.answer('reserviert');
    expect(await word).toBe('reserviert');
    expect(cache.read(KEY).data).toBe('reserviert');
    expect(asked).toHaveLength(2);
  });

  it('are asked for anew for who waits, although no screen shows them', async () => {
    const cache = createQueryCache();
    const { asked, options } = aQuestion();
    const word = cache.fetch(options);
    cache.invalidate([]);
    asked[1]?.answer('reserviert');
    expect(await word).toBe('reserviert');
  });

  it('become invalid only where the key begins so', async () => {
    const cache = createQueryCache();
    const { asked, options } = aQuestion();
    cache.observe(options, () => undefined);
    asked[0]?.answer('Golf');
    await settle();
    cache.invalidate(['word', '2']);
    cache.invalidate(['wor']);
    expect(asked).toHaveLength(1);
    cache.invalidate(['word', '1']);
    expect(asked).toHaveLength(2);
  });

  it('tell every change once, and nobody who has left', async () => {
    const cache = createQueryCache();
    const { asked, options } = aQuestion();
    const [screen, other] = [vi.fn(), vi.fn()];
    cache.observe(options, screen);
    cache.listen(KEY, other)();
    asked[0]?.answer('Golf');
    await settle();
    expect(screen).toHaveBeenCalledTimes(2);
    expect(other).not.toHaveBeenCalled();
  });

  it('are aborted and forgotten with the mount', async () => {
    const cache = createQueryCache();
    const { asked, options } = aQuestion();
    const word = cache.fetch(options);
    cache.clear();
    await expect(word).rejects.toThrow('aborted');
    expect(asked[0]?.signal.aborted).toBe(true);
    expect(cache.read(KEY).data).toBeUndefined();
  });

  describe('over time', () => {
    beforeEach(() => void vi.useFakeTimers());
    afterEach(() => void vi.useRealTimers());

    it('are asked for anew once they are five minutes old, or as old as their reader allows', async () => {
      const cache = createQueryCache();
      const queryFn = vi.fn(() => 'Golf');
      await cache.fetch({ queryKey: KEY, queryFn });
      vi.advanceTimersByTime(299_000);
      await cache.fetch({ queryKey: KEY, queryFn });
      expect(queryFn).toHaveBeenCalledTimes(1);
      await cache.fetch({ queryKey: KEY, queryFn, staleTime: 30_000 });
      expect(queryFn).toHaveBeenCalledTimes(2);
      vi.advanceTimersByTime(301_000);
      await cache.fetch({ queryKey: KEY, queryFn });
      expect(queryFn).toHaveBeenCalledTimes(3);
    });
  });
});
