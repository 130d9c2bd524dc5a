import { Button } from '../../ui/actions/Button';
import { Notice } from '../../ui/display/Notice';
import { useStyles } from '../../ui/styles';
import { failureHint, outcomeOf, SAVE_FAILED } from './failure';
import css from './SaveFailure.css?inline';

/** Reading again after a write whose outcome is unknown. */
export interface Reread {
  start: () => void;
  isPending: boolean;
  /** Result of the last one: the sentence in place of 'Ob die Änderung angekommen ist …'. */
  verdict: string | undefined;
}

interface SaveFailureProps {
  error: Error | null | undefined;
  /** Offered where the outcome is unknown. */
  reread?: Reread;
}

/** A write that failed, and what is known of its outcome; nothing while nothing has failed. */
export function SaveFailure({ error, reread }: SaveFailureProps) {
  useStyles(css);
  if (error === null || error === undefined) return null;
  const isUnknown = outcomeOf(error) === 'unknown';
  return (
    <Notice tone="error" title={SAVE_FAILED}>
      <p>{(isUnknown ? reread?.verdict : undefined) ?? failureHint(error)}</p>
      {isUnknown && reread !== undefined ? (
        <p className="save-failure__reread">
          <Button size="small" isBusy={reread.isPending} onClick={reread.start}>
            Stand neu laden
          </Button>
        </p>
      ) : null}
    </Notice>
  );
}
