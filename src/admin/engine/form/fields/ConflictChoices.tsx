import { Button } from '../../../../ui/actions/Button';

interface ConflictChoicesProps {
  /** Label of the field. */
  label: string;
  onDecide: (isMine: boolean) => void;
}

/** Choice between the user's value and a colleague's. */
export function ConflictChoices({ label, onDecide }: ConflictChoicesProps) {
  return (
    <div className="entry-sheet__choices" role="group" aria-label={`${label}: Ihr Wert oder der neue`}>
      <Button size="small" onClick={() => onDecide(true)}>
        Meinen Wert behalten
      </Button>
      <Button size="small" onClick={() => onDecide(false)}>
        Neuen Wert übernehmen
      </Button>
    </div>
  );
}
