import { Button } from '../../../ui/actions/Button';
import { Notice } from '../../../ui/display/Notice';
import { moveFocusToPage } from '../../../ui/display/moveFocus';
import { useIsLate } from '../useIsLate';

/** Notice of a running download with a cancel button, rendered only if it is slow. */
export function DownloadNotice({ label, onCancel }: { label: string; onCancel: () => void }) {
  const isLate = useIsLate();
  if (!isLate) return null;
  return (
    <div ref={moveFocusToPage}>
      <Notice>
        <span>{`${label} wird geladen … `}</span>
        <Button size="small" onClick={onCancel}>
          Abbrechen
        </Button>
      </Notice>
    </div>
  );
}
