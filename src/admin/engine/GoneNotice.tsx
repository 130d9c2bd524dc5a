import { Button } from '../../ui/actions/Button';
import { Notice } from '../../ui/display/Notice';

interface GoneNoticeProps {
  /** Where entries of this kind can be created. */
  onCreate: (() => void) | undefined;
  onDrop: () => void;
}

/** Somebody deleted the entry while it was being changed here: what is typed becomes a new one, or is given up. */
export function GoneNotice({ onCreate, onDrop }: GoneNoticeProps) {
  return (
    <Notice tone="error" title="Dieser Eintrag wurde inzwischen gelöscht.">
      <span className="entry-sheet__choices">
        {onCreate === undefined ? null : (
          <Button size="small" onClick={onCreate}>
            Als neuen Eintrag anlegen
          </Button>
        )}
        <Button size="small" onClick={onDrop}>
          Verwerfen
        </Button>
      </span>
    </Notice>
  );
}
