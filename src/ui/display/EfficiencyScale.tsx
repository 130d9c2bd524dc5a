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

/**
 * A colour scale with letters and one marked class; also as text for screen readers. One element with a mark, not one for each class:
 * every new car of a list has such a scale.
 */
export function EfficiencyScale({ label, classes, value, figure, size = 'medium' }: EfficiencyScaleProps) {
  useStyles(css, 'ui');
  const at = classes.findIndex(({ name }) => name === value);
  return (
    <div className={`efficiency-scale efficiency-scale--${size}`}>
      <p className="efficiency-scale__label">{`${label}: ${value}${figure ? ` (${figure})` : ''}`}</p>
      <div className="efficiency-scale__classes" aria-hidden="true" style={{ backgroundImage: stripesOf(classes) }}>
        {classes.map(({ name }) => name).join(' ')}
        <span
          className="efficiency-scale__mark"
          style={{ left: share(at, classes), width: share(1, classes), backgroundColor: classes[at]?.colour }}
        >
          {value}
        </span>
      </div>
    </div>
  );
}

type Classes = EfficiencyScaleProps['classes'];

const share = (count: number, { length }: Classes) => `${(100 * count) / length}%`;

/** One stripe for each class, with a gap between two. */
function stripesOf(classes: Classes): string {
  const stripes = classes.map(({ colour }, at) => {
    const end = share(at + 1, classes);
    return `${colour} ${share(at, classes)} calc(${end} - 2px), #0000 0 ${end}`;
  });
  return `linear-gradient(90deg, ${stripes.join()})`;
}
