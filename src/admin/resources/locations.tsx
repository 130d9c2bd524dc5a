import FileText from 'lucide-react/icons/file-text';
import MapPin from 'lucide-react/icons/map-pin';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type * as z from 'zod/mini';
import type { Read } from '../../api/admin/crud';
import { createCancellationDocument, locationsApi, type LocationWrite } from '../../api/admin/locations';
import { leadSettingsApi } from '../../api/admin/leadSettings';
import type { DealerContact } from '../../domain/dealer/contact';
import { locationFormSchema } from '../../domain/dealer/forms/location';
import type { LeadSetting } from '../../domain/dealer/leadSetting';
import type { Location } from '../../domain/dealer/location';
import { locationName } from '../../domain/dealer/locationText';
import { normalisePhone, PHONE_HINT, phoneText } from '../../domain/person/phone';
import type { Vehicle } from '../../domain/vehicle/vehicle';
import { checkBy } from '../../lib/check';
import { contactsQuery } from '../../state/recipient';
import { usePlatform } from '../../state/shopContext';
import { defineResource } from '../engine/defineResource';
import { FixedFact } from '../engine/form/fields/FixedFact';
import type { FormField } from '../engine/form/controls';
import { stockQuery } from '../stock';
import { MainLegalDetails } from './MainLegalDetails';

/** Resources that refer to a location, named before it is deleted. */
interface LocationUses {
  contacts: readonly DealerContact[];
  leadSettings: readonly LeadSetting[];
  vehicles: readonly Vehicle[];
}

/** Field values, with read-only ones that are not sent. */
type LocationValues = z.input<typeof locationFormSchema> &
  Record<'type' | 'autoUncleDepartmentId' | 'whatsAppBusinessLink', string>;

const typeLabels: Readonly<Record<string, string>> = { MAIN: 'Hauptstandort', BRANCH: 'Zweigstelle', ANDERE: 'Andere' };
const typeOf = ({ locationType }: Location) => typeLabels[locationType?.toUpperCase() ?? 'BRANCH'] ?? 'Andere';
const isMain = (location: Location) => typeOf(location) === 'Hauptstandort';

/** Fields that the form does not show are sent as they were read. */
const checkLocation = (values: LocationValues, row: Read<Location> | undefined) => {
  const checked = checkBy(locationFormSchema)(values);
  if (checked.errors) return checked;
  const { mappingId, email, street, houseNumber, zipCode, city, vwErnstDealerId, ...company } = checked.values;
  const write: LocationWrite = {
    ...company,
    eMail: email,
    locationId: mappingId,
    locationType: row?.locationType,
    address: { id: row?.address?.id, street, houseNumber, zipCode, city },
    vwErnstDealerId: vwErnstDealerId.trim() || undefined,
    base: row?.wire,
  };
  return { values: write };
};

const line = (name: keyof LocationValues, label: string, more: Partial<FormField<LocationValues, LocationUses>> = {}) =>
  ({ name, label, isRequired: true, control: { kind: 'text' }, ...more }) satisfies FormField<
    LocationValues,
    LocationUses
  >;

const fixed = (name: 'type' | 'autoUncleDepartmentId' | 'whatsAppBusinessLink', label: string) =>
  line(name, label, {
    isRequired: false,
    control: { kind: 'own', Control: FixedFact },
    when: (values) => values[name] !== '',
  });

function useLocationUses(): LocationUses {
  const platform = usePlatform();
  const contacts = useQuery(contactsQuery(platform, undefined)).data;
  const leadSettings = useQuery({
    queryKey: ['lead-settings', 'admin'],
    queryFn: ({ signal }) => leadSettingsApi.list(platform, signal),
  }).data;
  const vehicles = useQuery(stockQuery(platform)).data;
  return useMemo(
    () => ({ contacts: contacts ?? [], leadSettings: leadSettings ?? [], vehicles: vehicles ?? [] }),
    [contacts, leadSettings, vehicles],
  );
}

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

