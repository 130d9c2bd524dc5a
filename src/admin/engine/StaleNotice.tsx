import { Button } from '../../ui/actions/Button';
import { Notice } from '../../ui/display/Notice';
import { passFocusToPage } from '../../ui/display/passFocus';
import { failureHint } from './failure';

/** Above rows that could not be read anew: they stay, and may be old. */
export function StaleNotice({ error, onRetry }: { error: Error; onRetry: () => void }) {
  return (
    <div ref={passFocusToPage}>
      <Notice tone="error" title="Die Liste konnte nicht neu geladen werden.">
        {failureHint(error)}{' '}
        <Button size="small" onClick={onRetry}>
          Erneut versuchen
        </Button>
      </Notice>
    </div>
  );
}
