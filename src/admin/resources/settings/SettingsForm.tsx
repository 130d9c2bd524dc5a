import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import type { FieldPath } from 'react-hook-form';
import type { DealerSettings } from '../../../api/admin/dealerSettings';
import { UnsavedQuestion } from '../../../shared/unsaved/UnsavedQuestion';
import { useSession } from '../../../state/shopContext';
import { Button } from '../../../ui/actions/Button';
import { breakpoints } from '../../../ui/breakpoints';
import { Notice } from '../../../ui/feedback/Notice';
import { ErrorSummary } from '../../../ui/fields/ErrorSummary';
import { Select } from '../../../ui/fields/Select';
import { useIsAtLeast } from '../../../ui/layout/shopSize';
import { Tabs, type Tab } from '../../../ui/layout/Tabs';
import { useStyles } from '../../../ui/styles';
import { ChangedElsewhere } from '../../engine/changes/ChangedElsewhere';
import { LastChange } from '../../engine/changes/LastChange';
import { CHANGED_ELSEWHERE, ConflictNotice } from '../../engine/form/ConflictNotice';
import { fieldName, type EntryField } from '../../engine/entryFields';
import type { OpenForm } from '../../engine/form/openForm';
import { SaveButtons } from '../../engine/form/SaveButtons';
import { SaveFailure } from '../../engine/write/SaveFailure';
import { useFocusBack } from '../../engine/useFocusBack';
import { useNoticeInView, useRefusal } from '../../engine/form/refusedFields';
import { QuestionDialog } from '../../engine/QuestionDialog';
import { MAY_NOT_CHANGE } from '../../engine/failure';
import { mayDo } from '../../rights';
import { WhoMay } from '../../WhoMay';
import { ContentPreview, SettingsPreview } from './SettingsPreview';
import { HeaderPictures } from './HeaderPictures';
import { LegalOverview } from './law/LegalOverview';
import { settingsEntry, settingsFormFor } from './settingsForm';
import { namesOf, settingsAreas, type SettingsArea } from './settingsAreas';
import { settingsFields, type SettingsValues } from './settingsFields';
import { missingDocuments } from './settingsQuestions';
import css from './SettingsForm.css?inline';
import { useSettingsForm } from './useSettingsForm';
import { useShownArea } from './useShownArea';

/** Labels for the summary: of another section with its name, 'Inzahlungnahme, Ansprechpartner: Name'. */
const labelsFrom = (open: SettingsArea): Partial<Record<keyof SettingsValues, string>> =>
  Object.fromEntries(
    [open, ...settingsAreas.filter((area) => area !== open)].flatMap((area) =>
      namesOf(area).map((name) => {
        const field: Pick<EntryField, 'group' | 'label'> = settingsFields[name];
        return [name, area === open ? field.label : `${area.title}, ${fieldName(field)}`];
      }),
    ),
  );

