import Mail from 'lucide-react/icons/mail';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { deleteFiles, uploadFiles } from '../../api/admin/files';
import { sendMessage, type MESSAGE_CHANNELS } from '../../api/admin/messages';
import type { Customer } from '../../domain/dealer/customer';
import { filesOrNone, type FileChoice } from '../../domain/dealer/rules';
import { placeholdersIn, type Letter } from '../../domain/dealer/letter';
import { emailHref } from '../../domain/person/email';
import { requiredInput } from '../../domain/person/rules';
import { UnsavedQuestion } from '../../shared/unsaved/UnsavedQuestion';
import { useUnsavedGuard } from '../../shared/unsaved/useUnsavedGuard';
import { useNow, usePlatform } from '../../state/shopContext';
import { useSubmission } from '../../state/useSubmission';
import { checkBy } from '../../lib/check';
import { formatDate } from '../../lib/dates/formatDate';
import { dayInGermany } from '../../lib/dates/germanClock';
import { keysOf } from '../../lib/keysOf';
import { Button } from '../../ui/actions/Button';
import { ErrorSummary } from '../../ui/fields/ErrorSummary';
import { RadioGroup } from '../../ui/fields/RadioGroup';
import { TextArea } from '../../ui/fields/TextArea';
import { TextInput } from '../../ui/fields/TextInput';
import { useCheckedForm } from '../../ui/fields/useCheckedForm';
import { useChoice } from '../../ui/fields/useChoice';
import { ShortcutScope } from '../../ui/layout/ShortcutScope';
import { Dialog } from '../../ui/overlay/Dialog';
import { outcomeOf } from '../engine/failure';
import { FilesField, FormSection } from '../engine/form/fields/fields';
import { useKeptEntries } from '../engine/form/useKeptEntries';
import { SaveFailure } from '../engine/write/SaveFailure';
import { SheetMessages } from '../Messages';
import { usePersonalMemory } from '../personalMemory';
import type { Correspondence } from './correspondence';
import { OwnTexts } from './OwnTexts';
import { customersQuery } from './queries';
import { isSame } from './sameText';

const filledIn = z.refine<string>((text) => placeholdersIn(text).length === 0, {
  error: ({ input }) => `Noch auszufüllen: ${placeholdersIn(String(input)).join(', ')}`,
});

const messageSchema = z.object({
  channel: z.enum(['email', 'whatsapp']),
  subject: requiredInput().check(filledIn),
  content: requiredInput().check(filledIn),
  attachments: filesOrNone(),
});

/** Attachments are uploaded as documents of the dealer, because messages refer to addresses. */
const FILE_TYPE = 'LegalDocument';
const labels = { channel: 'Weg', subject: 'Betreff', content: 'Nachricht', attachments: 'Anhang' };
const channelLabels: Record<keyof typeof MESSAGE_CHANNELS, string> = { email: 'E-Mail', whatsapp: 'WhatsApp' };

interface MessageValues {
  channel: keyof typeof MESSAGE_CHANNELS;
  subject: string;
  content: string;
  attachments: FileChoice[];
}

interface MessageSheetProps {
  to: Correspondence;
  notify: (text: string) => void;
  onClose: () => void;
}

/** To one customer, without an account by the own mail program (rules/admin: a word to the customer). */
export function MessageSheet(props: MessageSheetProps) {
  const { to } = props;
  const { data, isPending, isError } = useQuery(customersQuery(usePlatform()));
  if (isPending)
    return (
      <MessageDialog {...props} footer={<Button onClick={props.onClose}>Abbrechen</Button>}>
        <p role="status">Wird geladen …</p>
      </MessageDialog>
    );
  const customer = data?.find(({ id, email }) => id === to.customerId || isSame(email, to.email));
  return <MessageForm {...props} customer={customer} isUnsure={isError} />;
}

function MessageDialog({
  to,
  onClose,
  footer,
  children,
}: Omit<MessageSheetProps, 'notify'> & { footer: ReactNode; children: ReactNode }) {
  return (
    <Dialog
      title={to.name === '' ? 'Nachricht' : `Nachricht an ${to.name}`}
      sub={to.car || undefined}
      size="sheet-right"
      onClose={onClose}
      footer={footer}
    >
      <SheetMessages entry={to.about} />
      {children}
    </Dialog>
  );
}

interface MessageFormProps extends MessageSheetProps {
  customer: Customer | undefined;
  isUnsure: boolean;
}

