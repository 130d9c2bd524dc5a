import { accountChangesOf, personEntries, type Account } from '../../../domain/account/account';
import { checkOwnData, OWN_DATA_FIELDS, type OwnData } from '../../../domain/account/ownData';
import { askedPersonFields, customerTypes, personLabels } from '../../../domain/person/fields';
import { joinFacts } from '../../../lib/formatFacts';
import { mapKeys } from '../../../lib/keysOf';
import { PersonRows } from '../../../shared/person/PersonRows';
import { UnsavedQuestion } from '../../../shared/unsaved/UnsavedQuestion';
import { useUnsavedGuard } from '../../../shared/unsaved/useUnsavedGuard';
import { useNow } from '../../../state/shopContext';
import { Button } from '../../../ui/actions/Button';
import { ErrorSummary } from '../../../ui/fields/ErrorSummary';
import { RadioGroup } from '../../../ui/fields/RadioGroup';
import { useCheckedForm } from '../../../ui/fields/useCheckedForm';
import { useChoice } from '../../../ui/fields/useChoice';
import { Fold } from '../../../ui/layout/Fold';
import { SaveOutcome } from './SaveOutcome';
import { useAccountUpdate } from './useAccountUpdate';
import { fullName } from '../../../domain/person/fullName';

/** Prefills orders. The e-mail identifies the account: read-only. */
export function OwnDataForm({ account }: { account: Account }) {
  const now = useNow();
  const form = useCheckedForm<OwnData>({
    defaultValues: entriesOf(account),
    check: (entries) => checkOwnData(entries, now()),
  });
  const guard = useUnsavedGuard(form.formState.isDirty);
  const customerType = useChoice(form, 'customerType');
  const { status, error, isPending, submit } = useAccountUpdate(account, accountChangesOf, form.reset);
  const kind = { customerType: customerTypes.parse(customerType.value) ?? 'private', needsBirthDate: true };
  const asked = askedPersonFields(kind).filter((name) => name !== 'email');

  return (
    <section className="account__fold" aria-labelledby="account-data">
      <Fold id="account-data" level={2} title="Meine Daten" note={knownOf(account)}>
        <p>
          Was Sie hier eintragen, müssen Sie in einer Bestellung nicht mehr ausfüllen. Alle Angaben sind freiwillig.
        </p>
        <form {...form.formProps(submit)} className="grid gap-16" aria-label="Meine Daten">
          <ErrorSummary form={form} labels={personLabels(asked)} />
          <RadioGroup
            {...customerType}
            label="Sie kaufen als"
            options={customerTypes.keys.map((type) => ({ value: type, label: customerTypes.label(type) }))}
          />
          <PersonRows form={form} names={asked} isRequired={false} />
          <SaveOutcome status={status} error={error} saved="Ihre Daten sind gespeichert." />
          <div className="account__actions">
            <Button type="submit" variant="primary" isBusy={isPending}>
              Daten speichern
            </Button>
          </div>
        </form>
      </Fold>
      <UnsavedQuestion held={guard.held} title="Meine Daten" />
    </section>
  );
}

/** 'Klara Kundin · Karlsruhe'. */
const knownOf = (account: Account) =>
  joinFacts([fullName(account), account.phoneNumber, account.address?.city]) || 'Noch keine Angaben';

function entriesOf(account: Account): OwnData {
  const entries = personEntries(account);
  return {
    ...mapKeys(OWN_DATA_FIELDS, (name) => entries[name] ?? ''),
    customerType: entries.customerType ?? 'private',
  };
}
