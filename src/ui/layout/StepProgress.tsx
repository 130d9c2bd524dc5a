import Check from 'lucide-react/icons/check';
import { useState } from 'react';
import { classNames } from '../classNames';
import css from './StepProgress.css?inline';
import { ShopSize, useIsAtLeast } from './shopSize';
import { ProgressBar } from '../display/ProgressBar';
import { useStyles } from '../styles';
import { VisuallyHidden } from '../display/VisuallyHidden';

export interface Step {
  id: string;
  title: string;
  state: 'done' | 'current' | 'open';
  /** For screen readers. */
  part?: string;
}

interface StepProgressProps {
  /** 'Schritte Ihrer Bestellung'. */
  label: string;
  steps: readonly Step[];
  onSelect?: (id: string) => void;
  isColumn?: boolean;
}

/** px */
const MIN_STEP_WIDTH = 120;

/** A row of steps, or 'Schritt 3 von 7: Übergabe' with a bar where the row does not fit. */
export function StepProgress(props: StepProgressProps) {
  useStyles(css, 'ui');
  const [element, setElement] = useState<HTMLElement | null>(null);
  return (
    <nav className="step-progress-frame" aria-label={props.label} ref={setElement}>
      <ShopSize element={element}>
        <Steps {...props} />
      </ShopSize>
    </nav>
  );
}

function Steps({ label, steps, onSelect, isColumn = false }: StepProgressProps) {
  const fits = useIsAtLeast(steps.length * MIN_STEP_WIDTH);
  const index = steps.findIndex((step) => step.state === 'current');
  const current = steps[index];

  if (!fits && !isColumn) {
    if (!current) return null;
    const text = `Schritt ${index + 1} von ${steps.length}: ${current.title}`;
    return (
      <div className="step-progress-compact">
        <p>{text}</p>
        <ProgressBar
          label={label}
          value={index + 1}
          max={steps.length}
          valueText={current.part === undefined ? text : `${text}, ${current.part}`}
        />
      </div>
    );
  }
  return (
    <ol className={classNames('step-progress', isColumn && 'step-progress--column')}>
      {steps.map((step, position) => {
        const inside = (
          <>
            <span className="step-progress__mark" aria-hidden="true">
              {step.state === 'done' ? <Check /> : position + 1}
            </span>
            <span className="step-progress__title">
              <span>{step.title}</span>
              {step.state === 'done' ? <VisuallyHidden>, erledigt</VisuallyHidden> : null}
              {step.part === undefined ? null : <VisuallyHidden>{`, ${step.part}`}</VisuallyHidden>}
            </span>
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
  );
}
