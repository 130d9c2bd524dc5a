import { useEffect, useEffectEvent, useRef } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { useAnnounce } from '../display/Announcer';
import { Disclosure } from '../layout/Disclosure';
import css from './ErrorSummary.css?inline';
import { useStyles } from '../styles';

interface ErrorSummaryProps<Values extends FieldValues> {
  form: Pick<UseFormReturn<Values>, 'formState' | 'getFieldState' | 'getValues' | 'setFocus'>;
  /** By name, in the order of the screen. */
  labels: Readonly<Partial<Record<FieldPath<Values>, string>>>;
}

interface Problem<Name> {
  name: Name;
  message: string;
}

/** More do not fit above the form. */
const MAX_SHOWN_LINES = 3;

/**
 * '12 Angaben fehlen', a long list one press away. After an invalid submission the first invalid field receives the focus
 * (rules/platform-and-wire: errors at their fields), or the summary for an error 'root' of the whole form.
 */
export function ErrorSummary<Values extends FieldValues>({ form, labels }: ErrorSummaryProps<Values>) {
  useStyles(css, 'ui');
  const ref = useRef<HTMLElement>(null);
  const announce = useAnnounce();
  const { errors, submitCount } = form.formState;
  const isLabelled = (name: string): name is FieldPath<Values> => Object.hasOwn(labels, name);
  const problems: Problem<FieldPath<Values>>[] = Object.keys(labels)
    .filter(isLabelled)
    .flatMap((name) => {
      const { error } = form.getFieldState(name, form.formState);
      return error?.message === undefined ? [] : [{ name, message: error.message }];
    });
  const [first] = problems;
  const rootMessage = errors.root?.message;
  const isShown = submitCount > 0 && (first !== undefined || rootMessage !== undefined);
  const areMissing = problems.every(({ name, message }) => isEmpty(form.getValues(name)) && !/ungültig/i.test(message));
  const title = first === undefined ? 'Bitte prüfen Sie Ihre Angaben' : titleOf(problems.length, areMissing);

  // A field that becomes invalid later must not move the focus.
  const takeFocus = useEffectEvent(() => {
    if (!isShown) return undefined;
    if (first === undefined || rootMessage !== undefined) ref.current?.focus();
    else form.setFocus(first.name);
    return announce(title);
  });
  useEffect(() => (submitCount > 0 ? takeFocus() : undefined), [submitCount]);

  if (!isShown) return null;
  const list = (
    <ul>
      {problems.map(({ name, message }) => (
        <li key={name}>
          {/* A button, because the hash of a link would change the host's address. */}
          <button type="button" className="error-summary__link" onClick={() => form.setFocus(name)}>
            {lineOf(labels[name] ?? '', message, form.getValues(name))}
          </button>
        </li>
      ))}
    </ul>
  );
  return (
    <section className="error-summary" ref={ref} tabIndex={-1} aria-label="Bitte prüfen Sie Ihre Angaben">
      {rootMessage === undefined ? null : <p>{rootMessage}</p>}
      {problems.length > MAX_SHOWN_LINES ? (
        <Disclosure summary={title} className="error-summary__problems">
          {list}
        </Disclosure>
      ) : (
        <>
          <p className="error-summary__title">{title}</p>
          {list}
        </>
      )}
    </section>
  );
}

const isEmpty = (value: unknown) =>
  value === undefined ||
  value === null ||
  value === false ||
  value === '' ||
  (Array.isArray(value) && value.length === 0);

/** 'Vorname: bitte angeben', 'E-Mail: ungültig': a label is not bent into a sentence. */
function lineOf(label: string, message: string, value: unknown): string {
  const missing = typeof value === 'boolean' ? 'bitte bestätigen' : 'bitte angeben';
  return `${label}: ${message.toLowerCase() === 'erforderlich' ? missing : message}`;
}

function titleOf(count: number, areMissing: boolean): string {
  const entries = count === 1 ? '1 Angabe' : `${count} Angaben`;
  if (!areMissing) return `Bitte prüfen Sie ${entries}`;
  return count === 1 ? `${entries} fehlt` : `${entries} fehlen`;
}
