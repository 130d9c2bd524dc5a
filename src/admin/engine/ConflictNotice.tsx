import type { FieldValues } from 'react-hook-form';
import { Button } from '../../ui/actions/Button';
import { Notice } from '../../ui/display/Notice';
import type { FormField } from './controls';
import { valueText } from './mergeChanges';
import type { Conflict } from './useSaveEntry';

interface ConflictNoticeProps<Values extends FieldValues, Related> {
  conflicts: readonly Conflict[];
  fields: readonly FormField<Values, Related>[];
  related: Related;
  onDecide: (name: string, isMine: boolean) => void;
}

/** Fields that a colleague changed meanwhile: each is decided before anything is saved. */
export function ConflictNotice<Values extends FieldValues, Related>({
  conflicts,
  fields,
  related,
  onDecide,
}: ConflictNoticeProps<Values, Related>) {
  if (conflicts.length === 0) return null;
  return (
    <Notice tone="error" title="Dieser Eintrag wurde inzwischen von anderer Stelle geändert.">
      <ul className="entry-sheet__conflicts">
        {conflicts.map((conflict) => (
          <li key={conflict.name}>
            <p>
              {conflictText(
                conflict,
                fields.find(({ name }) => name === conflict.name),
                related,
              )}
            </p>
            <span className="entry-sheet__choices">
              <Button size="small" onClick={() => onDecide(conflict.name, true)}>
                Meinen Wert behalten
              </Button>
              <Button size="small" onClick={() => onDecide(conflict.name, false)}>
                Neuen Wert übernehmen
              </Button>
            </span>
          </li>
        ))}
      </ul>
      <p>Speichern Sie danach erneut.</p>
    </Notice>
  );
}

/** 'Auslöser: Inzwischen geändert zu „Kontaktformular“.', in the words of the field's own choices. */
function conflictText<Values extends FieldValues, Related>(
  { name, theirs }: Conflict,
  field: FormField<Values, Related> | undefined,
  related: Related,
): string {
  const control = field?.control;
  const choices = control && 'options' in control ? control.options(related) : [];
  const isNone = Array.isArray(theirs) && theirs.length === 0;
  const none = isNone && control?.kind === 'checks' ? control.empty : undefined;
  const text = none ?? valueText(theirs, (value) => choices.find((choice) => choice.value === value)?.label ?? value);
  const label = field?.label ?? name;
  return text === undefined ? `${label}: Inzwischen geändert.` : `${label}: Inzwischen geändert zu „${text}“.`;
}
