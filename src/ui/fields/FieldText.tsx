import type { ReactNode } from 'react';
import css from './FieldText.css?inline';
import { useStyles } from '../styles';

interface FieldTextProps {
  id: string;
  hint?: ReactNode;
  error?: string;
}

/** The live region is always rendered; otherwise a new error is not announced. */
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

/** Value of `aria-describedby`. */
export function describedBy({ id, hint, error }: FieldTextProps): string | undefined {
  const ids = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean);
  return ids.length > 0 ? ids.join(' ') : undefined;
}

export const REQUIRED_NOTE = 'Mit * gekennzeichnete Felder sind Pflichtfelder.';

/** Screen readers get `aria-required` instead. */
export function RequiredMark() {
  useStyles(css, 'ui');
  return (
    <span className="required-mark" aria-hidden="true">
      {'\u00a0*'}
    </span>
  );
}
