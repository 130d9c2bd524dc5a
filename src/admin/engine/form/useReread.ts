import { useState } from 'react';
import { useSubmission } from '../../../state/useSubmission';
import { MAY_HAVE_ARRIVED } from '../failure';
import type { Reread } from './SaveFailure';

interface RereadOptions<Answer> {
  read: (signal: AbortSignal) => Promise<Answer>;
  /** @returns message; `undefined` if the write has arrived */
  judge: (answer: Answer) => string | undefined;
}

/** Reloads after a write with an unknown outcome, and reports whether the change has arrived. */
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
    /** Called before the next write. */
    reset: () => setVerdict(undefined),
  };
}
