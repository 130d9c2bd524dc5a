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
import type { Location } from '../../domain/tenant/location';
import { locationName } from '../../domain/tenant/locationText';
import { normalisePhone, PHONE_HINT, phoneText } from '../../domain/person/phone';
import type { Vehicle } from '../../domain/vehicle/vehicle';
import { checkBy } from '../../lib/check';
import { contactsQuery } from '../../state/queries/recipient';
import { usePlatform } from '../../state/shopContext';
import type { Rows, Columns, CsvColumn } from '../engine/entry';
import { entryForm } from '../engine/entryForm';
import { fieldsOf, FormSection, OptionalSection } from '../engine/form/fields/fields';
import { FormSheet } from '../engine/form/FormSheet';
import { ListPage } from '../engine/list/ListPage';
import { rowsQuery } from '../engine/list/rowsQuery';
import { useList } from '../engine/list/useList';
import type { SettingsPage } from '../page';
import { FoundRows } from '../search/FoundRows';
import { stockQuery } from '../stock';
import { FixedFact, MainLegalDetails } from './locationControls';

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

const { TextField, OwnField } = fieldsOf<LocationValues>();

export const locationForm = entryForm<Read<Location>, LocationValues, LocationWrite>({
  labels: {
    name: 'Name',
    mappingId: 'Standortnummer',
    type: 'Art',
    email: 'E-Mail',
    phone: 'Telefon',
    street: 'Straße',
    houseNumber: 'Hausnummer',
    zipCode: 'Postleitzahl',
    city: 'Ort',
    companyName: 'Firmenname',
    companyCeos: 'Geschäftsführung',
    companyUstId: 'USt-IdNr.',
    companyCommercialRegisterId: 'Handelsregisternummer',
    companyCourtName: 'Registergericht',
    vwErnstDealerId: 'VW-Ernst-Händlernummer',
    autoUncleDepartmentId: 'AutoUncle-Abteilung',
    whatsAppBusinessLink: 'WhatsApp-Link',
  },
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
  create: locationsApi.create,
  update: locationsApi.update,
});

export const locationRows: Rows<Read<Location>> = {
  queryName: 'locations',
  invalidates: ['stock'],
  calls: locationsApi,
  order: (one, other) =>
    Number(isMain(other)) - Number(isMain(one)) || locationName(one).localeCompare(locationName(other), 'de'),
  searchedIn: 'Name, Ort, Nummer, E-Mail, Telefon',
  hit: ({ address, phone, eMail }) => ({ note: address?.city, texts: [phone, eMail] }),
  nameOf: locationName,
};

export const locationColumns: Columns<Read<Location>> = [
  { id: 'name', header: 'Name', priority: 1, text: locationName, sort: true },
  { id: 'ort', header: 'Ort', priority: 1, text: ({ address }) => address?.city, sort: true },
  { id: 'art', header: 'Art', priority: 2, text: typeOf, sort: true },
  { id: 'telefon', header: 'Telefon', priority: 2, text: ({ phone }) => phoneText(phone) },
  { id: 'email', header: 'E-Mail', priority: 3, text: ({ eMail }) => eMail, sort: true },
  { id: 'nummer', header: 'Standortnummer', priority: 4, text: ({ locationId }) => locationId, sort: true },
];

const csv: readonly CsvColumn<Location>[] = [
  { header: 'Straße', text: ({ address }) => address?.street },
  { header: 'Hausnummer', text: ({ address }) => address?.houseNumber },
  { header: 'Postleitzahl', text: ({ address }) => address?.zipCode },
  { header: 'Firmenname', text: ({ companyName }) => companyName },
];

/** Locations of the dealer, named in shop and sales contracts. */
export const locations: SettingsPage = {
  page: 'locations',
  title: 'Standorte',
  sentence: 'Anschrift und Rechtsangaben Ihrer Häuser, wie Shop und Kaufvertrag sie zeigen.',
  group: 'operation',
  icon: <MapPin />,
  isOnboarding: true,
  Page: Locations,
  FoundRows: (props) => <FoundRows of={locations} source={locationRows} {...props} />,
};

