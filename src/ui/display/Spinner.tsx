import css from './Spinner.css?inline';
import { useStyles } from '../styles';
import { VisuallyHidden } from './VisuallyHidden';

/** For longer work use `ProgressBar`. Hidden from screen readers without a label. */
export function Spinner({ label, size = 20 }: { label?: string; size?: number }) {
  useStyles(css, 'ui');
  return (
    <span className="spinner" role={label ? 'status' : undefined}>
      <svg width={size} height={size} viewBox="0 0 20 20" fill="none" aria-hidden="true">
        <circle cx="10" cy="10" r="8" stroke="currentColor" strokeWidth="2" opacity="0.22" />
        <path d="M10 2a8 8 0 0 1 8 8" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
      </svg>
      {label ? <VisuallyHidden>{label}</VisuallyHidden> : null}
    </span>
  );
}
