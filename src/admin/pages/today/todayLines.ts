import type { DealerContact } from '../../../domain/dealer/contact';
import { type LeadSetting, leadTriggers } from '../../../domain/dealer/leadSetting';
import type { Location } from '../../../domain/tenant/location';
import { locationName } from '../../../domain/tenant/locationText';
import { formatNumber } from '../../../lib/format';
import { TELL_THE_PLATFORM, unreadableText } from '../../engine/list/rowsQuery';
import { settingsAddress, type SettingsPage } from '../../page';
import { isLabelMissing, type LabelRow } from '../../resources/energyLabels';
import { refusedName, type RefusedVehicle } from '../../refusedVehicles';
import { openDuties } from '../../../domain/law/openDuties';
import type { TenantSettings } from '../../../domain/tenant/settings';
import { fieldAddress } from '../../resources/settings/settingsAreas';

export interface TodayEntry {
  id: string;
  name: string;
  note: string;
  to: string;
}

export interface TodayLine {
  id: string;
  text: string;
  /** Age, or who must act. */
  note?: string;
  to: string;
  entries?: readonly TodayEntry[];
}

const NAMED = 3;

/** '1 Kaufvertrag', '3 Kaufverträge' */
export const counted = (count: number, one: string, many: string) =>
  `${formatNumber(count)} ${count === 1 ? one : many}`;

const entryAt = (page: string, query: string, id: string) =>
  settingsAddress({ page }, `${query === '' ? '' : `${query}&`}eintrag=${encodeURIComponent(id)}`);

/** Entries of a page that could not be read: nobody else would see that somebody waits in one of them. */
export function unreadableLines(
  { page, title }: Pick<SettingsPage, 'page' | 'title'>,
  names: readonly string[] | undefined,
): TodayLine[] {
  const text = unreadableText(names);
  if (text === undefined) return [];
  return [
    {
      id: `unreadable-${page}`,
      text: `${title}: ${text}`,
      note: TELL_THE_PLATFORM,
      to: settingsAddress({ page }),
    },
  ];
}

export function vehicleLines(
  refused: readonly RefusedVehicle[],
  labels: readonly Pick<LabelRow, 'label' | 'isRefused'>[],
): TodayLine[] {
  const missing = labels.filter(isLabelMissing);
  const hidden = missing.filter(({ isRefused }) => isRefused).length;
  return [
    ...(missing.length === 0
      ? []
      : [
          {
            id: 'labels',
            text: counted(missing.length, 'Energielabel fehlt', 'Energielabel fehlen'),
            ...(hidden > 0 && { note: `${formatNumber(hidden)} davon bei Fahrzeugen, die nicht angeboten werden` }),
            to: settingsAddress({ page: 'envkv-labels' }, 'ansicht=fehlt'),
          },
        ]),
    ...(refused.length === 0
      ? []
      : [
          {
            id: 'refused',
            text: `${counted(refused.length, 'Fahrzeug wird', 'Fahrzeuge werden')} nicht angeboten`,
            to: settingsAddress({ page: 'invalid-vehicles' }),
            entries: refused.map((row) => ({
              id: row.id,
              name: refusedName(row),
              note: row.reasons.join(' '),
              to: entryAt('invalid-vehicles', '', row.id),
            })),
          },
        ]),
  ];
}

export function reachLines(
  leads: readonly LeadSetting[],
  locations: readonly Location[],
  contacts: readonly DealerContact[],
): TodayLine[] {
  const lines: TodayLine[] = [];
  const silent = leadTriggers.keys.filter((trigger) => !leads.some(({ triggers }) => triggers.includes(trigger)));
  if (silent.length > 0)
    lines.push({
      id: 'leads',
      text: `Niemand wird informiert: ${silent.map((trigger) => leadTriggers.label(trigger)).join(', ')}`,
      to: settingsAddress({ page: 'lead-settings' }),
    });
  const unreached = locations.filter(
    ({ id }) => !contacts.some(({ vehicleDealerLocationIds: ids }) => ids.includes(id)),
  );
  if (unreached.length > 0)
    lines.push({
      id: 'locations',
      text: `${counted(unreached.length, 'Standort', 'Standorte')} ohne Ansprechpartner`,
      note: unreached.map(locationName).slice(0, NAMED).join(', '),
      to: settingsAddress({ page: 'contacts' }),
    });
  const locationIds = new Set(locations.map(({ id }) => id));
  const unseen = contacts.filter(({ vehicleDealerLocationIds: ids }) => !ids.some((id) => locationIds.has(id)));
  if (unseen.length > 0)
    lines.push({
      id: 'contacts',
      text: `${counted(unseen.length, 'Ansprechpartner steht', 'Ansprechpartner stehen')} an keinem Standort`,
      note: unseen
        .map(({ name }) => name)
        .slice(0, NAMED)
        .join(', '),
      to: settingsAddress({ page: 'contacts' }),
    });
  return lines;
}

/** What arrives elsewhere: 'Kontaktanfragen und Bestellungen kommen nicht hier an, sondern bei …'; nothing without a recipient. */
export function elsewhereText(leads: readonly LeadSetting[]): string | undefined {
  const sent = leads.filter(({ triggers }) => triggers.some((trigger) => trigger !== 'tradeIn'));
  const emails = [...new Set(sent.map(({ targetEmail }) => targetEmail))];
  const [first, ...rest] = emails;
  if (first === undefined) return undefined;
  const others = rest.length === 0 ? '' : ` und ${counted(rest.length, 'weiteren Empfänger', 'weiteren Empfängern')}`;
  return `Kontaktanfragen und Bestellungen kommen nicht hier an, sondern bei ${first}${others}.`;
}

/** (rules/admin: legal overview) */
export function legalLines(settings: TenantSettings, now: Date): TodayLine[] {
  const open = openDuties(settings, now);
  if (open.length === 0) return [];
  return [
    {
      id: 'legal-duties',
      text: counted(
        open.length,
        'rechtliche Pflicht braucht einen Eintrag',
        'rechtliche Pflichten brauchen einen Eintrag',
      ),
      to: settingsAddress({ page: 'dealer-settings' }, 'bereich=recht'),
      entries: open.map(({ id, label, text, field }) => ({
        id,
        name: label,
        note: text,
        to: fieldAddress(field),
      })),
    },
  ];
}
