import Bell from 'lucide-react/icons/bell';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import type * as z from 'zod/mini';
import type { Read } from '../../api/admin/crud';
import { leadSettingsApi, type LeadSettingWrite } from '../../api/admin/leadSettings';
import { leadSettingFormSchema } from '../../domain/dealer/forms/leadSetting';
import { leadTargets, leadTriggers, type LeadSetting } from '../../domain/dealer/leadSetting';
import type { Location } from '../../domain/dealer/location';
import type { TradeInManufacturer } from '../../domain/trade-in/vehicleInfo';
import { carTypes } from '../../domain/vehicle/enums/carType';
import { usedConditions } from '../../domain/vehicle/enums/usedCondition';
import { checkBy } from '../../lib/check';
import { locationsQuery } from '../../state/recipient';
import { usePlatform } from '../../state/shopContext';
import { Notice } from '../../ui/display/Notice';
import { choicesOf } from '../engine/form/choicesOf';
import { defineResource } from '../engine/defineResource';
import type { FormPartProps } from '../engine/resource';
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

/** Recipients of requests, orders and trade-ins. */
export const leadSettings = defineResource<Read<LeadSetting>, LeadValues, LeadSettingWrite, LeadFilters>({
  page: 'lead-settings',
  title: 'Benachrichtigungen',
  sentence: 'Wer bei Anfragen, Bestellungen und Inzahlungnahmen informiert wird.',
  group: 'operation',
  icon: <Bell />,
  isOnboarding: true,
  queryName: 'lead-settings',
  calls: leadSettingsApi,
  restore: (platform, { wire, ...row }) => leadSettingsApi.create(platform, { ...row, base: wire }),
  isUndoable: true,
  useRelated: useLeadFilters,
  searchedIn: 'Empfänger, Auslöser, Filter',
  found: (lead) => ({ note: triggerText(lead), texts: [] }),
  nameOf: ({ targetEmail }) => targetEmail,
  columns: [
    { id: 'empfaenger', header: 'Empfänger', priority: 1, text: ({ targetEmail }) => targetEmail, sort: true },
    { id: 'ausloeser', header: 'Auslöser', priority: 1, text: triggerText, sort: true },
    { id: 'zielsystem', header: 'Zielsystem', priority: 2, text: targetText, sort: true },
    { id: 'filter', header: 'Gilt für', priority: 3, text: filterText },
  ],
  Notes: MissingReceivers,
  form: {
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
    sections: [
      {
        title: 'Empfänger',
        fields: [
          {
            name: 'targetEmail',
            label: 'E-Mail',
            isRequired: true,
            control: { kind: 'text', type: 'email', inputMode: 'email' },
          },
        ],
      },
      {
        title: 'Auslöser und Zielsystem',
        fields: [
          {
            name: 'triggers',
            label: 'Auslöser',
            isRequired: true,
            control: { kind: 'checks', options: () => choicesOf(leadTriggers) },
          },
          {
            name: 'targets',
            label: 'Zielsystem',
            hint: 'AutoCRM, Catch und DealerDesk sind Programme zur Kundenbetreuung; ohne ein solches wählen Sie E-Mail.',
            isRequired: true,
            control: { kind: 'checks', options: () => choicesOf(leadTargets) },
          },
        ],
      },
      {
        title: 'Nur für',
        text: 'Ohne Auswahl gilt die Benachrichtigung für alle.',
        fields: [
          {
            name: 'locationIds',
            label: 'Standorte',
            control: {
              kind: 'checks',
              empty: 'Alle Standorte',
              options: ({ locations }) => locationChoices(locations),
              labelOf: (id, { locations }) => nameOfLocation(locations, id),
            },
          },
          {
            name: 'carTypes',
            label: 'Fahrzeugarten',
            control: { kind: 'checks', empty: 'Alle Fahrzeugarten', options: () => choicesOf(carTypes) },
          },
          {
            name: 'manufacturers',
            label: 'Marken',
            control: {
              kind: 'checks',
              empty: 'Alle Marken',
              options: ({ manufacturers }) => manufacturers.map(({ name }) => ({ value: name, label: name })),
            },
          },
          {
            name: 'usedConditions',
            label: 'Fahrzeugzustand',
            control: { kind: 'checks', empty: 'Jeder Zustand', options: () => choicesOf(usedConditions) },
          },
        ],
      },
    ],
    Preview: RuleSentence,
  },
  texts: {
    create: 'Benachrichtigung anlegen',
    edit: 'Benachrichtigung bearbeiten',
    remove: 'Benachrichtigung löschen',
    removal: (row, related) =>
      `Die Benachrichtigung an ${row.targetEmail} (${triggerText(row)}; ${filterText(row, related)}) wird gelöscht.`,
  },
});

/** Warns about triggers without a recipient that has no filters. */
function MissingReceivers({ rows }: { rows: readonly LeadSetting[] }) {
  const isForAll = (lead: LeadSetting) =>
    [lead.locationIds, lead.carTypes, lead.manufacturers, lead.usedConditions].every((filter) => filter.length === 0);
  const missing = leadTriggers.keys.filter(
    (trigger) => !rows.some((row) => isForAll(row) && row.triggers.includes(trigger)),
  );
  if (missing.length === 0) return null;
  return (
    <Notice tone="warning" isStatic>
      {missing.map((trigger) => (
        <p key={trigger}>
          {rows.some(({ triggers }) => triggers.includes(trigger))
            ? `Für „${leadTriggers.label(trigger)}“ ist nur mit Filter jemand eingetragen.`
            : `Für „${leadTriggers.label(trigger)}“ ist niemand eingetragen.`}
        </p>
      ))}
    </Notice>
  );
}

/** Preview of the lead setting as a sentence. */
function RuleSentence({ form, related }: FormPartProps<LeadSetting, LeadValues, LeadSettingWrite, LeadFilters>) {
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