function Locations() {
  const platform = usePlatform();
  const uses = useLocationUses();
  const list = useList(locations, locationRows, {
    columns: locationColumns,
    csv,
    form: locationForm,
    create: 'Standort anlegen',
    removal: {
      label: 'Standort löschen',
      text: (row) => removalText(row, uses),
      lock: ({ id }, rows) => {
        const count = uses.vehicles.filter(({ location }) => location?.id === id).length;
        if (count > 0) return `Hier ${count === 1 ? 'steht' : 'stehen'} ${counted(count, 'Fahrzeug', 'Fahrzeuge')}.`;
        return rows.length === 1 ? 'Der letzte Standort bleibt.' : undefined;
      },
    },
  });
  return (
    <ListPage
      list={list}
      actions={(row) => [
        {
          label: 'Widerrufsformular (PDF)',
          icon: <FileText />,
          onPress: () =>
            list.download.start({
              label: `Das Widerrufsformular von „${locationName(row)}“`,
              fileName: 'widerrufsformular.pdf',
              fetch: (signal) => createCancellationDocument(platform, row.id, signal),
            }),
        },
      ]}
    >
      <FormSheet list={list} form={locationForm} title="Standort bearbeiten" isWide isUndoable>
        {(values) => (
          <>
            <FormSection
              title="Standort"
              text="Ein neuer Standort ist eine Zweigstelle; die Art eines bestehenden ändert die Plattform."
            >
              <TextField name="name" isRequired width="half" />
              <TextField
                name="mappingId"
                isRequired
                width="half"
                hint="Unter dieser Nummer kennt Ihr Bestandssystem das Haus."
              />
              {values.type === '' ? null : <OwnField name="type" Control={FixedFact} />}
            </FormSection>
            <FormSection title="Kontakt">
              <TextField name="email" isRequired width="half" type="email" inputMode="email" />
              <TextField
                name="phone"
                isRequired
                width="half"
                hint={PHONE_HINT}
                normalise={normalisePhone}
                type="tel"
                inputMode="tel"
              />
            </FormSection>
            <FormSection title="Adresse">
              <TextField name="street" isRequired width="half" />
              <TextField name="houseNumber" isRequired width="half" />
              <TextField name="zipCode" isRequired width="half" inputMode="numeric" maxLength={5} />
              <TextField name="city" isRequired width="half" />
            </FormSection>
            <FormSection title="Rechtsangaben" text="So stehen sie im Kaufvertrag und im Widerrufsformular.">
              <OwnField name="companyName" isRequired Control={MainLegalDetails} />
              <TextField name="companyCeos" isRequired hint="Mehrere Namen mit Komma." />
              <TextField name="companyUstId" isRequired width="half" hint="Zum Beispiel DE123456789" />
              <TextField name="companyCommercialRegisterId" isRequired width="half" hint="Zum Beispiel HRB 12345" />
              <TextField name="companyCourtName" isRequired />
            </FormSection>
            <OptionalSection<LocationValues>
              title="Anbindungen"
              text="Die AutoUncle-Abteilung und den WhatsApp-Link ändert die Plattform."
              names={['vwErnstDealerId', 'autoUncleDepartmentId', 'whatsAppBusinessLink']}
            >
              <TextField name="vwErnstDealerId" width="half" />
              {values.autoUncleDepartmentId === '' ? null : (
                <OwnField name="autoUncleDepartmentId" Control={FixedFact} />
              )}
              {values.whatsAppBusinessLink === '' ? null : <OwnField name="whatsAppBusinessLink" Control={FixedFact} />}
            </OptionalSection>
          </>
        )}
      </FormSheet>
    </ListPage>
  );
}

function useLocationUses(): LocationUses {
  const platform = usePlatform();
  const contacts = useQuery(contactsQuery(platform, undefined)).data;
  const leadSettings = useQuery(rowsQuery({ queryName: 'lead-settings', calls: leadSettingsApi }, platform)).data;
  const vehicles = useQuery(stockQuery(platform)).data;
  return useMemo(
    () => ({ contacts: contacts ?? [], leadSettings: leadSettings ?? [], vehicles: vehicles ?? [] }),
    [contacts, leadSettings, vehicles],
  );
}

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

function removalText(row: Location, { contacts, leadSettings }: LocationUses): string {
  const people = contacts.filter(({ vehicleDealerLocationIds: ids }) => ids.includes(row.id)).length;
  const rules = leadSettings.filter(({ locationIds }) => locationIds.includes(row.id)).length;
  const texts = [
    people > 0 && counted(people, 'Ansprechpartner', 'Ansprechpartner'),
    rules > 0 && counted(rules, 'Benachrichtigung', 'Benachrichtigungen'),
  ].filter((use) => use !== false);
  const verb = people + rules === 1 ? 'verweist' : 'verweisen';
  return `Möchten Sie den Standort „${locationName(row)}“ wirklich löschen?${texts.length > 0 ? ` ${texts.join(' und ')} ${verb} auf ihn.` : ''}`;
}
