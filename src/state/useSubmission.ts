import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';

interface SubmissionOptions<Input, Answer> {
  /** @param signal aborted when the visitor cancels or leaves: pass it to every call, and ask it before what cannot be undone */
  send: (input: Input, signal: AbortSignal) => Promise<Answer>;
  /** Also where the screen that sent is gone, but not after an abort; the same holds for `onError`. */
  onSuccess?: (answer: Answer, input: Input) => void;
  onError?: (error: Error) => void;
}

export type SubmissionStatus = 'idle' | 'pending' | 'success' | 'error';

/** Something that is sent, as far as it has come. */
export interface Submission<Input, Answer> {
  status: SubmissionStatus;
  isPending: boolean;
  /** Of the last try; `null` while another one is under way. */
  error: Error | null;
  data: Answer | undefined;
  /** What was sent last. */
  input: Input | undefined;
  /** Does nothing while something is on its way: a double click is one request. Never rejects. */
  submit: (input: Input) => Promise<void>;
  /** Aborts what is on its way, and forgets how the last try ended. */
  reset: () => void;
}

/**
 * Sends something to the platform, one at a time; what a visitor started and left is aborted (decisions 4). TanStack's `useMutation`
 * with an `AbortSignal`: retries are the business of lib/http, and nothing is shown before the platform has answered.
 */
export function useSubmission<Input = void, Answer = void>({
  send,
  onSuccess,
  onError,
}: SubmissionOptions<Input, Answer>): Submission<Input, Answer> {
  // Not by the status: a second press may come before React has rendered the first.
  const running = useRef<AbortController>(undefined);
  const { status, isPending, error, data, variables, mutateAsync, reset } = useMutation({
    mutationFn: async ({ input, signal }: { input: Input; signal: AbortSignal }) => {
      const answer = await send(input, signal);
      signal.throwIfAborted();
      return answer;
    },
    onSuccess: (answer, { input }) => onSuccess?.(answer, input),
    onError: (failure, { signal }) => {
      if (!signal.aborted) onError?.(failure);
    },
  });
  useEffect(() => () => running.current?.abort(), []);

  return {
    status,
    isPending,
    error,
    data,
    input: variables?.input,
    submit: async (input) => {
      if (running.current) return;
      const controller = new AbortController();
      running.current = controller;
      // The failure stands in the status.
      await mutateAsync({ input, signal: controller.signal }).catch(() => undefined);
      if (running.current === controller) running.current = undefined;
    },
    reset: () => {
      running.current?.abort();
      running.current = undefined;
      reset();
    },
  };
}
