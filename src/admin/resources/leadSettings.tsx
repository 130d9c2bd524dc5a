import Bell from 'lucide-react/icons/bell';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import type * as z from 'zod/mini';
import type { Read } from '../../api/admin/crud';
import { leadSettingsApi, type LeadSettingWrite } from '../../api/admin/leadSettings';
import { leadSettingFormSchema } from '../../domain/dealer/forms/leadSetting';
import { leadTargets, leadTriggers, type LeadSetting } from '../../domain/dealer/leadSetting';
import type { Location } from '../../domain/tenant/location';
import type { TradeInManufacturer } from '../../domain/trade-in/vehicleInfo';
import { carTypes } from '../../domain/enums/carType';
import { usedConditions } from '../../domain/enums/usedCondition';
import { checkBy } from '../../lib/check';
import { locationsQuery } from '../../state/queries/recipient';
import { usePlatform } from '../../state/shopContext';
import { Notice } from '../../ui/feedback/Notice';
import type { CheckedForm } from '../../ui/fields/useCheckedForm';
import { choicesOf, entryForm } from '../engine/entryForm';
import type { Rows, Columns } from '../engine/entry';
import { fieldsOf, FormSection } from '../engine/form/fields/fields';
import { FormSheet } from '../engine/form/FormSheet';
import { ListPage } from '../engine/list/ListPage';
import { useList } from '../engine/list/useList';
import type { SettingsPage } from '../page';
import { FoundRows } from '../search/FoundRows';
import { manufacturersQuery } from '../stock';
import { locationChoices, nameOfLocation } from './locationChoices';

interface LeadFilters {
  locations: readonly Location[];
  manufacturers: readonly TradeInManufacturer[];
}

type LeadValues = z.input<typeof leadSettingFormSchema>;

/** Text of the filters: 'PKW · Karlsruhe · Neuwagen', or 'Alle'. */
function filterText(lead: LeadValues, { locations }: LeadFilters): string {
  const parts = [
    lead.carTypes.map(carTypes.label),
    lead.manufacturers,
    lead.locationIds.map((id) => nameOfLocation(locations, id)),
    lead.usedConditions.map(usedConditions.label),
  ].filter((part) => part.length > 0);
  return parts.map((part) => part.join(', ')).join(' · ') || 'Alle';
}

const triggerText = ({ triggers }: Pick<LeadValues, 'triggers'>) => triggers.map(leadTriggers.label).join(', ');
const targetText = ({ targets }: Pick<LeadValues, 'targets'>) => targets.map(leadTargets.label).join(', ');

function useLeadFilters(): LeadFilters {
  const platform = usePlatform();
  const locations = useQuery(locationsQuery(platform)).data;
  const manufacturers = useQuery(manufacturersQuery(platform)).data;
  return useMemo(
    () => ({ locations: locations ?? [], manufacturers: manufacturers ?? [] }),
    [locations, manufacturers],
  );
}

const checkFields = checkBy(leadSettingFormSchema);
const checkLead = (values: LeadValues, row: Read<LeadSetting> | undefined) => {
  const checked = checkFields(values);
  return checked.errors ? checked : { values: { ...checked.values, base: row?.wire } };
};

const { TextField, ChecksField } = fieldsOf<LeadValues>();

export const leadForm = ({ locations, manufacturers }: LeadFilters) =>
  entryForm<Read<LeadSetting>, LeadValues, LeadSettingWrite>({
    labels: {
      targetEmail: 'E-Mail',
      triggers: 'Auslöser',
      targets: 'Zielsystem',
      locationIds: 'Standorte',
      carTypes: 'Fahrzeugarten',
      manufacturers: 'Marken',
      usedConditions: 'Fahrzeugzustand',
    },
    choices: {
      triggers: choicesOf(leadTriggers),
      targets: choicesOf(leadTargets),
      locationIds: locationChoices(locations),
      carTypes: choicesOf(carTypes),
      manufacturers: manufacturers.map(({ name }) => ({ value: name, label: name })),
      usedConditions: choicesOf(usedConditions),
    },
    goneLabel: (value, name) => (name === 'locationIds' ? nameOfLocation(locations, value) : value),
    entries: (row) => ({
      targetEmail: row?.targetEmail ?? '',
      triggers: row?.triggers ?? [],
      targets: row?.targets ?? ['email'],
      locationIds: row?.locationIds ?? [],
      carTypes: row?.carTypes ?? [],
      manufacturers: row?.manufacturers ?? [],
      usedConditions: row?.usedConditions ?? [],
    }),
    check: checkLead,
    create: leadSettingsApi.create,
    update: leadSettingsApi.update,
  });

export const leadRows: Rows<Read<LeadSetting>> = {
  queryName: 'lead-settings',
  calls: leadSettingsApi,
  searchedIn: 'Empfänger, Auslöser, Filter',
  hit: (lead) => ({ note: triggerText(lead), texts: [] }),
  nameOf: ({ targetEmail }) => targetEmail,
};

