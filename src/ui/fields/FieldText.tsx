import type { ReactNode } from 'react';
import css from './FieldText.css?inline';
import { useStyles } from '../styles';

interface FieldTextProps {
  id: string;
  hint?: ReactNode;
  error?: string;
}

/** Hint and message under a control. The message's place is a live region that is always there, so that it is spoken. */
export function FieldText({ id, hint, error }: FieldTextProps) {
  useStyles(css, 'ui');
  return (
    <>
      {hint ? (
        <div className="field-text field-text--hint" id={`${id}-hint`}>
          {hint}
        </div>
      ) : null}
      <div aria-live="polite">
        {error ? (
          <p className="field-text field-text--error" id={`${id}-error`}>
            {error}
          </p>
        ) : null}
      </div>
    </>
  );
}

/** Value of `aria-describedby` for a control with such texts. */
export function describedBy({ id, hint, error }: FieldTextProps): string | undefined {
  const ids = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean);
  return ids.length > 0 ? ids.join(' ') : undefined;
}

/** The star beside the label of a required control; the control itself says it by `aria-required`. */
export function RequiredMark() {
  useStyles(css, 'ui');
  return (
    <span className="required-mark" aria-hidden="true">
      {'\u00a0*'}
    </span>
  );
}
