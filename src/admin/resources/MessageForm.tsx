import * as z from 'zod/mini';
import type { MESSAGE_CHANNELS } from '../../api/admin/messages';
import { sendMessage } from '../../api/admin/messages';
import type { Customer } from '../../domain/dealer/customer';
import { requiredLine } from '../../domain/person/rules';
import { checkBy } from '../../lib/forms/check';
import { useSubmission } from '../../state/useSubmission';
import { Button } from '../../ui/actions/Button';
import { Notice } from '../../ui/display/Notice';
import { ErrorSummary } from '../../ui/fields/ErrorSummary';
import { RadioGroup } from '../../ui/fields/RadioGroup';
import { TextArea } from '../../ui/fields/TextArea';
import { TextInput } from '../../ui/fields/TextInput';
import { useCheckedForm } from '../../ui/fields/useCheckedForm';
import { useChoice } from '../../ui/fields/useChoice';
import { failureHint, SAVE_FAILED } from '../engine/failure';
import type { ActionTools } from '../engine/resource';
import { UnsavedQuestion } from '../engine/UnsavedQuestion';
import { useUnsavedGuard } from '../engine/useUnsavedGuard';

const messageSchema = z.object({
  channel: z.enum(['email', 'whatsapp']),
  subject: requiredLine(),
  content: requiredLine(),
});
const labels = { channel: 'Weg', subject: 'Betreff', content: 'Nachricht' };
const channelLabels: Record<keyof typeof MESSAGE_CHANNELS, string> = { email: 'E-Mail', whatsapp: 'WhatsApp' };

interface MessageFormProps {
  customer: Customer;
  tools: Pick<ActionTools<Customer, unknown>, 'platform' | 'say'>;
  onDone: () => void;
}

/** A message to one customer, by e-mail or WhatsApp (admin 3). */
export function MessageForm({ customer, tools, onDone }: MessageFormProps) {
  const form = useCheckedForm({
    defaultValues: { channel: 'email' as const, subject: '', content: '' },
    check: checkBy(messageSchema),
  });
  const guard = useUnsavedGuard(form.formState.isDirty);
  const { name, value, onChange } = useChoice(form, 'channel');
  const { submit, isPending, error } = useSubmission({
    send: ({ channel: way, subject, content }: z.output<typeof messageSchema>, signal) =>
      sendMessage(
        tools.platform,
        { receiverIds: [customer.id], channels: [way], subject, content, attachments: [] },
        signal,
      ),
    onSuccess: () => {
      guard.release();
      tools.say('Nachricht gesendet');
      onDone();
    },
  });
  return (
    <form className="entry-sheet__form" {...form.formProps((values) => submit(values))}>
      {error === null ? null : (
        <Notice tone="error" title={SAVE_FAILED}>
          {failureHint(error)}
        </Notice>
      )}
      <ErrorSummary form={form} labels={labels} />
      <RadioGroup
        name={name}
        value={value}
        onChange={onChange}
        label={labels.channel}
        options={(['email', 'whatsapp'] as const).map((value) => ({
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
