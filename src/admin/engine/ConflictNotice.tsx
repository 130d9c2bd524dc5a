import { Button } from '../../ui/actions/Button';
import { Notice } from '../../ui/display/Notice';
import type { Conflict } from './useSaveEntry';

interface ConflictNoticeProps {
  conflicts: readonly Conflict[];
  labels: Readonly<Record<string, string | undefined>>;
  onDecide: (name: string, isMine: boolean) => void;
}

/** Fields that a colleague changed meanwhile: each is decided before anything is saved. */
export function ConflictNotice({ conflicts, labels, onDecide }: ConflictNoticeProps) {
  if (conflicts.length === 0) return null;
  return (
    <Notice tone="error" title="Dieser Eintrag wurde inzwischen von anderer Stelle geändert.">
      <ul className="entry-sheet__conflicts">
        {conflicts.map(({ name, theirs }) => (
          <li key={name}>
            <p>{`${labels[name] ?? name}: Inzwischen geändert zu „${theirs}“.`}</p>
            <span className="entry-sheet__choices">
              <Button size="small" onClick={() => onDecide(name, true)}>
                Meinen Wert behalten
              </Button>
              <Button size="small" onClick={() => onDecide(name, false)}>
                Neuen Wert übernehmen
              </Button>
            </span>
          </li>
        ))}
      </ul>
      <p>Speichern Sie danach erneut.</p>
    </Notice>
  );
}
