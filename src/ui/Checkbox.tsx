import { useId, type ComponentProps, type ReactNode } from 'react';
import { classNames } from './classNames';
import css from './Checkbox.css?inline';
import { useStyles } from './styles';

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type'> {
  /** May hold links (to terms, for instance). */
  label: ReactNode;
  hint?: ReactNode;
  error?: string;
  isRequired?: boolean;
  /** Shown at the end of the line, read with the label: '(12)'. */
  count?: number;
}

/** One native checkbox with its label; the whole line is the target. */
export function Checkbox({ label, hint, error, isRequired, count, className, ...rest }: CheckboxProps) {
  useStyles(css, 'ui');
  const id = useId();
  const describedBy = classNames(Boolean(hint) && `${id}-hint`, Boolean(error) && `${id}-error`);
  return (
    <div className={classNames('checkbox', className)}>
      <label className="checkbox__line">
        <input
          {...rest}
          type="checkbox"
          className="mark"
          aria-describedby={describedBy || undefined}
          aria-invalid={error ? true : undefined}
          aria-required={isRequired ? true : undefined}
        />
        <span className="checkbox__label">
          {label}
          {isRequired ? (
            <span className="field__required" aria-hidden="true">
              {' *'}
            </span>
          ) : null}
          {count === undefined ? null : <span className="checkbox__count"> ({count.toLocaleString('de-DE')})</span>}
        </span>
      </label>
      {hint ? (
        <div className="checkbox__note field__hint" id={`${id}-hint`}>
          {hint}
        </div>
      ) : null}
      <div className="checkbox__note" aria-live="polite">
        {error ? (
          <p className="field__error" id={`${id}-error`}>
            {error}
          </p>
        ) : null}
      </div>
    </div>
  );
}
