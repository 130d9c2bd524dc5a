import { useState } from 'react';
import { withoutCache, type Platform } from '../../../api/platform';
import { usePlatform } from '../../../state/shopContext';
import { useSubmission, type Submission } from '../../../state/useSubmission';
import type { WriteRecord } from '../../ownWork';
import { MAY_HAVE_ARRIVED } from '../failure';
import { useNoteDeed } from './ownChanges';

export interface Reread {
  start: () => void;
  isPending: boolean;
  verdict: string | undefined;
}

interface WriteOptions<Input, Answer, Stored> {
  send: (input: Input, signal: AbortSignal) => Promise<Answer>;
  /** @param platform past the browser's cache */
  read: (platform: Platform, signal: AbortSignal) => Promise<Stored>;
  /** The write's answer, or the message that it has not arrived. */
  judge: (stored: Stored, input: Input) => { answer: Answer } | string;
  deed: (answer: Answer, input: Input) => WriteRecord | undefined;
  onSuccess: (answer: Answer, input: Input) => void;
  onError?: (error: Error) => void;
}

export const ARRIVED = { answer: undefined };

/** Notes what was done (rules/admin: own changes); reads what is stored after an unknown outcome (rules/admin: outcome of a write). */
export function useWrite<Input, Answer, Stored>(
  options: WriteOptions<Input, Answer, Stored>,
): Submission<Input, Answer> & { reread: Reread } {
  const { send, read, judge, deed, onSuccess, onError } = options;
  const platform = usePlatform();
  const note = useNoteDeed();
  const arrived = (answer: Answer, input: Input) => {
    const done = deed(answer, input);
    if (done !== undefined) note(done);
    onSuccess(answer, input);
  };
  const [verdict, setVerdict] = useState<string>();
  const write = useSubmission({ send, onSuccess: arrived, onError });
  const { submit, isPending } = useSubmission({
    send: (_: Input, signal) => read(withoutCache(platform), signal),
    onSuccess: (stored, input) => {
      const judgement = judge(stored, input);
      if (typeof judgement === 'string') {
        setVerdict(judgement);
        return;
      }
      write.reset();
      arrived(judgement.answer, input);
    },
    onError: () => setVerdict(`Der Stand konnte nicht geladen werden. ${MAY_HAVE_ARRIVED}`),
  });
  const { input } = write;
  return {
    ...write,
    submit: (next) => {
      setVerdict(undefined);
      return write.submit(next);
    },
    reread: { verdict, isPending, start: () => input !== undefined && void submit(input) },
  };
}
