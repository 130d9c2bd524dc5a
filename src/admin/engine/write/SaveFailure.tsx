import { Button } from '../../../ui/actions/Button';
import { Notice } from '../../../ui/feedback/Notice';
import { failureHint, outcomeOf, SAVE_FAILED } from '../failure';
import type { Reread } from './useWrite';

interface SaveFailureProps {
  error: Error | null | undefined;
  reread?: Reread;
}

/** Notice of a failed write with its outcome; nothing without a failure. */
export function SaveFailure({ error, reread }: SaveFailureProps) {
  if (error === null || error === undefined) return null;
  const isUnknown = outcomeOf(error) === 'unknown';
  return (
    <Notice tone="error" title={SAVE_FAILED}>
      <p>{(isUnknown ? reread?.verdict : undefined) ?? failureHint(error)}</p>
      {isUnknown && reread !== undefined ? (
        <p className="mt-8">
          <Button size="small" isBusy={reread.isPending} onClick={reread.start}>
            Stand neu laden
          </Button>
        </p>
      ) : null}
    </Notice>
  );
}
