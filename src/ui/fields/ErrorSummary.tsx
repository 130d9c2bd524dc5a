import { useEffect, useEffectEvent, useRef } from 'react';
import css from './ErrorSummary.css?inline';
import { useStyles } from '../styles';

export interface FieldProblem {
  /** Name of the field in the form. */
  name: string;
  message: string;
}

interface ErrorSummaryProps {
  problems: readonly FieldProblem[];
  /** How often the form was sent in vain (`formState.submitCount`): each time the summary takes the focus. */
  attempt: number;
  /** Puts the focus into a field (`setFocus` of `useForm`). */
  onSelect: (name: string) => void;
}

/** What has to be mended in a form, on top of it, each line leading to its field (decisions 5, 'Order of error and field'). */
export function ErrorSummary({ problems, attempt, onSelect }: ErrorSummaryProps) {
  useStyles(css, 'ui');
  const ref = useRef<HTMLElement>(null);
  const hasProblems = problems.length > 0;

  // A field that becomes wrong again later must not take the focus out of the visitor's hands.
  const takeFocus = useEffectEvent(() => {
    if (hasProblems) ref.current?.focus();
  });
  useEffect(() => {
    if (attempt > 0) takeFocus();
  }, [attempt]);

  if (!hasProblems) return null;
  return (
    <section className="error-summary" ref={ref} tabIndex={-1} aria-label="Bitte prüfen Sie Ihre Angaben">
      <p className="error-summary__title">Bitte prüfen Sie Ihre Angaben</p>
      <ul>
        {problems.map((problem) => (
          <li key={problem.name}>
            {/* A button: the address of a link would be the host's. */}
            <button
              type="button"
              className="error-summary__link"
              onClick={() => {
                onSelect(problem.name);
              }}
            >
              {problem.message}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
