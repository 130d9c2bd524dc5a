import Check from 'lucide-react/icons/check';
import Share2 from 'lucide-react/icons/share-2';
import { useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import {
  isAgreed,
  keptDecision,
  LONGEST_NAME,
  LONGEST_NOTE,
  MARKS,
  togetherAddress,
  type Mark,
  type Opinion,
  type Together,
  type TogetherLetter,
} from '../../domain/together';
import type { Vehicle } from '../../domain/vehicle/vehicle';
import type { FormCheck } from '../../lib/check';
import { dayInGermany } from '../../lib/dates/germanClock';
import { keysOf } from '../../lib/keysOf';
import { useVisitForm } from '../../shared/unsaved/useVisitForm';
import { keptLists } from '../../state/device-data/keptLists';
import { useDevice, useEmit, useEnvironment, useFrame, useNow, useTenant } from '../../state/shopContext';
import { Button } from '../../ui/actions/Button';
import { breakpoints } from '../../ui/breakpoints';
import { useShare } from '../../ui/actions/useShare';
import { CopyLinkFallback } from '../../ui/feedback/CopyLinkFallback';
import { ErrorSummary } from '../../ui/fields/ErrorSummary';
import { Pills } from '../../ui/fields/Pills';
import { TextArea } from '../../ui/fields/TextArea';
import { TextInput } from '../../ui/fields/TextInput';
import { useCheckedForm } from '../../ui/fields/useCheckedForm';
import { useChoice } from '../../ui/fields/useChoice';
import { useIsAtLeast } from '../../ui/layout/shopSize';
import { StickyBar } from '../../ui/layout/StickyBar';
import { TestDriveTogether } from './TestDriveTogether';
import { TogetherTile } from './TogetherTile';

interface Entries {
  name: string;
  note: string;
  /** By the vehicle's id. */
  marks: Partial<Record<string, Mark>>;
}

interface TogetherFormProps {
  together: Together;
  /** In the order of the ids; absent: sold. */
  vehicles: readonly (Vehicle | undefined)[];
  onRemove?: (id: string) => void;
  children: ReactNode;
}

const LABELS = { marks: 'Ihre Meinung', name: 'Ihr Name', note: 'Nachricht' } as const;
const OPTIONS = keysOf(MARKS).map((value) => ({ value, label: MARKS[value] }));

/** Vehicles with what each says of them, and what is typed for the link; on a phone what sends it is always in view. */
export function TogetherForm({ together, vehicles, onRemove, children }: TogetherFormProps) {
  const { ids, letter } = together;
  const isAnswered = letter?.answer !== undefined;
  const now = useNow();
  const emit = useEmit();
  const framed = useFrame();
  const { history } = useEnvironment();
  const { storage, adminId } = useDevice();
  const [isSent, setSent] = useState(false);
  const { search } = useLocation();
  const unsoldIds = ids.filter((_, at) => vehicles[at] !== undefined);
  const isAnyAgreed = letter !== undefined && ids.some((_, at) => vehicles[at] !== undefined && isAgreed(letter, at));
  const form = useCheckedForm<Entries>({
    defaultValues: { name: '', note: '', marks: {} },
    check: (values) => checkOf(values, letter === undefined ? [] : unsoldIds),
  });
  useVisitForm(form, `together ${letter === undefined ? '' : search}`, isSent);
  const marks = useChoice(form, 'marks');
  const entries = form.watch();
  const firstUnmarked = unsoldIds.find((id) => entries.marks[id] === undefined);
  const { share, isCopied, refusedUrl, dismiss } = useShare('Gemeinsam entscheiden', () => {
    emit('share', {});
    setSent(true);
    const { name, note, marks: typed } = form.getValues();
    const opinion: Opinion = { name: name.trim(), note: note.trim(), marks: ids.map((id) => typed[id]) };
    const prices = ids.map((_, at) => vehicles[at]?.publicPrice);
    const written: TogetherLetter =
      letter === undefined ? { day: dayInGermany(now()), prices, asked: opinion } : { ...letter, answer: opinion };
    const address = togetherAddress({ ids, letter: written }, framed, search);
    keptLists(storage, adminId).write({ together: keptDecision(address, written) });
    return history.createHref(address);
  });
  const isPhone = !useIsAtLeast(breakpoints.small);
  const list = (
    <>
      <Notes letter={letter} />
      <ul className="together__list" aria-label="Fahrzeuge zur Wahl">
        {ids.map((id, at) => {
          const vehicle = vehicles[at];
          return (
            <li key={id}>
              <TogetherTile
                vehicle={vehicle}
                letter={letter}
                at={at}
                onRemove={letter === undefined && onRemove ? () => onRemove(id) : undefined}
              >
                {vehicle === undefined ? null : isAnswered ? (
                  isAgreed(letter, at) ? (
                    <TestDriveTogether vehicle={vehicle} letter={letter} />
                  ) : null
                ) : (
                  <Pills
                    label={letter === undefined ? `${LABELS.marks} (freiwillig)` : LABELS.marks}
                    options={OPTIONS}
                    name={`mark ${id}`}
                    value={entries.marks[id]}
                    error={entries.marks[id] === undefined ? marks.error : undefined}
                    ref={id === firstUnmarked ? marks.ref : undefined}
                    onChange={(mark) => marks.onChange({ ...entries.marks, [id]: mark })}
                  />
                )}
              </TogetherTile>
            </li>
          );
        })}
      </ul>
    </>
  );
  // Not within the form: the contact dialog has one.
  if (isAnswered) {
    return (
      <div className="flex flex-col gap-24">
        {list}
        {isAnyAgreed ? null : (
          <p>Es bleibt kein Fahrzeug, zu dem beide Ja sagen. Schicken Sie einen neuen Link mit anderen Fahrzeugen.</p>
        )}
      </div>
    );
  }
  const sending = (
    <>
      <p className="together__readers text-14 text-muted">Wer den Link hat, kann alles darin lesen.</p>
      <Button
        type="submit"
        variant="primary"
        size="large"
        className="self-start"
        icon={isCopied ? <Check /> : <Share2 />}
      >
        {isCopied ? 'Link kopiert' : letter === undefined ? 'Link senden' : 'Antwort senden'}
      </Button>
    </>
  );
  return (
    <form {...form.formProps(share)} className="flex flex-col gap-24" aria-label={LABELS.marks}>
      <ErrorSummary form={form} labels={LABELS} />
      {list}
      {letter === undefined ? children : null}
      <div className="together__entries flex flex-col gap-16">
        <TextInput
          {...form.register('name')}
          label={`${LABELS.name} (freiwillig)`}
          maxLength={LONGEST_NAME}
          autoComplete="given-name"
        />
        <TextArea {...form.register('note')} label={`${LABELS.note} (freiwillig)`} maxLength={LONGEST_NOTE} rows={3} />
        <p className="text-14 text-muted">
          Im Link stehen diese Fahrzeuge mit ihrem heutigen Preis, wie Sie bezahlen möchten, und was Sie hier eintragen.
          Der Shop schickt ihn an niemanden, auch nicht an das Autohaus, und merkt ihn sich nur auf diesem Gerät, wenn
          Sie das erlaubt haben.
        </p>
        {isPhone ? null : sending}
      </div>
      {isPhone ? <StickyBar>{sending}</StickyBar> : null}
      <CopyLinkFallback url={refusedUrl} onDismiss={dismiss} />
    </form>
  );
}

function checkOf(values: Entries, asked: readonly string[]): FormCheck<Entries> {
  return asked.every((id) => values.marks[id] !== undefined)
    ? { values }
    : { errors: { marks: { message: 'Bitte sagen Sie zu jedem Fahrzeug Ihre Meinung.' } } };
}

/** Of persons, on a page of the dealer: it says so. */
function Notes({ letter }: { letter: TogetherLetter | undefined }) {
  const { companyName } = useTenant().settings;
  const notes = [letter?.asked, letter?.answer].flatMap((opinion) => (opinion?.note ? opinion : []));
  return notes.map(({ name, note }, at) => (
    <figure key={at} className="together__note">
      <blockquote>{note}</blockquote>
      <figcaption className="text-12 text-muted">
        {`Nachricht ${name === '' ? 'aus dem Link' : `von ${name}`}, nicht von ${companyName}`}
      </figcaption>
    </figure>
  ));
}
