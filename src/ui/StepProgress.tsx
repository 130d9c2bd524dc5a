import { Check } from 'lucide-react';
import { classNames } from './classNames';
import css from './StepProgress.css?inline';
import { useIsAtLeast } from './shopSize';
import { ProgressBar } from './ProgressBar';
import { useStyles } from './styles';
import { VisuallyHidden } from './VisuallyHidden';

export interface Step {
  id: string;
  title: string;
  state: 'done' | 'current' | 'open';
}

interface StepProgressProps {
  /** Names the list ('Schritte Ihrer Bestellung'). */
  label: string;
  steps: readonly Step[];
  /** Makes done steps pressable. */
  onSelect?: (id: string) => void;
}

/** Where the visitor is in a row of steps. Narrow: 'Schritt 3 von 7: Übergabe' with a bar. */
export function StepProgress({ label, steps, onSelect }: StepProgressProps) {
  useStyles(css, 'ui');
  const isWide = useIsAtLeast(768);
  const index = steps.findIndex((step) => step.state === 'current');
  const current = steps[index];

  if (!isWide) {
    if (!current) return null;
    const text = `Schritt ${index + 1} von ${steps.length}: ${current.title}`;
    return (
      <div className="step-progress-compact">
        <p>{text}</p>
        <ProgressBar label={label} value={index + 1} max={steps.length} valueText={text} />
      </div>
    );
  }
  return (
    <nav aria-label={label}>
      <ol className="step-progress">
        {steps.map((step, position) => {
          const inside = (
            <>
              <span className="step-progress__mark" aria-hidden="true">
                {step.state === 'done' ? <Check /> : position + 1}
              </span>
              <span className="step-progress__title">{step.title}</span>
              {step.state === 'done' ? <VisuallyHidden>, erledigt</VisuallyHidden> : null}
            </>
          );
          return (
            <li
              key={step.id}
              className={classNames('step-progress__step', `is-${step.state}`)}
              aria-current={step.state === 'current' ? 'step' : undefined}
            >
              {step.state === 'done' && onSelect ? (
                <button
                  type="button"
                  className="step-progress__inside"
                  onClick={() => {
                    onSelect(step.id);
                  }}
                >
                  {inside}
                </button>
              ) : (
                <span className="step-progress__inside">{inside}</span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
