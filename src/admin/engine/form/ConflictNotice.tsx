import type { FieldPath, FieldValues } from 'react-hook-form';
import { Notice } from '../../../ui/display/Notice';
import type { CheckedForm } from '../../../ui/fields/useCheckedForm';
import type { Conflict, OpenConflicts } from './conflicts';
import { ConflictChoices } from './fields/ConflictChoices';

export const CHANGED_ELSEWHERE = 'Dieser Eintrag wurde inzwischen von anderer Stelle geändert.';

interface ConflictNoticeProps<Values extends FieldValues> {
  form: Pick<CheckedForm<Values, unknown>, 'setFocus'>;
  open: OpenConflicts;
  labels: Readonly<Partial<Record<string, string>>>;
  textOf: (conflict: Conflict) => string;
  /** Whether a field is on the screen. */
  isShown: (name: string) => name is FieldPath<Values>;
}

/**
 * Notice at the top of the form: fields that a colleague changed, too, each with a button that focuses it. Conflicts of hidden
 * fields are decided here.
 */
export function ConflictNotice<Values extends FieldValues>(props: ConflictNoticeProps<Values>) {
  const { form, open, labels, textOf, isShown } = props;
  if (open.conflicts.length === 0) return null;
  return (
    <Notice tone="error" title={CHANGED_ELSEWHERE}>
      <ul>
        {open.conflicts.map((conflict) => {
          const { name } = conflict;
          const label = labels[name] ?? name;
          const text = `${label}: ${textOf(conflict)}`;
          return (
            <li key={name}>
              {isShown(name) ? (
                // A button, because the hash of a link would change the address of the host.
                <button type="button" className="entry-sheet__conflict" onClick={() => form.setFocus(name)}>
                  {text}
                </button>
              ) : (
                <>
                  <p>{text}</p>
                  <ConflictChoices label={label} onDecide={(isMine) => open.decide(name, isMine)} />
                </>
              )}
            </li>
          );
        })}
      </ul>
      <p>Entscheiden Sie, welcher Wert gilt, und speichern Sie erneut.</p>
    </Notice>
  );
}
