import { useCallback } from 'react';
import css from './SelectedText.css?inline';
import { useStyles } from '../styles';

/** Selected for copying by hand, when the browser refused (`copyText`). */
export function SelectedText({ label, text }: { label: string; text: string }) {
  useStyles(css, 'ui');
  const select = useCallback((input: HTMLInputElement | null) => {
    input?.focus({ preventScroll: true });
    input?.select();
  }, []);
  return (
    <span className="selected-text" role="status">
      <input
        ref={select}
        className="selected-text__field"
        aria-label={label}
        value={text}
        readOnly
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <span className="selected-text__hint">
        Der Browser kopiert hier nicht von selbst. Der Text ist markiert: Drücken Sie Strg+C, oder halten Sie ihn
        gedrückt und wählen Sie „Kopieren“.
      </span>
    </span>
  );
}
