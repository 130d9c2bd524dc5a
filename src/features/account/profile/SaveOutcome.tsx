import type { Submission } from '../../../state/useSubmission';
import { Notice } from '../../../ui/feedback/Notice';
import { FAILED, tryAgainText } from '../sign-in/messages';

/** The live region is always rendered; otherwise its content is not announced. */
export function SaveOutcome({
  status,
  error,
  saved,
}: Pick<Submission<never, void>, 'status' | 'error'> & { saved: string }) {
  return (
    <div role="status">
      {status === 'success' ? (
        <Notice tone="success" isStatic>
          {saved}
        </Notice>
      ) : status === 'error' ? (
        <Notice tone="error" isStatic title={FAILED}>
          <p>{tryAgainText(error)}</p>
        </Notice>
      ) : null}
    </div>
  );
}