/** Leaving with unsaved input asks. */
export function SettingsForm({ saved }: { saved: DealerSettings }) {
  useStyles(css);
  const roles = useSession().user?.roles ?? [];
  const { form, initial, guard, save, others, isPartlyRight } = useSettingsForm(saved);
  const { isDirty } = form.formState;
  const wholeProps = form.formProps(save.submit);
  const [wanted, setWanted] = useState<{ name: FieldPath<SettingsValues> }>();
  const focusWanted = useEffectEvent(() => wanted && form.setFocus(wanted.name));
  useEffect(() => focusWanted(), [wanted]);
  const setFocus = (name: FieldPath<SettingsValues>) => setWanted({ name });
  const { area, choose, focusField } = useShownArea({ setFocus, pass: guard.pass });

  const formProps: typeof wholeProps = {
    ...wholeProps,
    onSubmit: (event) => {
      if (!isPartlyRight()) {
        wholeProps.onSubmit(event);
        return;
      }
      event.preventDefault();
      void save.submit();
    },
  };
  useFocusBack(formProps.ref, isDirty);
  useFocusBack(formProps.ref, save.isPending);
  useFocusBack(formProps.ref, save.conflicts.length > 0);
  useNoticeInView(formProps.ref, save.anyFailure);
  useRefusal({ form, fields: settingsFields, failure: save.failure, container: formProps.ref });

  const values = form.watch();
  const changed = settingsAreas.filter((each) =>
    namesOf(each).some((name) => JSON.stringify(form.getValues(name)) !== JSON.stringify(Reflect.get(initial, name))),
  );
  const isWrong = (each: SettingsArea) =>
    namesOf(each).some((name) => form.getFieldState(name, form.formState).error !== undefined);
  const markOf = (each: SettingsArea) => {
    if (isWrong(each)) return ' (Fehler)';
    if (changed.includes(each)) return ' (ungespeichert)';
    return each.id === 'dokumente' && missingDocuments(values, saved.settings).length > 0 ? ' (unvollständig)' : '';
  };
  const isReadOnly = !mayDo(roles, `settings-${area.id}`);
  const open: OpenForm<SettingsValues> = { state: form, fields: settingsFields, isReadOnly, open: save, wanted };

  return (
    <form className="settings-form grid content-start gap-16 min-w-0" {...formProps} inert={save.isPending}>
      <ChangedElsewhere form={settingsFormFor(roles)} row={settingsEntry(saved)} change={others} unsure={save.unsure} />
      <LastChange form={settingsFormFor(roles)} row={settingsEntry(saved)} />
      <SaveFailure error={save.failure} reread={save.reread} />
      {save.isMerged && form.formState.isDirty ? (
        <Notice tone="error" title={CHANGED_ELSEWHERE}>
          <p>Die neuen Werte stehen jetzt im Formular. Bitte prüfen Sie sie und speichern Sie erneut.</p>
        </Notice>
      ) : null}
      <ConflictNotice form={open} open={save} onFocus={focusField} />
      <ErrorSummary form={{ ...form, setFocus: focusField }} labels={labelsFrom(area)} />
      <Areas
        areas={settingsAreas.map((each) => ({ id: each.id, label: each.title + markOf(each) }))}
        selected={area.id}
        onSelect={choose}
      >
        <div className="settings-form__area">
          <div className="grid content-start gap-16 max-w-720 min-w-0">
            {isReadOnly ? (
              <Notice isStatic title={MAY_NOT_CHANGE}>
                <WhoMay />
              </Notice>
            ) : null}
            {area.id === 'recht' ? <LegalOverview settings={saved.settings} onOpen={focusField} /> : null}
            <area.Fields key={area.id} form={open} values={values} />
          </div>
          {area.id === 'darstellung' ? (
            <SettingsPreview values={values} companyName={saved.settings.companyName} />
          ) : null}
          {area.id === 'inhalt' ? <ContentPreview values={values} /> : null}
          {area.id === 'darstellung' && !isReadOnly ? <HeaderPictures /> : null}
        </div>
      </Areas>
      {isDirty ? (
        <div className="settings-form__bar" role="region" aria-label="Ungespeicherte Änderungen">
          <SaveButtons isBusy={save.isPending} />
          <Button onClick={() => guard.leave(() => form.reset(initial))}>Verwerfen</Button>
          <p>{`Ungespeicherte Änderungen: ${changed.map(({ title }) => title).join(', ')}`}</p>
        </div>
      ) : null}
      <UnsavedQuestion held={guard.held} title="Einstellungen" />
      {save.question ? <QuestionDialog key={save.question.question.title} {...save.question} /> : null}
    </form>
  );
}

interface AreasProps {
  areas: readonly Tab[];
  selected: string;
  onSelect: (id: string) => void;
  children: ReactNode;
}

/** Sections as tabs; on a phone, which has no room for seven names, as a choice. */
function Areas({ areas, selected, onSelect, children }: AreasProps) {
  if (useIsAtLeast(breakpoints.small))
    return (
      <Tabs label="Bereiche der Einstellungen" tabs={areas} selected={selected} onSelect={onSelect}>
        {children}
      </Tabs>
    );
  return (
    <>
      <Select
        label="Bereich"
        options={areas.map(({ id, label }) => ({ value: id, label }))}
        value={selected}
        onChange={({ currentTarget }) => onSelect(currentTarget.value)}
      />
      {children}
    </>
  );
}
