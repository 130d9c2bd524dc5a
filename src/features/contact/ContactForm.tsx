import { useId, useImperativeHandle, type Ref } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { personLabels } from '../../domain/person/fields';
import type { ContactEntries, ContactOptionName } from '../../domain/vehicle/text/contactRequest';
import type { Vehicle } from '../../domain/vehicle/vehicle';
import { PersonField } from '../../shared/person/PersonField';
import { Button } from '../../ui/actions/Button';
import { Checkbox } from '../../ui/fields/Checkbox';
import { ErrorSummary } from '../../ui/fields/ErrorSummary';
import { FieldGroup } from '../../ui/fields/Field';
import { CheckPill } from '../../ui/fields/Pills';
import { useStyles } from '../../ui/styles';
import { TextArea } from '../../ui/fields/TextArea';
import { REQUIRED_NOTE } from '../../ui/fields/FieldText';
import css from './ContactForm.css?inline';
import { AccountInvite } from '../account/AccountInvite';
import { ContactSent } from './ContactSent';
import { useContactForm } from './useContactForm';
import { busyTextOf } from '../../ui/feedback/busyText';
import { Notice } from '../../ui/feedback/Notice';
import { DocumentLink } from '../../shared/DocumentLink';
import { useTenant } from '../../state/shopContext';
import type { CheckedForm } from '../../ui/fields/useCheckedForm';

export interface ContactFormHandle {
  /** Scrolls to the form, rewrites an unedited message. */
  request: (wish?: ContactOptionName) => void;
}

interface ContactFormProps {
  /** Pass its id as `key`. */
  vehicle?: Vehicle;
  request?: string;
  label?: string;
  /** Of a sheet: what sends is in view there, with what failed. */
  foot?: HTMLElement | null;
  ref?: Ref<ContactFormHandle>;
}

const LABELS = {
  message: 'Nachricht',
  ...personLabels(['firstName', 'lastName', 'email', 'phone']),
} as const satisfies Partial<Record<keyof ContactEntries, string>>;

export function ContactForm({ vehicle, request, label, foot, ref }: ContactFormProps) {
  const id = useId();
  useStyles(css);
  const { form, options, status, error, sent, send, startAgain, isInvited, rewriteMessage, wish } = useContactForm(
    vehicle,
    request,
  );
  const { register, formProps, setFocus, trigger, formState } = form;
  const { errors, submitCount } = formState;

  useImperativeHandle(ref, () => ({
    request: (name) => {
      if (sent) flushSync(startAgain);
      if (name !== undefined && options.some((option) => option.name === name)) wish(name, true);
      setFocus('firstName');
    },
  }));

  if (sent) {
    return (
      <div className="flex flex-col gap-32 min-w-0">
        <ContactSent sent={sent} onAgain={startAgain} />
        <Invite isInvited={isInvited} />
      </div>
    );
  }
  const sending = (
    <>
      <ContactFailure error={error} />
      <Button
        className="contact-form__send"
        type="submit"
        form={id}
        variant="primary"
        size="large"
        isBusy={status === 'pending'}
      >
        Anfrage senden
      </Button>
    </>
  );
  return (
    <div className="flex flex-col gap-32 min-w-0">
      <form
        {...formProps(send)}
        id={id}
        className="contact-form flex flex-col gap-16"
        aria-label={label ?? (vehicle ? 'Kontaktformular zum Fahrzeug' : 'Kontaktformular')}
      >
        <ErrorSummary form={form} labels={LABELS} />
        <FieldGroup label="Ihr Wunsch">
          <div className="chip-list">
            {options.map(({ name, label }) => (
              <CheckPill
                key={name}
                label={label}
                {...register(name, {
                  onChange: () => {
                    rewriteMessage(name);
                    if (name === 'isCallbackDesired' && (errors.phone || submitCount > 0)) void trigger('phone');
                  },
                })}
              />
            ))}
          </div>
        </FieldGroup>
        <TextArea {...register('message')} label={LABELS.message} rows={5} error={errors.message?.message} isRequired />
        <div className="contact-form__fields">
          <PersonField form={form} name="firstName" />
          <PersonField form={form} name="lastName" />
          <PersonField form={form} name="email" />
          <PersonField form={form} name="phone" isRequired={false} />
        </div>
        <ContactConsents form={form} />
        {foot === undefined ? sending : null}
        <p className="text-12 text-muted">{REQUIRED_NOTE}</p>
        {foot ? createPortal(sending, foot) : null}
      </form>
      <Invite isInvited={isInvited} />
    </div>
  );
}

function Invite({ isInvited }: { isInvited: boolean }) {
  return isInvited ? (
    <AccountInvite>
      Mit einem Konto füllen sich Ihre nächsten Anfragen von selbst aus, und Ihre Merkliste finden Sie auf jedem Gerät
      wieder.
    </AccountInvite>
  ) : null;
}

/** Until the next try. The live region is always rendered; otherwise its content is not announced. */
function ContactFailure({ error }: { error: Error | null }) {
  return (
    <div role="status">
      {error ? (
        <Notice tone="error" isStatic>
          {`Anfrage fehlgeschlagen. ${busyTextOf(error) ?? 'Bitte erneut versuchen.'}`}
        </Notice>
      ) : null}
    </div>
  );
}

/** Neither preselected nor required (rules/contact: no consent preselected). */
function ContactConsents({ form: { register } }: { form: CheckedForm<ContactEntries> }) {
  const { privacyDocumentUrl, companyName } = useTenant().settings;
  return (
    <div className="contact-consents">
      <Checkbox
        {...register('isDataPrivacyConfirmed')}
        label={
          <span>
            Ich habe die <DocumentLink url={privacyDocumentUrl}>Datenschutzerklärung</DocumentLink> gelesen. Meine
            Angaben werden verwendet, um diese Anfrage zu beantworten.
          </span>
        }
      />
      <Checkbox
        {...register('isMarketingContactAllowed')}
        label={`${companyName} darf mich per E-Mail und Telefon über Angebote informieren. Das ist freiwillig; ich kann es jederzeit widerrufen.`}
      />
    </div>
  );
}
