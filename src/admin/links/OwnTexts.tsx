import Pencil from 'lucide-react/icons/pencil';
import Plus from 'lucide-react/icons/plus';
import Trash2 from 'lucide-react/icons/trash-2';
import Undo2 from 'lucide-react/icons/undo-2';
import { useId, useState } from 'react';
import * as z from 'zod/mini';
import {
  fillIn,
  PLACEHOLDER_NAMES,
  placeholdersIn,
  withPlaceholders,
  type Letter,
  type LetterValues,
} from '../../domain/dealer/letter';
import { optionalInput, requiredInput } from '../../domain/person/rules';
import { checkBy } from '../../lib/check';
import { compareGerman } from '../../lib/text/foldedText';
import { randomUuid } from '../../lib/uuid';
import { UnsavedQuestion } from '../../shared/unsaved/UnsavedQuestion';
import { useUnsavedGuard } from '../../shared/unsaved/useUnsavedGuard';
import type { OwnText } from '../../state/device-data/keptStaff';
import { Button } from '../../ui/actions/Button';
import { IconButton } from '../../ui/actions/IconButton';
import { ErrorSummary } from '../../ui/fields/ErrorSummary';
import { TextArea } from '../../ui/fields/TextArea';
import { TextInput } from '../../ui/fields/TextInput';
import { useCheckedForm } from '../../ui/fields/useCheckedForm';
import { Disclosure } from '../../ui/layout/Disclosure';
import { Dialog } from '../../ui/overlay/Dialog';
import { useKeptEntries } from '../engine/form/useKeptEntries';
import { useKeptStaff } from './useKeptStaff';

interface OwnTextsProps {
  /** As it is written now, which a new text begins with. */
  letter: Letter;
  values: LetterValues;
  onInsert: (letter: Letter) => void;
}

/** Texts that staff has written for answers: to insert, change, delete (rules/admin: own texts). */
export function OwnTexts({ letter, values, onInsert }: OwnTextsProps) {
  const { staff, isKept, change } = useKeptStaff();
  const [edited, setEdited] = useState<OwnText>();
  const [removed, setRemoved] = useState<OwnText>();
  const texts = [...staff.texts].sort((one, other) => compareGerman(one.name, other.name));
  return (
    <>
      <Disclosure className="mb-16" summary={texts.length === 0 ? 'Eigene Texte' : `Eigene Texte (${texts.length})`}>
        <div className="grid gap-8">
          <p className="text-muted text-14">
            {isKept
              ? 'Nur auf diesem Gerät und für Ihre Anmeldung: Die Plattform bewahrt keine Texte auf.'
              : 'Der Browser erlaubt nicht, sie zu speichern: Ihre Texte stehen hier, bis Sie die Seite schließen.'}
          </p>
          {texts.length === 0 ? null : (
            <ul className="grid m-0 p-0 list-none">
              {texts.map((text) => (
                <li key={text.id} className="flex items-center gap-4">
                  <span className="flex-1 min-w-0">
                    <Button
                      size="small"
                      aria-label={`„${text.name}“ einfügen`}
                      onClick={({ currentTarget }) => {
                        const details = currentTarget.closest('details');
                        if (details) details.open = false;
                        onInsert({ subject: fillIn(text.subject, values), content: fillIn(text.content, values) });
                        // It is used: its age begins anew.
                        change(() => ({}));
                      }}
                    >
                      {text.name}
                    </Button>
                  </span>
                  <IconButton label={`„${text.name}“ ändern`} icon={<Pencil />} onClick={() => setEdited(text)} />
                  <IconButton
                    label={`„${text.name}“ löschen`}
                    icon={<Trash2 />}
                    onClick={() => {
                      change((now) => ({ texts: now.texts.filter(({ id }) => id !== text.id) }));
                      setRemoved(text);
                    }}
                  />
                </li>
              ))}
            </ul>
          )}
          {removed === undefined ? null : (
            <p key={removed.id} role="status" ref={focusButton} className="flex flex-wrap items-center gap-8">
              <span>{`„${removed.name}“ gelöscht.`}</span>
              <Button
                size="small"
                icon={<Undo2 />}
                onClick={({ currentTarget }) => {
                  currentTarget.closest('details')?.querySelector('summary')?.focus();
                  change((now) => ({ texts: [...now.texts, removed] }));
                  setRemoved(undefined);
                }}
              >
                Rückgängig
              </Button>
            </p>
          )}
          <span>
            <Button
              size="small"
              icon={<Plus />}
              onClick={() =>
                setEdited({
                  id: '',
                  name: '',
                  subject: withPlaceholders(letter.subject, values),
                  content: withPlaceholders(letter.content, values),
                })
              }
            >
              Diese Nachricht als Text merken
            </Button>
          </span>
        </div>
      </Disclosure>
      {edited === undefined ? null : (
        <OwnTextDialog
          text={edited}
          onSave={(saved) => {
            change((now) => ({ texts: [...now.texts.filter(({ id }) => id !== saved.id), saved] }));
            setRemoved(undefined);
          }}
          onClose={() => setEdited(undefined)}
        />
      )}
    </>
  );
}

