import { Button } from '../../ui/actions/Button';
import { Notice } from '../../ui/display/Notice';
import { passFocusToPage } from '../../ui/display/passFocus';
import { failureHint } from './failure';

/** Notice above rows whose reload failed and which may be outdated. */
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
