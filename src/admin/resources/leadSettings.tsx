import Bell from 'lucide-react/icons/bell';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import type { Read } from '../../api/admin/crud';
import { leadSettingsApi, type LeadSettingWrite } from '../../api/admin/leadSettings';
import { leadTargets, leadTriggers, type LeadSetting } from '../../domain/dealer/leadSetting';
import type { Location } from '../../domain/tenant/location';
import { atLeastOne } from '../../domain/dealer/rules';
import { email } from '../../domain/person/rules';
import type { TradeInManufacturer } from '../../domain/trade-in/vehicleInfo';
import { carTypes } from '../../domain/enums/carType';
import { usedConditions } from '../../domain/enums/usedCondition';
import { locationsQuery } from '../../state/queries/recipient';
import { usePlatform } from '../../state/shopContext';
import { Notice } from '../../ui/feedback/Notice';
import type { CheckedForm } from '../../ui/fields/useCheckedForm';
import { checkOf, formEntriesOf, required, type EntryFields, type EntryValues } from '../engine/entryFields';
import { choicesOf, entryForm } from '../engine/entryForm';
import type { Rows, Columns, CsvColumn } from '../engine/entry';
import { ChecksField, FormSection, TextField } from '../engine/form/fields/fields';
import { FormSheet } from '../engine/form/FormSheet';
import { ListPage } from '../engine/list/ListPage';
import { rowsQuery } from '../engine/list/rowsQuery';
import { useList } from '../engine/list/useList';
import type { SettingsPage } from '../page';
import { FoundRows } from '../search/FoundRows';
import { manufacturersQuery } from '../stock';
import { locationChoices, nameOfLocation } from './locationChoices';

interface LeadFilters {
  locations: readonly Location[];
  manufacturers: readonly TradeInManufacturer[];
}

const fields = {
  targetEmail: required('E-Mail', email()),
  triggers: {
    ...required('Auslöser', atLeastOne(z.enum(leadTriggers.keys))),
    choices: choicesOf(leadTriggers),
    wire: ['leadChannelTypes'],
    initial: [],
  },
  targets: {
    ...required('Zielsystem', atLeastOne(z.enum(leadTargets.keys))),
    choices: choicesOf(leadTargets),
    wire: ['leadSystemTargetTypes'],
    initial: ['email'],
  },
  locationIds: {
    label: 'Standorte',
    rule: z.array(z.string()),
    empty: 'Alle Standorte',
    wire: ['vehicleDealerLocationIdsFilter'],
    initial: [],
  },
  carTypes: {
    label: 'Fahrzeugarten',
    rule: z.array(z.enum(carTypes.keys)),
    choices: choicesOf(carTypes),
    empty: 'Alle Fahrzeugarten',
    wire: ['vehicleTypesFilter'],
    initial: [],
  },
  manufacturers: {
    label: 'Marken',
    rule: z.array(z.string()),
    empty: 'Alle Marken',
    wire: ['manufacturersFilter'],
    initial: [],
  },
  usedConditions: {
    label: 'Fahrzeugzustand',
    rule: z.array(z.enum(usedConditions.keys)),
    choices: choicesOf(usedConditions),
    empty: 'Jeder Zustand',
    wire: ['usedConditionTypeFilter'],
    initial: [],
  },
} satisfies EntryFields;

type LeadValues = EntryValues<typeof fields>;

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

const check = checkOf(fields);

/** @param isFirst whether nobody is told of anything yet, so that a new one begins with all */
export const leadForm = ({ locations, manufacturers }: LeadFilters, isFirst = false) =>
  entryForm<Read<LeadSetting>, LeadValues, LeadSettingWrite>({
    fields: {
      ...fields,
      locationIds: {
        ...fields.locationIds,
        choices: locationChoices(locations),
        goneLabel: (id) => nameOfLocation(locations, id),
      },
      manufacturers: {
        ...fields.manufacturers,
        choices: manufacturers.map(({ name }) => ({ value: name, label: name })),
      },
    },
    entries: (row) =>
      formEntriesOf(
        fields,
        row ?? (isFirst ? { triggers: [...leadTriggers.keys], targetEmail: locations[0]?.eMail } : undefined),
      ),
    check: (values, row) => {
      const checked = check(values);
      return checked.errors ? checked : { values: { ...checked.values, base: row?.wire } };
    },
    create: leadSettingsApi.create,
    update: leadSettingsApi.update,
  });

export const leadRows: Rows<Read<LeadSetting>> = {
  queryName: 'lead-settings',
  calls: leadSettingsApi,
  searchedIn: 'Empfänger, Auslöser, Filter',
  searchTexts: (lead) => [triggerText(lead)],
  hit: (lead) => ({ note: triggerText(lead), texts: [] }),
  nameOf: ({ targetEmail }) => targetEmail,
};

