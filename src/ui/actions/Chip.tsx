import X from 'lucide-react/icons/x';
import css from './Chip.css?inline';
import { useStyles } from '../styles';

interface ChipProps {
  label: string;
  /** Default: 'Filter {label} entfernen'. */
  removeLabel?: string;
  onRemove: () => void;
}

/** Removable chip: a button for a chosen value. */
export function Chip({ label, removeLabel = `Filter ${label} entfernen`, onRemove }: ChipProps) {
  useStyles(css, 'ui');
  return (
    <button type="button" className="chip" aria-label={removeLabel} onClick={onRemove}>
      <span>{label}</span>
      <X />
    </button>
  );
}
