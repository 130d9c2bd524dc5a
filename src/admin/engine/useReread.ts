import { useState } from 'react';
import { useSubmission } from '../../state/useSubmission';
import { MAY_HAVE_ARRIVED } from './failure';
import type { Reread } from './SaveFailure';

interface RereadOptions<Answer> {
  read: (signal: AbortSignal) => Promise<Answer>;
  /** @returns what is to be said; `undefined` where the write turns out to be done */
  judge: (answer: Answer) => string | undefined;
}

/** Reads again after a write whose outcome is unknown, and says whether the change is there. */
export function useReread<Answer>({ read, judge }: RereadOptions<Answer>): Reread & { reset: () => void } {
  const [verdict, setVerdict] = useState<string>();
  const { submit, isPending } = useSubmission({
    send: (_: undefined, signal) => read(signal),
    onSuccess: (answer) => setVerdict(judge(answer)),
    onError: () => setVerdict(`Der Stand konnte nicht geladen werden. ${MAY_HAVE_ARRIVED}`),
  });
  return {
    verdict,
    isPending,
    start: () => void submit(undefined),
    /** Before the next write. */
    reset: () => setVerdict(undefined),
  };
}