const columnIds = {
  contactForm: 'kontaktformular',
  tradeIn: 'inzahlungnahme',
  order: 'bestellung',
  orderContinueLater: 'bestellung-spaeter',
} satisfies Record<(typeof leadTriggers.keys)[number], string>;

export const leadColumns = (related: LeadFilters): Columns<Read<LeadSetting>> => [
  {
    id: 'empfaenger',
    header: 'Empfänger',
    priority: 1,
    text: ({ targetEmail }) => targetEmail,
    note: (lead) => (lead.targets.every((target) => target === 'email') ? undefined : targetText(lead)),
    sort: true,
  },
  ...leadTriggers.keys.map((trigger) => {
    const mark = ({ triggers }: LeadSetting) => triggers.includes(trigger);
    return {
      id: columnIds[trigger],
      header: leadTriggers.label(trigger),
      priority: 1 as const,
      text: (lead: LeadSetting) => (mark(lead) ? 'ja' : undefined),
      mark,
    };
  }),
  { id: 'filter', header: 'Gilt für', priority: 3, text: (lead) => filterText(lead, related), sort: true },
];

export const leadCsv: readonly CsvColumn<LeadSetting>[] = [{ header: 'Zielsystem', text: targetText }];

export const leadSettings: SettingsPage = {
  page: 'lead-settings',
  title: 'Benachrichtigungen',
  sentence: 'Wer bei Anfragen, Bestellungen und Inzahlungnahmen informiert wird.',
  empty: 'Bis dahin erfährt niemand von Anfragen und Bestellungen.',
  group: 'operation',
  icon: <Bell />,
  isOnboarding: true,
  Page: LeadSettings,
  FoundRows: (props) => <FoundRows of={leadSettings} source={leadRows} {...props} />,
};

function LeadSettings() {
  const related = useLeadFilters();
  const columns = useMemo(() => leadColumns(related), [related]);
  const isFirst = useQuery(rowsQuery(leadRows, usePlatform())).data?.length === 0;
  const form = leadForm(related, isFirst);
  const list = useList(leadSettings, leadRows, {
    columns,
    csv: leadCsv,
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
    <ListPage list={list} notes={<MissingReceivers rows={list.rows.all} />}>
      <FormSheet
        list={list}
        form={form}
        title="Benachrichtigung bearbeiten"
        aside={(values) => <RuleSentence form={values} related={related} />}
      >
        {(form) => (
          <>
            <FormSection form={form} title="Empfänger">
              <TextField form={form} name="targetEmail" type="email" inputMode="email" />
            </FormSection>
            <FormSection form={form} title="Auslöser und Zielsystem">
              <ChecksField form={form} name="triggers" />
              <ChecksField
                form={form}
                name="targets"
                hint="AutoCRM, Catch und DealerDesk sind Programme zur Kundenbetreuung; ohne ein solches wählen Sie E-Mail."
              />
            </FormSection>
            <FormSection form={form} title="Nur für" text="Ohne Auswahl gilt die Benachrichtigung für alle.">
              <ChecksField form={form} name="locationIds" />
              <ChecksField form={form} name="carTypes" />
              <ChecksField form={form} name="manufacturers" />
              <ChecksField form={form} name="usedConditions" />
            </FormSection>
          </>
        )}
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
  const lines = [
    [missing.filter((trigger) => !addressed.includes(trigger)), 'ist niemand eingetragen.'],
    [
      missing.filter((trigger) => addressed.includes(trigger)),
      'haben alle Empfänger Filter: Was zu keinem passt, erfährt niemand.',
    ],
  ] as const;
  return (
    <Notice tone="warning" isStatic>
      {lines.map(([triggers, text]) =>
        triggers.length === 0 ? null : (
          <p
            key={text}
          >{`Für ${triggers.map((trigger) => `„${leadTriggers.label(trigger)}“`).join(' und ')} ${text}`}</p>
        ),
      )}
    </Notice>
  );
}

function RuleSentence({ form, related }: { form: CheckedForm<LeadValues, unknown>; related: LeadFilters }) {
  useWatch({ control: form.control });
  const values = form.getValues();
  if (values.triggers.length === 0 || values.targets.length === 0) return null;
  const filter = filterText(values, related);
  return (
    <p className="text-muted text-14" role="status">
      {`${triggerText(values)} ${filter === 'Alle' ? 'für alle Fahrzeuge' : `für ${filter}`}: an ${values.targetEmail || 'die Adresse oben'} über ${targetText(values)}.`}
    </p>
  );
}