function MessageForm({ to, customer, isUnsure, notify, onClose }: MessageFormProps) {
  const platform = usePlatform();
  const id = useId();
  const body = useRef<HTMLDivElement>(null);
  const now = useNow();
  const onWritten = useLetters();
  const phone = customer?.phoneNumber;
  const [opened] = useState((): MessageValues => ({
    channel: to.isUndelivered && phone !== undefined ? 'whatsapp' : 'email',
    ...to.letter,
    attachments: [],
  }));
  const form = useCheckedForm<MessageValues, z.output<typeof messageSchema>>({
    defaultValues: opened,
    check: checkBy(messageSchema),
    onValues: (values) => memory.keep(values),
  });
  const memory = useKeptEntries(form, `messages/${to.about}`, opened);
  const guard = useUnsavedGuard(form.formState.isDirty);
  const { name, value, onChange } = useChoice(form, 'channel');
  /** As it was opened or inserted: nothing of it is typed. */
  const [given, setGiven] = useState<Letter>(to.letter);
  const done = (channel: string, text: string) => {
    const { subject, content } = form.getValues();
    guard.release();
    memory.drop();
    onWritten(to, { subject, content, channel });
    notify(text);
    onClose();
  };
  const { submit, isPending, error } = useSubmission({
    send: async ({ channel, subject, content, attachments: files }: z.output<typeof messageSchema>, signal) => {
      if (customer === undefined) throw new Error('without an account');
      const attachments = files.length > 0 ? await uploadFiles(platform, FILE_TYPE, files, { signal }) : [];
      const message = { receiverIds: [customer.id], channels: [channel], subject, content, attachments };
      try {
        await sendMessage(platform, message, signal);
      } catch (failure) {
        // Deletes uploaded attachments of the failed message; the next attempt uploads them again.
        if (attachments.length > 0) await deleteFiles(platform, FILE_TYPE, attachments).catch(() => undefined);
        throw failure;
      }
    },
    onSuccess: (_, { channel }) => done(channelLabels[channel], 'Nachricht gesendet'),
  });
  const [subject, content] = useWatch({ control: form.control, name: ['subject', 'content'] });
  const mailto = emailHref(to.email);
  const insert = (letter: Letter) => {
    const area = body.current?.querySelector('textarea');
    const at = area?.selectionStart ?? content.length;
    const isTyped = content.trim() !== '' && content !== given.content;
    // What was typed stays around it.
    const next = {
      subject: letter.subject !== '' && subject === given.subject ? letter.subject : subject,
      content: isTyped ? content.slice(0, at) + letter.content + content.slice(at) : letter.content,
    };
    for (const field of keysOf(next)) form.setValue(field, next[field], { shouldDirty: true });
    setGiven({ subject: next.subject, content: isTyped ? given.content : next.content });
    area?.focus();
  };
  const open = { state: form, fields: { attachments: { label: labels.attachments } }, isReadOnly: false };
  const isEmpty = opened.content === '';
  useEffect(() => {
    body.current?.querySelector<HTMLElement>(isEmpty ? 'input' : 'textarea')?.focus();
  }, [isEmpty]);
  const leave = () => guard.leave(onClose);
  return (
    <MessageDialog
      to={to}
      onClose={leave}
      footer={
        <>
          <Button onClick={leave}>Abbrechen</Button>
          {customer === undefined ? (
            <Button
              variant="primary"
              icon={<Mail />}
              href={`${mailto ?? 'mailto:'}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(content.replaceAll('\n', '\r\n'))}`}
              onClick={(event) => {
                if (placeholdersIn(subject + content).length === 0) {
                  done('E-Mail-Programm', 'Nachricht im E-Mail-Programm geöffnet');
                  return;
                }
                event.preventDefault();
                void form.trigger(['subject', 'content']);
              }}
            >
              Im E-Mail-Programm öffnen
            </Button>
          ) : (
            <Button variant="primary" type="submit" form={id} isBusy={isPending}>
              Senden
            </Button>
          )}
        </>
      }
    >
      <OwnTexts
        letter={{ subject, content }}
        values={{ ...to, name: to.name === to.email ? '' : to.name, today: formatDate(dayInGermany(now())) }}
        onInsert={insert}
      />
      <ShortcutScope
        ref={body}
        onKey={(event) => {
          if (!(event.ctrlKey || event.metaKey) || event.key !== 'Enter' || customer === undefined) return;
          event.preventDefault();
          body.current?.querySelector('form')?.requestSubmit();
        }}
      >
        <form id={id} className="grid gap-16" {...form.formProps((values) => submit(values))} inert={isPending}>
          <SaveFailure error={error} />
          {error !== null && outcomeOf(error) === 'unknown' ? (
            <p className="text-muted text-14">
              Gesendete Nachrichten lassen sich nicht nachlesen. Fragen Sie nach, bevor Sie noch einmal senden.
            </p>
          ) : null}
          <ErrorSummary form={form} labels={labels} />
          {customer === undefined ? (
            <p className="text-muted text-14">
              {isUnsure
                ? 'Die Kunden mit Konto konnten nicht geladen werden: Schreiben Sie mit Ihrem E-Mail-Programm.'
                : 'Ohne Konto im Shop: Die Nachricht öffnet sich in Ihrem E-Mail-Programm.'}
            </p>
          ) : (
            <RadioGroup
              name={name}
              value={value}
              onChange={onChange}
              label={labels.channel}
              options={keysOf(channelLabels).map((value) => ({
                value,
                label: channelLabels[value],
                isDisabled: value === 'whatsapp' && phone === undefined,
              }))}
            />
          )}
          <TextInput
            {...form.register('subject')}
            label={labels.subject}
            isRequired
            autoComplete="off"
            error={form.formState.errors.subject?.message}
          />
          <TextArea
            {...form.register('content')}
            label={labels.content}
            isRequired
            rows={10}
            autoComplete="off"
            error={form.formState.errors.content?.message}
          />
          {customer === undefined ? null : (
            <FormSection form={open}>
              <FilesField form={open} name="attachments" upload="smallPdf" />
            </FormSection>
          )}
        </form>
      </ShortcutScope>
      <UnsavedQuestion held={guard.held} title="Nachricht" />
    </MessageDialog>
  );
}

/** Returns the function that remembers a message, because the platform keeps none. */
function useLetters() {
  const { work } = usePersonalMemory();
  const now = useNow();
  return ({ about, email }: Correspondence, letter: { subject: string; content: string; channel: string }) =>
    work.setState(({ letters }) => ({ letters: [...letters, { ...letter, about, email, at: now() }] }));
}