/** The pressed button is gone. */
const focusButton = (line: HTMLElement | null) => line?.querySelector('button')?.focus();

const hasNoOther = z.refine<string>((text) => placeholdersIn(text, false).length === 0, {
  error: ({ input }) =>
    `Diesen Platzhalter gibt es nicht: ${placeholdersIn(String(input), false).join(', ')}. Es gibt ${PLACEHOLDER_NAMES.join(', ')}.`,
});

const textSchema = z.object({
  name: requiredInput(),
  subject: optionalInput().check(hasNoOther),
  content: requiredInput().check(hasNoOther),
});
const labels = { name: 'Name des Textes', subject: 'Betreff', content: 'Text' };

interface OwnTextDialogProps {
  /** Without an id: a new one. */
  text: OwnText;
  onSave: (text: OwnText) => void;
  onClose: () => void;
}

function OwnTextDialog({ text: { id: textId, ...text }, onSave, onClose }: OwnTextDialogProps) {
  const id = useId();
  const [opened] = useState(text);
  const form = useCheckedForm({
    defaultValues: opened,
    check: checkBy(textSchema),
    onValues: (values) => memory.keep(values),
  });
  const memory = useKeptEntries(form, `own-texts/${textId}`, opened);
  const guard = useUnsavedGuard(form.formState.isDirty);
  const { errors } = form.formState;
  const leave = () => guard.leave(onClose);
  return (
    <Dialog
      title={textId === '' ? 'Neuer eigener Text' : 'Eigenen Text ändern'}
      sub={`Platzhalter: ${PLACEHOLDER_NAMES.join(' ')}`}
      onClose={leave}
      footer={
        <>
          <Button onClick={leave}>Abbrechen</Button>
          <Button variant="primary" type="submit" form={id}>
            Text merken
          </Button>
        </>
      }
    >
      <form
        id={id}
        className="grid gap-16"
        {...form.formProps((saved) => {
          guard.release();
          memory.drop();
          onSave({ ...saved, id: textId === '' ? randomUuid() : textId });
          onClose();
        })}
      >
        <ErrorSummary form={form} labels={labels} />
        <TextInput
          {...form.register('name')}
          label={labels.name}
          isRequired
          autoComplete="off"
          error={errors.name?.message}
        />
        <TextInput
          {...form.register('subject')}
          label={labels.subject}
          autoComplete="off"
          error={errors.subject?.message}
        />
        <TextArea
          {...form.register('content')}
          label={labels.content}
          isRequired
          rows={8}
          autoComplete="off"
          error={errors.content?.message}
        />
      </form>
      <UnsavedQuestion held={guard.held} title="Eigener Text" />
    </Dialog>
  );
}
