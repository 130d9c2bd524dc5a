import { useEffect, useEffectEvent, useRef } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import css from './ErrorSummary.css?inline';
import { useStyles } from '../styles';

interface ErrorSummaryProps<Values extends FieldValues> {
  form: Pick<UseFormReturn<Values>, 'formState' | 'getFieldState' | 'setFocus'>;
  /** Label of each field by its name, in the order of the screen. */
  labels: Readonly<Partial<Record<FieldPath<Values>, string>>>;
}

/**
 * Error summary above a form ('Vorname: erforderlich'): receives the focus after each invalid submission, and each line focuses
 * its field (rules/platform-and-wire: errors at their fields). An error 'root' concerns the form as a whole.
 */
export function ErrorSummary<Values extends FieldValues>({ form, labels }: ErrorSummaryProps<Values>) {
  useStyles(css, 'ui');
  const ref = useRef<HTMLElement>(null);
  const { errors, submitCount } = form.formState;
  const isLabelled = (name: string): name is FieldPath<Values> => Object.hasOwn(labels, name);
  const problems = Object.keys(labels)
    .filter(isLabelled)
    .map((name) => ({ name, message: form.getFieldState(name, form.formState).error?.message }))
    .filter(({ message }) => message !== undefined);
  const rootMessage = errors.root?.message;
  const isShown = submitCount > 0 && (problems.length > 0 || rootMessage !== undefined);

  // Only after a submission: a field that becomes invalid later must not move the focus.
  const takeFocus = useEffectEvent(() => {
    if (isShown) ref.current?.focus();
  });
  useEffect(() => {
    if (submitCount > 0) takeFocus();
  }, [submitCount]);

  if (!isShown) return null;
  return (
    <section className="error-summary" ref={ref} tabIndex={-1} aria-label="Bitte prüfen Sie Ihre Angaben">
      <p className="error-summary__title">Bitte prüfen Sie Ihre Angaben</p>
      {rootMessage === undefined ? null : <p>{rootMessage}</p>}
      <ul>
        {problems.map(({ name, message }) => (
          <li key={name}>
            {/* A button, because the hash of a link would change the host's address. */}
            <button
              type="button"
              className="error-summary__link"
              onClick={() => {
                form.setFocus(name);
              }}
            >
              {labels[name]}: {message}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
