import { Notice } from '../../ui/display/Notice';
import { failureHint, SAVE_FAILED } from './failure';

/** What was sent and refused, and what that means; nothing while nothing has failed. */
export function SaveFailure({ error }: { error: Error | null | undefined }) {
  if (error === null || error === undefined) return null;
  return (
    <Notice tone="error" title={SAVE_FAILED}>
      {failureHint(error)}
    </Notice>
  );
}