export const leadColumns = (related: LeadFilters): Columns<Read<LeadSetting>> => [
  { id: 'empfaenger', header: 'Empfänger', priority: 1, text: ({ targetEmail }) => targetEmail, sort: true },
  { id: 'ausloeser', header: 'Auslöser', priority: 1, text: triggerText, sort: true },
  { id: 'zielsystem', header: 'Zielsystem', priority: 2, text: targetText, sort: true },
  { id: 'filter', header: 'Gilt für', priority: 3, text: (lead) => filterText(lead, related) },
];

/** Recipients of requests, orders and trade-ins. */
export const leadSettings: SettingsPage = {
  page: 'lead-settings',
  title: 'Benachrichtigungen',
  sentence: 'Wer bei Anfragen, Bestellungen und Inzahlungnahmen informiert wird.',
  group: 'operation',
  icon: <Bell />,
  isOnboarding: true,
  Page: LeadSettings,
  FoundRows: (props) => <FoundRows of={leadSettings} source={leadRows} {...props} />,
};

function LeadSettings() {
  const related = useLeadFilters();
  const columns = useMemo(() => leadColumns(related), [related]);
  const form = leadForm(related);
  const list = useList(leadSettings, leadRows, {
    columns,
    form,
    create: 'Benachrichtigung anlegen',
    removal: {
      label: 'Benachrichtigung löschen',
      text: (row) =>
        `Die Benachrichtigung an ${row.targetEmail} (${triggerText(row)}; ${filterText(row, related)}) wird gelöscht.`,
      restore: (platform, { wire, ...row }) => leadSettingsApi.create(platform, { ...row, base: wire }),
    },
  });
  return (
    <ListPage list={list} notes={<MissingReceivers rows={list.rows} />}>
      <FormSheet
        list={list}
        form={form}
        title="Benachrichtigung bearbeiten"
        isUndoable
        aside={(values) => <RuleSentence form={values} related={related} />}
      >
        <FormSection title="Empfänger">
          <TextField name="targetEmail" isRequired type="email" inputMode="email" />
        </FormSection>
        <FormSection title="Auslöser und Zielsystem">
          <ChecksField name="triggers" isRequired />
          <ChecksField
            name="targets"
            isRequired
            hint="AutoCRM, Catch und DealerDesk sind Programme zur Kundenbetreuung; ohne ein solches wählen Sie E-Mail."
          />
        </FormSection>
        <FormSection title="Nur für" text="Ohne Auswahl gilt die Benachrichtigung für alle.">
          <ChecksField name="locationIds" empty="Alle Standorte" />
          <ChecksField name="carTypes" empty="Alle Fahrzeugarten" />
          <ChecksField name="manufacturers" empty="Alle Marken" />
          <ChecksField name="usedConditions" empty="Jeder Zustand" />
        </FormSection>
      </FormSheet>
    </ListPage>
  );
}

/** Warns about triggers without a recipient that has no filters. */
function MissingReceivers({ rows }: { rows: readonly LeadSetting[] }) {
  const isForAll = (lead: LeadSetting) =>
    [lead.locationIds, lead.carTypes, lead.manufacturers, lead.usedConditions].every((filter) => filter.length === 0);
  const missing = leadTriggers.keys.filter(
    (trigger) => !rows.some((row) => isForAll(row) && row.triggers.includes(trigger)),
  );
  if (missing.length === 0) return null;
  const addressed = rows.flatMap(({ triggers }) => triggers);
  const filtered = missing.filter((trigger) => addressed.includes(trigger));
  return (
    <Notice tone="warning" isStatic>
      {missing
        .filter((trigger) => !addressed.includes(trigger))
        .map((trigger) => (
          <p key={trigger}>{`Für „${leadTriggers.label(trigger)}“ ist niemand eingetragen.`}</p>
        ))}
      {filtered.length === 0 ? null : (
        <p>{`Nur mit Filter ist jemand eingetragen für: ${filtered.map(leadTriggers.label).join(', ')}.`}</p>
      )}
    </Notice>
  );
}

/** Preview of the lead setting as a sentence. */
function RuleSentence({ form, related }: { form: CheckedForm<LeadValues, unknown>; related: LeadFilters }) {
  useWatch({ control: form.control });
  const values = form.getValues();
  if (values.triggers.length === 0 || values.targets.length === 0) return null;
  const filter = filterText(values, related);
  return (
    <p className="entry-sheet__hint" role="status">
      {`${triggerText(values)} ${filter === 'Alle' ? 'für alle Fahrzeuge' : `für ${filter}`}: an ${values.targetEmail || 'die Adresse oben'} über ${targetText(values)}.`}
    </p>
  );
}
