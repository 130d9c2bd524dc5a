import { withdrawalSchema, type Withdrawal } from '../../domain/order/withdrawal';
import { personLabels } from '../../domain/person/fields';
import { checkBy } from '../../lib/check';
import { PersonField } from '../../shared/person/PersonField';
import { useVisitForm } from '../../shared/unsaved/useVisitForm';
import { useSession } from '../../state/shopContext';
import { Button } from '../../ui/actions/Button';
import { Heading } from '../../ui/display/Heading';
import { ErrorSummary } from '../../ui/fields/ErrorSummary';
import { TextInput } from '../../ui/fields/TextInput';
import { useCheckedForm } from '../../ui/fields/useCheckedForm';

const LABELS = {
  order: 'Bestellnummer oder Fahrzeug',
  ...personLabels(['email', 'firstName', 'lastName']),
} as const satisfies Record<keyof Withdrawal, string>;
const EMPTY: Withdrawal = { firstName: '', lastName: '', email: '', order: '' };

export function WithdrawalForm({
  name,
  entries,
  onContinue,
}: {
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
      <Heading
        level={1}
        sub="Einen Grund müssen Sie nicht nennen. Im nächsten Schritt prüfen Sie Ihre Angaben und bestätigen den Widerruf."
      >
        Vertrag widerrufen
      </Heading>
      <ErrorSummary form={form} labels={LABELS} />
      <TextInput
        {...form.register('order')}
        label={LABELS.order}
        hint="Zum Beispiel die Nummer aus Ihrer Bestätigung oder Hersteller und Modell."
        error={form.formState.errors.order?.message}
        isRequired
      />
      <PersonField form={form} name="email" hint="Unter dieser Adresse können wir Sie erreichen." />
      <div className="withdrawal__pair">
        <PersonField form={form} name="firstName" />
        <PersonField form={form} name="lastName" />
      </div>
      <Button type="submit" variant="primary" size="large">
        Vertrag widerrufen
      </Button>
    </form>
  );
}
