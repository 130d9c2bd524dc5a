import type { SubmissionStatus } from '../../../state/useSubmission';
import { Notice } from '../../../ui/feedback/Notice';
import { FAILED, TRY_AGAIN } from '../sign-in/messages';

/** Result of saving. The live region is always rendered, so that its content is announced. */
export function SaveOutcome({ status, saved }: { status: SubmissionStatus; saved: string }) {
  return (
    <div role="status">
      {status === 'success' ? (
        <Notice tone="success" isStatic>
          {saved}
        </Notice>
      ) : status === 'error' ? (
        <Notice tone="error" isStatic title={FAILED}>
          <p>{TRY_AGAIN}</p>
        </Notice>
      ) : null}
    </div>
  );
}
