import { Button } from '../../../ui/actions/Button';
import { Notice } from '../../../ui/display/Notice';

interface GoneNoticeProps {
  /** Absent where entries cannot be created. */
  onCreate: (() => void) | undefined;
  onDrop: () => void;
}

/** Notice of an entry that was deleted elsewhere during editing: create it again with the input, or drop the input. */
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
