import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';

interface SubmissionOptions<Input, Answer> {
  /** @param signal aborted when the visitor cancels or leaves: pass it to every call, and check it before anything irreversible */
  send: (input: Input, signal: AbortSignal) => Promise<Answer>;
  /** Called after an unmount, too, but not after an abort; so is `onError`. */
  onSuccess?: (answer: Answer, input: Input) => void;
  onError?: (error: Error, input: Input) => void;
  /** Submissions of one name wait for one another, also of other components. */
  queue?: string;
}

export type SubmissionStatus = 'idle' | 'pending' | 'success' | 'error';

export interface Submission<Input, Answer> {
  status: SubmissionStatus;
  isPending: boolean;
  /** Of the last try; `null` while another one runs. */
  error: Error | null;
  data: Answer | undefined;
  input: Input | undefined;
  /** A no-op while one runs: a double click is one request. Never rejects. */
  submit: (input: Input) => Promise<void>;
  reset: () => void;
}

/** One `useMutation` at a time, aborted on unmount (rules/platform-and-wire: abort what is left). */
export function useSubmission<Input = void, Answer = void>({
  send,
  onSuccess,
  onError,
  queue,
}: SubmissionOptions<Input, Answer>): Submission<Input, Answer> {
  // Not `status`: a second press may precede React's rendering.
  const running = useRef<AbortController>(undefined);
  const { status, isPending, error, data, variables, mutateAsync, reset } = useMutation({
    scope: queue === undefined ? undefined : { id: queue },
    mutationFn: async ({ input, signal }: { input: Input; signal: AbortSignal }) => {
      const answer = await send(input, signal);
      signal.throwIfAborted();
      return answer;
    },
    onSuccess: (answer, { input }) => onSuccess?.(answer, input),
    onError: (failure, { input, signal }) => {
      if (!signal.aborted) onError?.(failure, input);
    },
  });
  useEffect(
    () => () => {
      running.current?.abort();
      running.current = undefined;
    },
    [],
  );

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
      // The error is part of the state.
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
