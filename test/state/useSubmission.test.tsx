import { QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { HttpError } from '../../src/lib/http/errors';
import { createQueryClient } from '../../src/state/queries/queryClient';
import { useSubmission } from '../../src/state/useSubmission';

function aSubmission() {
  const client = createQueryClient();
  onTestFinished(() => client.dispose());
  const sent: { input: string; signal: AbortSignal; answer: (word: string) => void; fail: (error: Error) => void }[] =
    [];
  const send = vi.fn(
    (input: string, signal: AbortSignal) =>
      new Promise<string>((resolve, reject) => sent.push({ input, signal, answer: resolve, fail: reject })),
  );
  const [onSuccess, onError] = [vi.fn(), vi.fn()];
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const view = renderHook(() => useSubmission({ send, onSuccess, onError }), { wrapper });
  const press = (input: string) => act(() => void view.result.current.submit(input));
  const hasStatus = (status: string) => waitFor(() => expect(view.result.current.status).toBe(status));
  return { ...view, sent, send, onSuccess, onError, press, hasStatus };
}

const nextTask = () => act(() => new Promise<void>((resolve) => setImmediate(resolve)));

describe('something that is sent', () => {
  it('is sent once, however often the button is pressed', async () => {
    const { sent, press, hasStatus, onSuccess, result } = aSubmission();
    press('Golf');
    press('Golf');
    await hasStatus('pending');
    press('Polo');
    expect(sent).toHaveLength(1);
    sent[0]?.answer('taken');
    await hasStatus('success');
    expect(result.current.data).toBe('taken');
    expect(onSuccess).toHaveBeenCalledExactlyOnceWith('taken', 'Golf');
  });

  it('tells of a failure, and can be sent again', async () => {
    const { sent, press, hasStatus, onError, result } = aSubmission();
    press('Golf');
    await hasStatus('pending');
    const error = new HttpError('server', 500);
    sent[0]?.fail(error);
    await hasStatus('error');
    expect(result.current.error).toBe(error);
    expect(onError).toHaveBeenCalledExactlyOnceWith(error, 'Golf');
    press('Golf');
    await hasStatus('pending');
    expect(sent).toHaveLength(2);
  });

  it('is aborted when the visitor leaves, and then tells nobody', async () => {
    const { sent, press, hasStatus, onSuccess, onError, unmount } = aSubmission();
    press('Golf');
    await hasStatus('pending');
    unmount();
    expect(sent[0]?.signal.aborted).toBe(true);
    sent[0]?.answer('too late');
    await nextTask();
    expect(onSuccess).not.toHaveBeenCalled();
    expect(onError).not.toHaveBeenCalled();
  });

  it('can be cancelled and sent anew; the end of the cancelled one changes nothing', async () => {
    const { sent, press, hasStatus, onError, result } = aSubmission();
    press('Golf');
    await hasStatus('pending');
    act(() => result.current.reset());
    await hasStatus('idle');
    press('Polo');
    await hasStatus('pending');
    sent[0]?.fail(new HttpError('aborted'));
    await nextTask();
    expect(result.current.status).toBe('pending');
    press('Polo');
    expect(sent).toHaveLength(2);
    sent[1]?.answer('taken');
    await hasStatus('success');
    expect(onError).not.toHaveBeenCalled();
  });
});
