import { withdrawalSchema, type Withdrawal } from '../../domain/order/withdrawal';
import { personLabels } from '../../domain/person/fields';
import { checkBy } from '../../lib/check';
import { PersonField } from '../../shared/person/PersonField';
import { useVisitForm } from '../../shared/unsaved/useVisitForm';
import { useSession } from '../../state/shopContext';
import { Button } from '../../ui/actions/Button';
import { ErrorSummary } from '../../ui/fields/ErrorSummary';
import { TextInput } from '../../ui/fields/TextInput';
import { useCheckedForm } from '../../ui/fields/useCheckedForm';

const LABELS = {
  ...personLabels(['firstName', 'lastName', 'email']),
  order: 'Bestellnummer oder Fahrzeug',
} as const satisfies Record<keyof Withdrawal, string>;
const EMPTY: Withdrawal = { firstName: '', lastName: '', email: '', order: '' };

/** First step of a withdrawal: person and contract. */
export function WithdrawalForm({
  name,
  entries,
  onContinue,
}: {
  /** Of the form among those that are kept for the visit. */
  name: string;
  entries?: Withdrawal;
  onContinue: (entries: Withdrawal) => void;
}) {
  const { user } = useSession();
  const form = useCheckedForm<Withdrawal>({
    defaultValues: entries ?? { ...EMPTY, email: user?.email ?? '' },
    check: checkBy(withdrawalSchema),
  });
  useVisitForm(form, name);

  return (
    <form {...form.formProps(onContinue)} className="withdrawal__form" aria-label="Widerruf">
      <p>
        Hier können Sie einen mit uns geschlossenen Vertrag widerrufen. Einen Grund müssen Sie nicht nennen. Im nächsten
        Schritt prüfen Sie Ihre Angaben und bestätigen den Widerruf.
      </p>
      <ErrorSummary form={form} labels={LABELS} />
      <div className="withdrawal__pair">
        <PersonField form={form} name="firstName" />
        <PersonField form={form} name="lastName" />
      </div>
      <PersonField form={form} name="email" hint="Unter dieser Adresse können wir Sie erreichen." />
      <TextInput
        {...form.register('order')}
        label={LABELS.order}
        hint="Zum Beispiel die Nummer aus Ihrer Bestätigung oder Hersteller und Modell."
        error={form.formState.errors.order?.message}
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
