import { get, type FieldPath, type FieldValues } from 'react-hook-form';
import { Notice } from '../../../ui/feedback/Notice';
import { conflictText, type OpenConflicts } from './conflicts';
import { isShown, type OpenForm } from './openForm';
import { Button } from '../../../ui/actions/Button';

export const CHANGED_ELSEWHERE = 'Dieser Eintrag wurde inzwischen von anderer Stelle geändert.';

interface ConflictNoticeProps<Values extends FieldValues> {
  form: Pick<OpenForm<Values>, 'state' | 'fields'>;
  open: OpenConflicts;
  onFocus: (name: FieldPath<Values>) => void;
}

/** Changed by a colleague, too, each with a button to it; hidden fields are decided here. */
export function ConflictNotice<Values extends FieldValues>({ form, open, onFocus }: ConflictNoticeProps<Values>) {
  const isField = (name: string): name is FieldPath<Values> =>
    isShown(form, name) && get(form.state.getValues(), name) !== undefined;
  if (open.conflicts.length === 0) return null;
  return (
    <Notice tone="error" title={CHANGED_ELSEWHERE}>
      <ul>
        {open.conflicts.map((conflict) => {
          const { name } = conflict;
          const field = form.fields[name];
          const label = field?.label ?? name;
          const text = `${label}: ${conflictText(conflict, field)}`;
          return (
            <li key={name}>
              {isField(name) ? (
                <button
                  type="button"
                  className="min-h-32 py-4 px-0 text-left underline coarse:min-h-44"
                  onClick={() => onFocus(name)}
                >
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

interface GoneNoticeProps {
  onCreate: (() => void) | undefined;
  onDrop: () => void;
}

export function GoneNotice({ onCreate, onDrop }: GoneNoticeProps) {
  return (
    <Notice tone="error" title="Dieser Eintrag wurde inzwischen gelöscht.">
      <span className="entry-sheet__choices">
        {onCreate === undefined ? null : (
          <Button size="small" onClick={onCreate}>
            Als neuen Eintrag anlegen
          </Button>
        )}
        <Button size="small" onClick={onDrop}>
          Verwerfen
        </Button>
      </span>
    </Notice>
  );
}

interface ConflictChoicesProps {
  label: string;
  onDecide: (isMine: boolean) => void;
}

export function ConflictChoices({ label, onDecide }: ConflictChoicesProps) {
  return (
    <div className="entry-sheet__choices" role="group" aria-label={`${label}: Ihr Wert oder der neue`}>
      <Button size="small" onClick={() => onDecide(true)}>
        Meinen Wert behalten
      </Button>
      <Button size="small" onClick={() => onDecide(false)}>
        Neuen Wert übernehmen
      </Button>
    </div>
  );
}
