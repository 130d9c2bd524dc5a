import type { DealerContact } from '../../../domain/dealer/contact';
import { type LeadSetting, leadTriggers } from '../../../domain/dealer/leadSetting';
import type { Location } from '../../../domain/tenant/location';
import { locationName } from '../../../domain/tenant/locationText';
import {
  hasDeliveryProblem,
  isWaitingForSignature,
  signingText,
  type SalesContract,
} from '../../../domain/dealer/salesContract';
import { isTradeInToCheck, type TradeIn } from '../../../domain/trade-in/tradeIn';
import { formatNumber } from '../../../lib/format';
import { TELL_THE_PLATFORM, unreadableText } from '../../engine/list/rowsQuery';
import { settingsAddress, type SettingsPage } from '../../page';
import { isLabelMissing, type LabelRow } from '../../resources/energyLabels';
import { refusedName, type RefusedVehicle } from '../../refusedVehicles';
import { openDuties } from '../../../domain/law/openDuties';
import type { TenantSettings } from '../../../domain/tenant/settings';
import { fieldAddress } from '../../resources/settings/settingsAreas';

/** Entry named by a line. */
export interface TodayEntry {
  id: string;
  text: string;
  to: string;
  person?: { name: string; phone: string | undefined; email: string | undefined };
}

/** A task of 'Heute' with the address of its filtered list. */
export interface TodayLine {
  id: string;
  text: string;
  /** Age, or who must act. */
  note?: string;
  to: string;
  /** First entries, opened directly. */
  entries?: readonly TodayEntry[];
}

/** Maximum number of entries that a line names. */
const NAMED = 3;
const DAY_MS = 86_400_000;

/** '1 Kaufvertrag', '3 Kaufverträge' */
export const counted = (count: number, one: string, many: string) =>
  `${formatNumber(count)} ${count === 1 ? one : many}`;

const entryAt = (page: string, query: string, id: string) =>
  settingsAddress({ page }, `${query === '' ? '' : `${query}&`}eintrag=${encodeURIComponent(id)}`);

const personOf = ({
  firstName,
  lastName,
  phone,
  email,
}: Partial<Record<'firstName' | 'lastName' | 'phone' | 'email', string>>) => ({
  name: [firstName, lastName].filter(Boolean).join(' ') || (email ?? 'Kunde'),
  phone,
  email,
});

/** 'seit heute', 'seit gestern', 'seit 6 Tagen' */
function ageText(since: string | Date | undefined, now: Date): string | undefined {
  if (since === undefined) return undefined;
  const days = Math.floor((now.getTime() - new Date(since).getTime()) / DAY_MS);
  if (days < 1) return 'seit heute';
  return days === 1 ? 'seit gestern' : `seit ${formatNumber(days)} Tagen`;
}

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

/** Trade-ins to be checked, oldest first, with their age. */
export function tradeInLines(tradeIns: readonly TradeIn[], now: Date): TodayLine[] {
  const open = tradeIns
    .filter(isTradeInToCheck)
    .sort((one, other) => (one.createdAt ?? '').localeCompare(other.createdAt ?? ''));
  const [oldest] = open;
  if (oldest === undefined) return [];
  const view = 'ansicht=zu-pruefen';
  const age = ageText(oldest.createdAt, now);
  return [
    {
      id: 'trade-ins',
      text: `${counted(open.length, 'Inzahlungnahme', 'Inzahlungnahmen')} zu prüfen`,
      note: age && `${open.length === 1 ? 'Wartet' : 'Die älteste wartet'} ${age}`,
      to: settingsAddress({ page: 'trade-ins' }, view),
      entries: open.slice(0, NAMED).map((row) => ({
        id: row.id,
        text: [
          [row.manufacturer, row.model].filter(Boolean).join(' ') || 'Fahrzeug',
          [row.customer?.firstName, row.customer?.lastName].filter(Boolean).join(' '),
          ageText(row.createdAt, now),
        ]
          .filter(Boolean)
          .join(', '),
        to: entryAt('trade-ins', view, row.id),
        ...(row.customer && { person: personOf({ ...row.customer, email: row.customer.email ?? row.usedEmail }) }),
      })),
    },
  ];
}

/** Open contracts, oldest first: invitations that were not delivered, and signatures that are missing. */
export function contractLines(contracts: readonly SalesContract[], now: Date): TodayLine[] {
  const groups = [
    { id: 'nicht-zugestellt', verb: 'nicht zugestellt', rows: contracts.filter(hasDeliveryProblem) },
    { id: 'wartet', verb: 'wartet auf Unterschrift', rows: contracts.filter(isWaitingForSignature) },
  ];
  return groups.flatMap(({ id, verb, rows: newestFirst }) => {
    const rows = newestFirst.toSorted((one, other) => timeOf(one) - timeOf(other));
    if (rows.length === 0) return [];
    const view = `ansicht=${id}`;
    const verbs = rows.length > 1 && id === 'wartet' ? 'warten auf Unterschrift' : verb;
    return [
      {
        id: `contracts-${id}`,
        text: `${counted(rows.length, 'Kaufvertrag', 'Kaufverträge')} ${verbs}`,
        to: settingsAddress({ page: 'sales-contracts' }, view),
        entries: rows.slice(0, NAMED).map((row) => ({
          id: row.id,
          text: [
            row.car?.marketingTitle ?? row.description ?? 'Vertrag',
            missingSigners(row),
            ageText(row.createdAt, now),
          ]
            .filter(Boolean)
            .join(', '),
          to: entryAt('sales-contracts', view, row.id),
          ...(row.customer && { person: personOf(row.customer) }),
        })),
      },
    ];
  });
}

const timeOf = ({ createdAt }: SalesContract) => createdAt?.getTime() ?? 0;

/** Missing signers: 'es fehlt: Jana Weber'; their count if the service sends no names. */
function missingSigners(contract: SalesContract): string | undefined {
  const missing = contract.signers.filter(({ status }) => status !== undefined && status !== 'Unterschrieben');
  const names = missing.flatMap(({ name }) => name ?? []);
  return names.length > 0 ? `es fehlt: ${names.join(' und ')}` : signingText(contract);
}

/** Refused vehicles, and cars without a label. */
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
            entries: refused.slice(0, NAMED).map((row) => ({
              id: row.id,
              text: `${refusedName(row)}: ${row.reasons.join(' ')}`,
              to: entryAt('invalid-vehicles', '', row.id),
            })),
          },
        ]),
  ];
}

/** Requests without a recipient, locations without a contact, and contacts that no vehicle page shows. */
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

/** Duties of law that need an entry, counted as in the legal overview (rules/admin: legal overview). */
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
      entries: open.slice(0, NAMED).map(({ id, label, text, field }) => ({
        id,
        text: `${label}: ${text}`,
        to: fieldAddress(field),
      })),
    },
  ];
}
