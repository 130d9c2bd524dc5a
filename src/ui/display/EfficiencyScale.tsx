import { classNames } from '../classNames';
import css from './EfficiencyScale.css?inline';
import { useStyles } from '../styles';

interface EfficiencyScaleProps {
  /** What is graded ('CO₂-Klasse (kombiniert)'). */
  label: string;
  /** From the best to the worst. */
  classes: readonly { name: string; colour: string }[];
  /** Name of the marked class. */
  value: string;
  /** The measured figure ('128 g/km'), if known. */
  figure?: string;
  size?: 'small' | 'medium';
}

/** A colour scale with letters and one marked class; also as text for screen readers. */
export function EfficiencyScale({ label, classes, value, figure, size = 'medium' }: EfficiencyScaleProps) {
  useStyles(css, 'ui');
  return (
    <div className={`efficiency-scale efficiency-scale--${size}`}>
      <p className="efficiency-scale__label">
        {`${label}: `}
        <strong>{value}</strong>
        {figure ? ` (${figure})` : null}
      </p>
      <div className="efficiency-scale__classes" aria-hidden="true">
        {classes.map(({ name, colour }) => (
          <span
            key={name}
            className={classNames('efficiency-scale__class', name === value && 'is-marked')}
            style={{ backgroundColor: colour }}
          >
            {name}
          </span>
        ))}
      </div>
    </div>
  );
}
