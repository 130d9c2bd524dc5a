import { Notice } from '../../ui/display/Notice';
import type { SubmissionStatus } from '../../state/useSubmission';

const OUTCOMES = {
  idle: undefined,
  pending: undefined,
  success: { tone: 'success', text: 'Anfrage erfolgreich übermittelt' },
  error: { tone: 'error', text: 'Anfrage fehlgeschlagen. Bitte erneut versuchen.' },
} as const satisfies Record<SubmissionStatus, { tone: 'success' | 'error'; text: string } | undefined>;

/** Result of the request. The live region is always rendered, so that its content is announced. */
export function ContactOutcome({ status }: { status: SubmissionStatus }) {
  const outcome = OUTCOMES[status];
  return (
    <div role="status">
      {outcome === undefined ? null : (
        <Notice tone={outcome.tone} isStatic>
          {outcome.text}
        </Notice>
      )}
    </div>
  );
}
