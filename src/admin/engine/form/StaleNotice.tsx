import { Button } from '../../../ui/actions/Button';
import { Notice } from '../../../ui/display/Notice';
import { moveFocusToPage } from '../../../ui/display/moveFocus';
import { failureHint } from '../failure';

/** Notice above rows whose reload failed and which may be outdated. */
export function StaleNotice({ error, onRetry }: { error: Error; onRetry: () => void }) {
  return (
    <div ref={moveFocusToPage}>
      <Notice tone="error" title="Die Liste konnte nicht neu geladen werden.">
        <span>{`${failureHint(error)} `}</span>
        <Button size="small" onClick={onRetry}>
          Erneut versuchen
        </Button>
      </Notice>
    </div>
  );
}
