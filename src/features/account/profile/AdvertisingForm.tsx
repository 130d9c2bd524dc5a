import type { Account } from '../../../domain/account/account';
import {
  MARKETING_HINT,
  marketingQuestion,
  marketingChannels,
  marketingChannelNames,
} from '../../../domain/account/marketing';
import { mapKeys } from '../../../lib/keysOf';
import { UnsavedQuestion } from '../../../shared/unsaved/UnsavedQuestion';
import { useUnsavedGuard } from '../../../shared/unsaved/useUnsavedGuard';
import { useTenant } from '../../../state/shopContext';
import { Button } from '../../../ui/actions/Button';
import { Checkbox } from '../../../ui/fields/Checkbox';
import { FieldGroup } from '../../../ui/fields/Field';
import { useCheckedForm } from '../../../ui/fields/useCheckedForm';
import { Fold } from '../../../ui/layout/Fold';
import { SaveOutcome } from './SaveOutcome';
import { useAccountUpdate } from './useAccountUpdate';

type Consents = Record<(typeof marketingChannelNames)[number], boolean>;

export function AdvertisingForm({ account }: { account: Account }) {
  const { settings } = useTenant();
  const form = useCheckedForm<Consents>({
    defaultValues: mapKeys(marketingChannelNames, (name) => account[name] ?? false),
    check: (values) => ({ values }),
  });
  const guard = useUnsavedGuard(form.formState.isDirty);
  const { status, error, isPending, submit } = useAccountUpdate(account, (consents: Consents) => consents, form.reset);
  const agreed = marketingChannelNames.filter((name) => account[name] === true);
  const hasAny = agreed.length > 0;
  return (
    <section className="account__fold" aria-labelledby="account-advertising">
      <Fold
        id="account-advertising"
        level={2}
        title="Newsletter und Werbung"
        note={hasAny ? agreed.map((name) => marketingChannels[name]).join(', ') : 'Keine Einwilligung'}
      >
        <form {...form.formProps(submit)} className="grid gap-16" aria-label="Newsletter und Werbung">
          <FieldGroup label={marketingQuestion(settings.companyName)} hint={MARKETING_HINT}>
            {marketingChannelNames.map((name) => (
              <Checkbox key={name} {...form.register(name)} label={marketingChannels[name]} />
            ))}
          </FieldGroup>
          <SaveOutcome status={status} error={error} saved="Ihre Auswahl ist gespeichert." />
          <div className="account__actions">
            <Button type="submit" variant="primary" isBusy={isPending}>
              Auswahl speichern
            </Button>
            {hasAny ? (
              <Button
                onClick={() => {
                  for (const name of marketingChannelNames) form.setValue(name, false, { shouldDirty: true });
                  void submit(mapKeys(marketingChannelNames, () => false));
                }}
              >
                Alles abbestellen
              </Button>
            ) : null}
          </div>
        </form>
      </Fold>
      <UnsavedQuestion held={guard.held} title="Newsletter und Werbung" />
    </section>
  );
}
