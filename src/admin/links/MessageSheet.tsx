import * as z from 'zod/mini';
import { deleteFiles, uploadFiles } from '../../api/admin/files';
import { sendMessage, type MESSAGE_CHANNELS } from '../../api/admin/messages';
import type { Customer } from '../../domain/dealer/customer';
import { filesOrNone, type FileChoice } from '../../domain/dealer/rules';
import { requiredLine } from '../../domain/person/rules';
import { checkBy } from '../../lib/check';
import { keysOf } from '../../lib/keysOf';
import { usePlatform } from '../../state/shopContext';
import { useSubmission } from '../../state/useSubmission';
import { Button } from '../../ui/actions/Button';
import { ErrorSummary } from '../../ui/fields/ErrorSummary';
import { RadioGroup } from '../../ui/fields/RadioGroup';
import { TextArea } from '../../ui/fields/TextArea';
import { TextInput } from '../../ui/fields/TextInput';
import { useCheckedForm } from '../../ui/fields/useCheckedForm';
import { useChoice } from '../../ui/fields/useChoice';
import { outcomeOf } from '../engine/failure';
import { SaveFailure } from '../engine/write/SaveFailure';
import { FilesField, FormSection } from '../engine/form/fields/fields';
import { useKeptEntries } from '../engine/form/useKeptEntries';
import { UnsavedQuestion } from '../../shared/unsaved/UnsavedQuestion';
import { useUnsavedGuard } from '../../shared/unsaved/useUnsavedGuard';

const messageSchema = z.object({
  channel: z.enum(['email', 'whatsapp']),
  subject: requiredLine(),
  content: requiredLine(),
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

/** Key of the draft that survives an expired login. */
export const messageKey = ({ id }: Pick<Customer, 'id'>) => `messages/${id}`;

const EMPTY: MessageValues = { channel: 'email', subject: '', content: '', attachments: [] };

interface MessageFormProps {
  customer: Customer;
  notify: (text: string) => void;
  onDone: () => void;
}

/** Form for a message to one customer, by e-mail or WhatsApp. */
export function MessageForm({ customer, notify, onDone }: MessageFormProps) {
  const platform = usePlatform();
  const form = useCheckedForm<MessageValues, z.output<typeof messageSchema>>({
    defaultValues: EMPTY,
    check: checkBy(messageSchema),
    onValues: (values) => memory.keep(values),
  });
  const memory = useKeptEntries(form, messageKey(customer), EMPTY);
  const guard = useUnsavedGuard(form.formState.isDirty);
  const { name, value, onChange } = useChoice(form, 'channel');
  const { submit, isPending, error } = useSubmission({
    send: async ({ channel, subject, content, attachments: files }: z.output<typeof messageSchema>, signal) => {
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
    onSuccess: () => {
      guard.release();
      memory.drop();
      notify('Nachricht gesendet');
      onDone();
    },
  });
  const open = { state: form, fields: { attachments: { label: labels.attachments } }, isReadOnly: false };
  return (
    <form className="entry-sheet__form grid gap-16" {...form.formProps((values) => submit(values))}>
      <SaveFailure error={error} />
      {error !== null && outcomeOf(error) === 'unknown' ? (
        <p className="text-muted text-14">
          Gesendete Nachrichten lassen sich nicht nachlesen. Fragen Sie nach, bevor Sie noch einmal senden.
        </p>
      ) : null}
      <ErrorSummary form={form} labels={labels} />
      <RadioGroup
        name={name}
        value={value}
        onChange={onChange}
        label={labels.channel}
        options={keysOf(channelLabels).map((value) => ({
          value,
          label: channelLabels[value],
          isDisabled: value === 'whatsapp' && customer.phoneNumber === undefined,
        }))}
      />
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
        rows={6}
        autoComplete="off"
        error={form.formState.errors.content?.message}
      />
      <FormSection form={open}>
        <FilesField form={open} name="attachments" upload="smallPdf" />
      </FormSection>
      <div className="entry-sheet__choices">
        <Button type="submit" variant="primary" isBusy={isPending}>
          Senden
        </Button>
        <Button onClick={() => guard.leave(onDone)}>Abbrechen</Button>
      </div>
      <UnsavedQuestion held={guard.held} title="Nachricht" />
    </form>
  );
}
