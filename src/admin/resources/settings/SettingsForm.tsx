import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { FieldPath } from 'react-hook-form';
import { useLocation, useNavigate } from 'react-router-dom';
import { saveDealerSettings, type DealerSettings } from '../../../api/admin/dealerSettings';
import { uploadFiles } from '../../../api/admin/files';
import { formatIban } from '../../../domain/dealer/rules';
import { usePlatform, useSession, useShowNotice } from '../../../state/shopContext';
import { useSubmission } from '../../../state/useSubmission';
import { toJson } from '../../../lib/json';
import { Button } from '../../../ui/actions/Button';
import { Notice } from '../../../ui/display/Notice';
import { ErrorSummary } from '../../../ui/fields/ErrorSummary';
import { useCheckedForm } from '../../../ui/fields/useCheckedForm';
import { Tabs } from '../../../ui/layout/Tabs';
import { useStyles } from '../../../ui/styles';
import { SaveFailure } from '../../engine/SaveFailure';
import { FormFields } from '../../engine/fields/FormFields';
import { QuestionDialog } from '../../engine/QuestionDialog';
import { UnsavedQuestion } from '../../../parts/unsaved/UnsavedQuestion';
import { useKeptEntries } from '../../engine/useKeptEntries';
import { useRefusal } from '../../engine/useRefusal';
import { useUnsavedGuard } from '../../../parts/unsaved/useUnsavedGuard';
import { MESSAGE_MS } from '../../Messages';
import { ADMINS } from '../../page';
import { useReloadTenant } from '../../reloadTenant';
import { HeaderPictures } from './HeaderPictures';
import css from './SettingsForm.css?inline';
import { SettingsPreview } from './SettingsPreview';
import { settingsAreas, type SettingsArea } from './settingsSections';
import {
  checkSettings,
  settingsChanges,
  settingsValues,
  type SettingsOutput,
  type SettingsValues,
} from './settingsValues';

const namesOf = ({ sections }: SettingsArea) => sections.flatMap(({ fields }) => fields.map(({ name }) => name));
const labels = Object.fromEntries(
  settingsAreas.flatMap(({ sections }) =>
    sections.flatMap(({ fields }) => fields.map(({ name, label }) => [name, label])),
  ),
);

/** Documents that may be given as a file instead of an address. */
const documentFiles = [
  ['termsFile', 'shopTermsOfServiceDocumentUrl'],
  ['privacyFile', 'privacyDocumentUrl'],
  ['cancellationFile', 'cancellationDocumentUrl'],
] as const;

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

  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const wanted = new URLSearchParams(search).get('bereich');
  const area = settingsAreas.find(({ id }) => id === wanted) ?? settingsAreas[0];
  const choose = (id: string) => {
    // Another tab of the same form is no way out.
    guard.pass(() => void navigate(`${pathname}?bereich=${id}`, { replace: true }));
  };
  const pendingFocus = useRef<FieldPath<SettingsValues>>(undefined);
  const focusField = (name: FieldPath<SettingsValues>) => {
    const owner = settingsAreas.find((each) => namesOf(each).includes(name));
    if (owner === undefined || owner === area) form.setFocus(name);
    else {
      pendingFocus.current = name;
      choose(owner.id);
    }
  };
  useEffect(() => {
    if (pendingFocus.current === undefined) return;
    form.setFocus(pendingFocus.current);
    pendingFocus.current = undefined;
  }, [area, form]);

  const submission = useSubmission({
    send: async (output: SettingsOutput, signal) => {
      const values = form.getValues();
      const changes = settingsChanges(initial, values, output);
      if (values.logo.file) [changes.logoUrl] = await uploadFiles(platform, 'Logo', [values.logo.file], { signal });
      else if (values.logo.url === undefined && initial.logo.url !== undefined) changes.logoUrl = null;
      for (const [file, address] of documentFiles) {
        const chosen = values[file].file;
        if (chosen) [changes[address]] = await uploadFiles(platform, 'LegalDocument', [chosen], { signal });
      }
      await saveDealerSettings(platform, changes, signal);
      return { ...values, termsFile: {}, privacyFile: {}, cancellationFile: {}, fileServerPassword: '' };
    },
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
  useRefusal({ form, labels, failure: submission.error ?? undefined, place: formProps.ref });

  const values = form.watch();
  const changed = settingsAreas.filter((each) =>
    namesOf(each).some((name) => toJson(form.getValues(name)) !== toJson(Reflect.get(initial, name))),
  );
  const wrong = settingsAreas.filter((each) =>
    namesOf(each).some((name) => form.getFieldState(name, form.formState).error !== undefined),
  );
  const missing = [
    values.shopTermsOfServiceDocumentUrl === '' && values.termsFile.file === undefined && 'AGB',
    values.privacyDocumentUrl === '' && values.privacyFile.file === undefined && 'Datenschutzerklärung',
    values.imprintUrl === '' && 'Impressum',
  ].filter((name) => name !== false);
  const isReadOnly = area?.isForAdmins === true && !isAdmin;
  if (area === undefined) return null;

  return (
    <form className="settings-form" {...formProps} inert={submission.isPending}>
      <SaveFailure error={submission.error} />
      <ErrorSummary form={{ ...form, setFocus: focusField }} labels={labels} />
      <Tabs
        label="Bereiche der Einstellungen"
        tabs={settingsAreas.map((each) => ({
          id: each.id,
          label: `${each.title}${wrong.includes(each) ? ' (Fehler)' : changed.includes(each) ? ' (ungespeichert)' : ''}`,
        }))}
        selected={area.id}
        onSelect={choose}
      >
        <div className="settings-form__area">
          <div className="settings-form__fields">
            {isReadOnly ? (
              <Notice isStatic title="Für Änderungen fehlt Ihnen die Berechtigung.">
                Diesen Bereich ändert, wer Ihren Shop verwaltet.
              </Notice>
            ) : null}
            {area.id === 'dokumente' && missing.length > 0 ? (
              <Notice tone="warning" isStatic>
                {`Es fehlt: ${missing.join(', ')}. Ohne diese Angaben ist ein Shop angreifbar.`}
              </Notice>
            ) : null}
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
        <QuestionDialog
          question={{
            title: 'Bankverbindung ändern?',
            confirmLabel: 'Bankverbindung ändern',
            text: (
              <>
                <p>{`Bisher: ${initial.iban}`}</p>
                <p>{`Neu: ${ibanOf(isAskingIban)}`}</p>
                <p>Künftige Überweisungen gehen auf dieses Konto.</p>
              </>
            ),
          }}
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
