import { act, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { HttpError } from '../../src/lib/http/errors';
import { createQueryCache, type QueryCache } from '../../src/state/queryCache';
import { QueryProvider, useQuery } from '../../src/state/useQuery';

interface WordProps {
  id: string;
  ask: (signal: AbortSignal) => Promise<string>;
  enabled?: boolean;
  known?: string;
}

function Word({ id, ask, enabled, known }: WordProps) {
  const word = useQuery({
    queryKey: ['word', id],
    queryFn: ({ signal }) => ask(signal),
    enabled,
    placeholderData: known,
  });
  const state = word.isError ? 'failed' : word.isPending ? 'waiting' : word.isPlaceholderData ? 'known' : 'there';
  return (
    <button type="button" onClick={() => void word.refetch()}>
      {`${state} ${word.data ?? ''}`.trim()}
    </button>
  );
}

const show = (cache: QueryCache, props: WordProps, more = <></>) =>
  render(
    <QueryProvider cache={cache}>
      <Word {...props} />
      {more}
    </QueryProvider>,
  );

describe('an answer that screens share', () => {
  it('is asked for once by all who show it, and not again when another screen shows it', async () => {
    const cache = createQueryCache();
    const ask = vi.fn(() => Promise.resolve('Golf'));
    const view = show(cache, { id: '1', ask }, <Word id="1" ask={ask} />);
    expect(screen.getAllByRole('button', { name: 'waiting' })).toHaveLength(2);
    await waitFor(() => expect(screen.getAllByRole('button', { name: 'there Golf' })).toHaveLength(2));
    view.unmount();
    show(cache, { id: '1', ask });
    expect(screen.getByRole('button', { name: 'there Golf' })).toBeVisible();
    expect(ask).toHaveBeenCalledTimes(1);
  });

  it('is asked for anew when it has become stale', async () => {
    const cache = createQueryCache();
    const ask = vi.fn(() => Promise.resolve('Golf'));
    cache.write(['word', '1'], 'Polo');
    vi.setSystemTime(Date.now() + 6 * 60_000);
    show(cache, { id: '1', ask });
    expect(screen.getByRole('button', { name: 'there Polo' })).toBeVisible();
    await screen.findByRole('button', { name: 'there Golf' });
  });

  it('shows what was known before until it is there', async () => {
    show(createQueryCache(), { id: '1', ask: () => Promise.resolve('Golf'), known: 'Gol' });
    expect(screen.getByRole('button', { name: 'known Gol' })).toBeVisible();
    await screen.findByRole('button', { name: 'there Golf' });
  });

  it('says that it failed, and can be asked for again', async () => {
    const ask = vi
      .fn<WordProps['ask']>()
      .mockRejectedValueOnce(new HttpError('server', 500))
      .mockResolvedValueOnce('Golf');
    show(createQueryCache(), { id: '1', ask });
    (await screen.findByRole('button', { name: 'failed' })).click();
    await screen.findByRole('button', { name: 'there Golf' });
  });

  it('keeps what was there when a later try fails', async () => {
    const cache = createQueryCache();
    const ask = vi.fn<WordProps['ask']>().mockRejectedValue(new HttpError('network'));
    cache.write(['word', '1'], 'Golf');
    show(cache, { id: '1', ask });
    screen.getByRole('button', { name: 'there Golf' }).click();
    await screen.findByRole('button', { name: 'failed Golf' });
  });

  it('is aborted when the visitor leaves before it came', async () => {
    let signal: AbortSignal | undefined;
    const ask = (given: AbortSignal) => {
      signal = given;
      return new Promise<string>(() => undefined);
    };
    const view = show(createQueryCache(), { id: '1', ask });
    expect(signal?.aborted).toBe(false);
    view.unmount();
    await waitFor(() => expect(signal?.aborted).toBe(true));
  });

  it('is handed on without being aborted when the next screen wants the same', async () => {
    const ask = vi.fn(() => new Promise<string>((resolve) => setTimeout(() => resolve('Golf'), 20)));
    function Screens() {
      const [isFirst, setFirst] = useState(true);
      return (
        <>
          <Word key={String(isFirst)} id="1" ask={ask} />
          <button type="button" onClick={() => setFirst(false)}>
            weiter
          </button>
        </>
      );
    }
    render(
      <QueryProvider cache={createQueryCache()}>
        <Screens />
      </QueryProvider>,
    );
    act(() => screen.getByRole('button', { name: 'weiter' }).click());
    await screen.findByRole('button', { name: 'there Golf' });
    expect(ask).toHaveBeenCalledTimes(1);
  });

  it('is not asked for before it is wanted', async () => {
    const ask = vi.fn(() => Promise.resolve('Golf'));
    const cache = createQueryCache();
    const view = show(cache, { id: '1', ask, enabled: false });
    expect(screen.getByRole('button', { name: 'waiting' })).toBeVisible();
    expect(ask).not.toHaveBeenCalled();
    view.rerender(
      <QueryProvider cache={cache}>
        <Word id="1" ask={ask} enabled />
      </QueryProvider>,
    );
    await screen.findByRole('button', { name: 'there Golf' });
  });

  it('is asked for anew at once where it is shown and has become invalid', async () => {
    const cache = createQueryCache();
    const ask = vi.fn<WordProps['ask']>().mockResolvedValueOnce('frei').mockResolvedValueOnce('reserviert');
    show(cache, { id: '1', ask });
    await screen.findByRole('button', { name: 'there frei' });
    act(() => cache.invalidate(['word']));
    await screen.findByRole('button', { name: 'there reserviert' });
  });

  it('answers nothing of another id', async () => {
    const cache = createQueryCache();
    const ask = (): Promise<string> => new Promise(() => undefined);
    cache.write(['word', '1'], 'Golf');
    show(cache, { id: '2', ask });
    expect(screen.getByRole('button', { name: 'waiting' })).toBeVisible();
    expect(cache.read(['word', '1']).data).toBe('Golf');
    cache.clear();
    expect(cache.read(['word', '1']).data).toBeUndefined();
    await Promise.resolve();
  });
});
