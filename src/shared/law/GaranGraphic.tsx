import { garanText, type GaranLabel } from '../../domain/law/makes';
import { useStyles } from '../../ui/styles';
import css from './GuaranteeNotice.css?inline';

/** Whole label; its text where the graphic does not load (rules/law: GARAN label). */
export function GaranGraphic({ label }: { label: GaranLabel }) {
  useStyles(css);
  return (
    <img
      className="garan-label"
      src={label.url}
      alt={`${garanText(label)}, ohne zusätzliche Kosten, für das ganze Fahrzeug`}
    />
  );
}
