import { QueryObserver } from '@tanstack/react-query';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { HttpError } from '../../../src/lib/http/errors';
import { createQueryClient } from '../../../src/state/queries/queryClient';

const KEY = ['vehicles', 'one', '1'] as const;

function aQuestion() {
  const asked: { answer: (word: string) => void; fail: (error: Error) => void; signal: AbortSignal }[] = [];
  const options = {
    queryKey: KEY,
    queryFn: ({ signal }: { signal: AbortSignal }) =>
      new Promise<string>((resolve, reject) => {
        asked.push({ answer: resolve, fail: reject, signal });
        signal.addEventListener('abort', () => reject(new HttpError('aborted')));
      }),
  };
  return { asked, options };
}

beforeEach(() => void vi.useFakeTimers());

describe('the answers of the platform', () => {
  it('are asked for once by all who want the same, and anew when they are five minutes old', async () => {
    const client = createQueryClient();
    const queryFn = vi.fn(() => 'Golf');
    expect(await Promise.all([1, 2].map(() => client.query({ queryKey: KEY, queryFn })))).toEqual(['Golf', 'Golf']);
    vi.advanceTimersByTime(299_000);
    await client.query({ queryKey: KEY, queryFn });
    expect(queryFn).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(2_000);
    await client.query({ queryKey: KEY, queryFn });
    expect(queryFn).toHaveBeenCalledTimes(2);
  });

  it('fail with the error of lib/http, which has tried often enough', async () => {
    const client = createQueryClient();
    const queryFn = vi.fn(() => Promise.reject(new HttpError('server', 500)));
    await expect(client.query({ queryKey: KEY, queryFn })).rejects.toMatchObject({ failure: 'server', status: 500 });
    expect(queryFn).toHaveBeenCalledTimes(1);
  });

  it('that cannot even be asked for fail like others, and can be asked for again', async () => {
    const client = createQueryClient();
    const queryFn = vi.fn((): string => {
      throw new Error('no address');
    });
    await expect(client.query({ queryKey: KEY, queryFn })).rejects.toThrow('no address');
    expect(client.getQueryState(KEY)).toMatchObject({ status: 'error', fetchStatus: 'idle' });
    queryFn.mockReturnValue('Golf');
    expect(await client.query({ queryKey: KEY, queryFn })).toBe('Golf');
  });

  it('are forgotten five minutes after the last screen that showed them', async () => {
    const client = createQueryClient();
    const leave = new QueryObserver(client, { queryKey: KEY, queryFn: () => 'Golf' }).subscribe(() => undefined);
    await vi.advanceTimersByTimeAsync(600_000);
    expect(client.getQueryData(KEY)).toBe('Golf');
    leave();
    await vi.advanceTimersByTimeAsync(301_000);
    expect(client.getQueryCache().getAll()).toHaveLength(0);
  });

  it('are aborted when the visitor leaves before they came', async () => {
    const client = createQueryClient();
    const { asked, options } = aQuestion();
    const leave = new QueryObserver(client, options).subscribe(() => undefined);
    leave();
    expect(asked[0]?.signal.aborted).toBe(true);
    await vi.advanceTimersByTimeAsync(0);
    expect(client.getQueryState(KEY)).toMatchObject({ status: 'pending', fetchStatus: 'idle' });
  });

  it('are named without `undefined`, by which an invalidation would not find them', () => {
    const client = createQueryClient();
    // @ts-expect-error `undefined` is no part of a key
    client.setQueryData(['contacts', undefined], 'Golf');
    // @ts-expect-error every key begins with one of the platform's resources
    client.setQueryData(['cars'], 'Golf');
    client.setQueryData(['contacts', null], 'Golf');
    client.dispose();
  });

  it('leave neither a request nor a timer nor a listener behind when the shop goes', async () => {
    const listen = vi.spyOn(window, 'addEventListener');
    const client = createQueryClient();
    const { asked, options } = aQuestion();
    const word = client.query(options);
    word.catch(() => undefined);
    client.setQueryData(['locations'], 'Köln');
    const leave = new QueryObserver(client, { queryKey: ['holidays'], queryFn: () => 1 }).subscribe(() => undefined);
    await vi.advanceTimersByTimeAsync(1);
    leave();
    client.dispose();
    await vi.advanceTimersByTimeAsync(0);
    await expect(word).rejects.toThrow();
    expect(asked[0]?.signal.aborted).toBe(true);
    expect(vi.getTimerCount()).toBe(0);
    expect(listen).not.toHaveBeenCalled();
  });
});
