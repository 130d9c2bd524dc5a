import { withdrawalSchema, type Withdrawal } from '../../domain/order/withdrawal';
import { personFieldProps } from '../../domain/person/fieldProps';
import { personFields } from '../../domain/person/fields';
import { checkBy } from '../../lib/forms/check';
import { problemsOf } from '../../lib/forms/problems';
import { useSession } from '../../state/shopContext';
import { Button } from '../../ui/actions/Button';
import { ErrorSummary } from '../../ui/fields/ErrorSummary';
import { TextInput } from '../../ui/fields/TextInput';
import { useForm } from '../../ui/fields/useForm';

const LABELS = {
  firstName: personFields.firstName.label,
  lastName: personFields.lastName.label,
  email: personFields.email.label,
  order: 'Bestellnummer oder Fahrzeug',
} as const satisfies Record<keyof Withdrawal, string>;
const isField = (name: string): name is keyof Withdrawal => name in LABELS;
const EMPTY: Withdrawal = { firstName: '', lastName: '', email: '', order: '' };

/** First step: who withdraws from what. */
export function WithdrawalForm({
  entries,
  onContinue,
}: {
  entries?: Withdrawal;
  onContinue: (entries: Withdrawal) => void;
}) {
  const { user } = useSession();
  const form = useForm<Withdrawal>({
    defaultValues: entries ?? { ...EMPTY, email: user?.email ?? '' },
    check: checkBy(withdrawalSchema),
  });
  const { register, formProps, setFocus } = form;
  const { errors, submitCount } = form.formState;

  return (
    <form {...formProps(onContinue)} className="withdrawal__form" aria-label="Widerruf">
      <p>
        Hier können Sie einen mit uns geschlossenen Vertrag widerrufen. Einen Grund müssen Sie nicht nennen. Im nächsten
        Schritt prüfen Sie Ihre Angaben und bestätigen den Widerruf.
      </p>
      <ErrorSummary
        problems={problemsOf(errors, LABELS)}
        attempt={submitCount}
        onSelect={(name) => isField(name) && setFocus(name)}
      />
      <div className="withdrawal__pair">
        <TextInput {...personFieldProps(form, 'firstName')} />
        <TextInput {...personFieldProps(form, 'lastName')} />
      </div>
      <TextInput {...personFieldProps(form, 'email')} hint="Unter dieser Adresse können wir Sie erreichen." />
      <TextInput
        {...register('order')}
        label={LABELS.order}
        hint="Zum Beispiel die Nummer aus Ihrer Bestätigung oder Hersteller und Modell."
        error={errors.order?.message}
        isRequired
      />
      <div className="withdrawal__actions">
        <Button type="submit" variant="primary" size="large">
          Vertrag widerrufen
        </Button>
      </div>
    </form>
  );
}
