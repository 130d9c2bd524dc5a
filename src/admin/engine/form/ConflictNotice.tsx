import type { FieldPath, FieldValues } from 'react-hook-form';
import { Notice } from '../../../ui/display/Notice';
import type { CheckedForm } from '../../../ui/fields/useCheckedForm';
import { conflictText, type OpenConflicts } from './conflicts';
import type { FormField } from './controls';
import { ConflictChoices } from './fields/ConflictChoices';
import { shownSections } from './fields/shownSections';
import type { FormSection } from '../resource';

export const CHANGED_ELSEWHERE = 'Dieser Eintrag wurde inzwischen von anderer Stelle geändert.';

interface ConflictNoticeProps<Values extends FieldValues, Related> {
  form: CheckedForm<Values, unknown>;
  open: OpenConflicts;
  sections: readonly FormSection<Values, Related>[];
  related: Related;
}

/**
 * Notice at the top of the form: fields that a colleague changed, too, each with a button that focuses it. Conflicts of hidden
 * fields are decided here.
 */
export function ConflictNotice<Values extends FieldValues, Related>(props: ConflictNoticeProps<Values, Related>) {
  const { form, open, sections, related } = props;
  if (open.conflicts.length === 0) return null;
  const all = sections.flatMap(({ fields }) => fields);
  const shown = shownSections(sections, form.getValues()).flatMap(({ fields }) => fields);
  const named = (fields: readonly FormField<Values, Related>[], wanted: string) =>
    fields.find(({ name }): boolean => name === wanted);
  return (
    <Notice tone="error" title={CHANGED_ELSEWHERE}>
      <ul>
        {open.conflicts.map((conflict) => {
          const field = named(all, conflict.name);
          const label = field?.label ?? conflict.name;
          const text = `${label}: ${conflictText(conflict, field, related)}`;
          const name: FieldPath<Values> | undefined = named(shown, conflict.name)?.name;
          return (
            <li key={conflict.name}>
              {name === undefined ? (
                <>
                  <p>{text}</p>
                  <ConflictChoices label={label} onDecide={(isMine) => open.decide(conflict.name, isMine)} />
                </>
              ) : (
                // A button, because the hash of a link would change the address of the host.
                <button type="button" className="entry-sheet__conflict" onClick={() => form.setFocus(name)}>
                  {text}
                </button>
              )}
            </li>
          );
        })}
      </ul>
      <p>Entscheiden Sie, welcher Wert gilt, und speichern Sie erneut.</p>
    </Notice>
  );
}