/** Locations of the dealer, named in shop and sales contracts (rules/admin: location). */
export const locations = defineResource<Read<Location>, LocationValues, LocationWrite, LocationUses>({
  page: 'locations',
  title: 'Standorte',
  sentence: 'Anschrift und Rechtsangaben Ihrer Häuser, wie Shop und Kaufvertrag sie zeigen.',
  group: 'operation',
  icon: <MapPin />,
  isOnboarding: true,
  queryName: 'locations',
  invalidates: ['stock'],
  calls: locationsApi,
  useRelated: useLocationUses,
  order: (one, other) =>
    Number(isMain(other)) - Number(isMain(one)) || locationName(one).localeCompare(locationName(other), 'de'),
  searchedIn: 'Name, Ort, Nummer, E-Mail, Telefon',
  isUndoable: true,
  found: ({ address, phone, eMail }) => ({ note: address?.city, texts: [phone, eMail] }),
  nameOf: locationName,
  columns: [
    { id: 'name', header: 'Name', priority: 1, text: locationName, sort: true },
    { id: 'ort', header: 'Ort', priority: 1, text: ({ address }) => address?.city, sort: true },
    { id: 'art', header: 'Art', priority: 2, text: typeOf, sort: true },
    { id: 'telefon', header: 'Telefon', priority: 2, text: ({ phone }) => phoneText(phone) },
    { id: 'email', header: 'E-Mail', priority: 3, text: ({ eMail }) => eMail, sort: true },
    { id: 'nummer', header: 'Standortnummer', priority: 4, text: ({ locationId }) => locationId, sort: true },
  ],
  csv: [
    { header: 'Straße', text: ({ address }) => address?.street },
    { header: 'Hausnummer', text: ({ address }) => address?.houseNumber },
    { header: 'Postleitzahl', text: ({ address }) => address?.zipCode },
    { header: 'Firmenname', text: ({ companyName }) => companyName },
  ],
  removalLock: ({ id }, rows, { vehicles }) => {
    const count = vehicles.filter(({ location }) => location?.id === id).length;
    if (count > 0) return `Hier ${count === 1 ? 'steht' : 'stehen'} ${counted(count, 'Fahrzeug', 'Fahrzeuge')}.`;
    return rows.length === 1 ? 'Der letzte Standort bleibt.' : undefined;
  },
  actions: [
    {
      label: 'Widerrufsformular (PDF)',
      name: (row) => `Widerrufsformular von „${locationName(row)}“`,
      icon: <FileText />,
      run: (row, { platform, download }) =>
        download({
          label: `Das Widerrufsformular von „${locationName(row)}“`,
          fileName: 'widerrufsformular.pdf',
          fetch: (signal) => createCancellationDocument(platform, row.id, signal),
        }),
    },
  ],
  form: {
    width: 760,
    entries: (row) => ({
      name: row?.name ?? '',
      mappingId: row?.locationId ?? '',
      email: row?.eMail ?? '',
      phone: row?.phone ?? '',
      street: row?.address?.street ?? '',
      houseNumber: row?.address?.houseNumber ?? '',
      zipCode: row?.address?.zipCode ?? '',
      city: row?.address?.city ?? '',
      companyName: row?.companyName ?? '',
      companyCeos: row?.companyCeos ?? '',
      companyUstId: row?.companyUstId ?? '',
      companyCommercialRegisterId: row?.companyCommercialRegisterId ?? '',
      companyCourtName: row?.companyCourtName ?? '',
      vwErnstDealerId: row?.vwErnstDealerId ?? '',
      type: row === undefined ? '' : typeOf(row),
      autoUncleDepartmentId: row?.autoUncleDepartmentId ?? '',
      whatsAppBusinessLink: row?.whatsAppBusinessLink ?? '',
    }),
    check: checkLocation,
    sections: [
      {
        title: 'Standort',
        text: 'Ein neuer Standort ist eine Zweigstelle; die Art eines bestehenden bleibt.',
        fields: [
          line('name', 'Name', { width: 'half' }),
          line('mappingId', 'Standortnummer', {
            width: 'half',
            hint: 'Unter dieser Nummer kennt Ihr Bestandssystem das Haus.',
          }),
          fixed('type', 'Art'),
        ],
      },
      {
        title: 'Kontakt',
        fields: [
          line('email', 'E-Mail', { width: 'half', control: { kind: 'text', type: 'email', inputMode: 'email' } }),
          line('phone', 'Telefon', {
            width: 'half',
            hint: PHONE_HINT,
            normalise: normalisePhone,
            control: { kind: 'text', type: 'tel', inputMode: 'tel' },
          }),
        ],
      },
      {
        title: 'Adresse',
        fields: [
          line('street', 'Straße', { width: 'half' }),
          line('houseNumber', 'Hausnummer', { width: 'half' }),
          line('zipCode', 'Postleitzahl', {
            width: 'half',
            control: { kind: 'text', inputMode: 'numeric', maxLength: 5 },
          }),
          line('city', 'Ort', { width: 'half' }),
        ],
      },
      {
        title: 'Rechtsangaben',
        text: 'So stehen sie im Kaufvertrag und im Widerrufsformular.',
        fields: [
          line('companyName', 'Firmenname', { control: { kind: 'own', Control: MainLegalDetails } }),
          line('companyCeos', 'Geschäftsführung', { hint: 'Mehrere Namen mit Komma.' }),
          line('companyUstId', 'USt-IdNr.', { width: 'half', hint: 'Zum Beispiel DE123456789' }),
          line('companyCommercialRegisterId', 'Handelsregisternummer', {
            width: 'half',
            hint: 'Zum Beispiel HRB 12345',
          }),
          line('companyCourtName', 'Registergericht'),
        ],
      },
      {
        title: 'Anbindungen',
        isOptional: true,
        text: 'Die AutoUncle-Abteilung und den WhatsApp-Link ändert die Plattform.',
        fields: [
          line('vwErnstDealerId', 'VW-Ernst-Händlernummer', { isRequired: false, width: 'half' }),
          fixed('autoUncleDepartmentId', 'AutoUncle-Abteilung'),
          fixed('whatsAppBusinessLink', 'WhatsApp-Link'),
        ],
      },
    ],
  },
  texts: {
    create: 'Standort anlegen',
    edit: 'Standort bearbeiten',
    remove: 'Standort löschen',
    removal: (row, { contacts, leadSettings }) => {
      const people = contacts.filter(({ vehicleDealerLocationIds: ids }) => ids.includes(row.id)).length;
      const rules = leadSettings.filter(({ locationIds }) => locationIds.includes(row.id)).length;
      const uses = [
        people > 0 && counted(people, 'Ansprechpartner', 'Ansprechpartner'),
        rules > 0 && counted(rules, 'Benachrichtigung', 'Benachrichtigungen'),
      ].filter((use) => use !== false);
      const verb = people + rules === 1 ? 'verweist' : 'verweisen';
      return `Möchten Sie den Standort „${locationName(row)}“ wirklich löschen?${uses.length > 0 ? ` ${uses.join(' und ')} ${verb} auf ihn.` : ''}`;
    },
  },
});
