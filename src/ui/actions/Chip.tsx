import X from 'lucide-react/icons/x';
import css from './Chip.css?inline';
import { useStyles } from '../styles';

interface ChipProps {
  label: string;
  /** Default: 'Filter {label} entfernen'. */
  removeLabel?: string;
  onRemove?: () => void;
}

export function Chip({ label, removeLabel = `Filter ${label} entfernen`, onRemove }: ChipProps) {
  useStyles(css, 'ui');
  if (onRemove === undefined) return <span className="chip chip--plain">{label}</span>;
  return (
    <button type="button" className="chip" aria-label={removeLabel} onClick={onRemove}>
      <span>{label}</span>
      <X />
    </button>
  );
}
