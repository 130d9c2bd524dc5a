import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { DealerSettings } from '../../../api/admin/dealerSettings';
import { formatIban } from '../../../domain/dealer/rules';
import { toJson } from '../../../lib/json';
import { UnsavedQuestion } from '../../../parts/unsaved/UnsavedQuestion';
import { useUnsavedGuard } from '../../../parts/unsaved/useUnsavedGuard';
import { usePlatform, useSession, useShowNotice } from '../../../state/shopContext';
import { useSubmission } from '../../../state/useSubmission';
import { Button } from '../../../ui/actions/Button';
import { ErrorSummary } from '../../../ui/fields/ErrorSummary';
import { useCheckedForm } from '../../../ui/fields/useCheckedForm';
import { Tabs } from '../../../ui/layout/Tabs';
import { useStyles } from '../../../ui/styles';
import { FormFields } from '../../engine/fields/FormFields';
import { SaveFailure } from '../../engine/SaveFailure';
import { useKeptEntries } from '../../engine/useKeptEntries';
import { useRefusal } from '../../engine/useRefusal';
import { MESSAGE_MS } from '../../Messages';
import { ADMINS } from '../../page';
import { useReloadTenant } from '../../reloadTenant';
import { AccountQuestion } from './AccountQuestion';
import { AreaNotices, missingDocuments } from './AreaNotices';
import type { SettingsArea } from './areas/fields';
import { ContentPreview } from './ContentPreview';
import { HeaderPictures } from './HeaderPictures';
import { sendSettings } from './sendSettings';
import { namesOf, settingsAreas, settingsLabels } from './settingsAreas';
import css from './SettingsForm.css?inline';
import { SettingsPreview } from './SettingsPreview';
import { checkSettings, settingsValues, type SettingsOutput, type SettingsValues } from './settingsValues';
import { useShownArea } from './useShownArea';

/** The account of checked values, grouped; '' for none. */
const ibanOf = ({ iban }: SettingsOutput) => (typeof iban === 'string' ? formatIban(iban) : '');

/** Six tabs, one form, one bar: saved together, and left only after a question while something is unsaved. */
export function SettingsForm({ saved }: { saved: DealerSettings }) {
  useStyles(css);
  const platform = usePlatform();
  const client = useQueryClient();
  const show = useShowNotice();
  const reloadTenant = useReloadTenant();
  const roles = useSession().user?.roles ?? [];
  const isAdmin = ADMINS.some((role) => roles.includes(role));
  const [initial, setInitial] = useState(() => settingsValues(saved));
  const form = useCheckedForm<SettingsValues, SettingsOutput>({
    defaultValues: initial,
    check: checkSettings,
    onValues: (values) => kept.keep(values),
  });
  const kept = useKeptEntries(form, 'dealer-settings');
  const { isDirty } = form.formState;
  const guard = useUnsavedGuard(isDirty);
  const [isAskingIban, setAskingIban] = useState<SettingsOutput>();

  const { area, choose, focusField } = useShownArea({ setFocus: form.setFocus, pass: guard.pass });

  const submission = useSubmission({
    send: (output: SettingsOutput, signal) =>
      sendSettings(platform, { initial, values: form.getValues(), output }, signal),
    onSuccess: (values) => {
      guard.release();
      kept.drop();
      setInitial(values);
      form.reset(values);
      show({ text: 'Erfolgreich gespeichert', kind: 'success', durationMs: MESSAGE_MS });
      void client.invalidateQueries({ queryKey: ['tenant-settings'] });
      reloadTenant();
    },
  });
  const send = (output: SettingsOutput) => {
    const account = ibanOf(output);
    const isNewAccount = initial.iban !== '' && account !== '' && account !== initial.iban;
    if (isNewAccount) setAskingIban(output);
    else void submission.submit(output);
  };

  const formProps = form.formProps(send);
  useRefusal({ form, labels: settingsLabels, failure: submission.error ?? undefined, container: formProps.ref });

  const values = form.watch();
  const changed = settingsAreas.filter((each) =>
    namesOf(each).some((name) => toJson(form.getValues(name)) !== toJson(Reflect.get(initial, name))),
  );
  const isWrong = (each: SettingsArea) =>
    namesOf(each).some((name) => form.getFieldState(name, form.formState).error !== undefined);
  const markOf = (each: SettingsArea) => {
    if (isWrong(each)) return ' (Fehler)';
    if (changed.includes(each)) return ' (ungespeichert)';
    return each.id === 'dokumente' && missingDocuments(values).length > 0 ? ' (unvollständig)' : '';
  };
  if (area === undefined) return null;
  const isReadOnly = area.isForAdmins === true && !isAdmin;

  return (
    <form className="settings-form" {...formProps} inert={submission.isPending}>
      <SaveFailure error={submission.error} />
      <ErrorSummary form={{ ...form, setFocus: focusField }} labels={settingsLabels} />
      <Tabs
        label="Bereiche der Einstellungen"
        tabs={settingsAreas.map((each) => ({ id: each.id, label: each.title + markOf(each) }))}
        selected={area.id}
        onSelect={choose}
      >
        <div className="settings-form__area">
          <div className="settings-form__fields">
            <AreaNotices {...{ area, isReadOnly, values }} />
            <FormFields
              key={area.id}
              form={form}
              sections={area.sections}
              related={undefined}
              isReadOnly={isReadOnly}
            />
          </div>
          {area.id === 'darstellung' ? (
            <SettingsPreview values={values} companyName={saved.settings.companyName} />
          ) : null}
          {area.id === 'inhalt' ? <ContentPreview values={values} /> : null}
        </div>
      </Tabs>
      {area.id === 'darstellung' ? <HeaderPictures /> : null}
      {isDirty ? (
        <div className="settings-form__bar" role="region" aria-label="Ungespeicherte Änderungen">
          <Button type="submit" variant="primary" isBusy={submission.isPending}>
            Speichern
          </Button>
          <Button onClick={() => guard.leave(() => form.reset(initial))}>Verwerfen</Button>
          <p>{`Ungespeicherte Änderungen: ${changed.map(({ title }) => title).join(', ')}`}</p>
        </div>
      ) : null}
      <UnsavedQuestion held={guard.held} title="Einstellungen" />
      {isAskingIban === undefined ? null : (
        <AccountQuestion
          before={initial.iban}
          after={ibanOf(isAskingIban)}
          onConfirm={() => {
            setAskingIban(undefined);
            void submission.submit(isAskingIban);
          }}
          onCancel={() => setAskingIban(undefined)}
        />
      )}
    </form>
  );
}
