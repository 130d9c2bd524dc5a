import { ChangeStopped, stopText } from '../changeStopped';
import { Button } from '../../../ui/actions/Button';
import { Notice } from '../../../ui/feedback/Notice';
import { failureMessage, outcomeOf } from '../failure';
import type { Reread } from './useWrite';

interface SaveFailureProps {
  error: Error | null | undefined;
  reread?: Reread;
}

export function SaveFailure({ error, reread }: SaveFailureProps) {
  if (error === null || error === undefined) return null;
  if (error instanceof ChangeStopped) return <Notice tone="warning">{stopText(error)}</Notice>;
  const isUnknown = outcomeOf(error) === 'unknown';
  const { title, text } = failureMessage(error);
  const detail = (isUnknown ? reread?.verdict : undefined) ?? text;
  return (
    <Notice tone="error" title={title}>
      {detail === '' ? null : <p>{detail}</p>}
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
