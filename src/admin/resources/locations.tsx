import FileText from 'lucide-react/icons/file-text';
import MapPin from 'lucide-react/icons/map-pin';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Read } from '../../api/admin/crud';
import { createCancellationDocument, locationsApi, type LocationWrite } from '../../api/admin/locations';
import { leadSettingsApi } from '../../api/admin/leadSettings';
import type { DealerContact } from '../../domain/dealer/contact';
import type { LeadSetting } from '../../domain/dealer/leadSetting';
import type { Location } from '../../domain/tenant/location';
import { locationName } from '../../domain/tenant/locationText';
import { normalisePhone, PHONE_HINT, phoneText } from '../../domain/person/phone';
import { email, optionalInput, phone, requiredInput, zipCode } from '../../domain/person/rules';
import type { Vehicle } from '../../domain/vehicle/vehicle';
import { compareGerman } from '../../lib/text/foldedText';
import { contactsQuery } from '../../state/queries/recipient';
import { usePlatform, useTenant } from '../../state/shopContext';
import { LEGAL_DETAILS } from '../../domain/dealer/forms/location';
import type { Rows, Columns, CsvColumn } from '../engine/entry';
import { checkOf, formEntriesOf, required, type EntryFields, type EntryValues } from '../engine/entryFields';
import { entryForm } from '../engine/entryForm';
import { FormField, FormSection, OptionalSection, TextField } from '../engine/form/fields/fields';
import { FormSheet } from '../engine/form/FormSheet';
import { ListPage } from '../engine/list/ListPage';
import { rowsQuery } from '../engine/list/rowsQuery';
import { useList } from '../engine/list/useList';
import type { SettingsPage } from '../page';
import { FoundRows } from '../search/FoundRows';
import { stockQuery } from '../stock';
import { FixedFact, MainLegalDetails } from './locationControls';

interface LocationUses {
  contacts: readonly DealerContact[];
  leadSettings: readonly LeadSetting[];
  vehicles: readonly Vehicle[];
  isLoading: boolean;
}

const typeLabels: Readonly<Record<string, string>> = { MAIN: 'Hauptstandort', BRANCH: 'Zweigstelle', ANDERE: 'Andere' };
const typeOf = ({ locationType }: Location) => typeLabels[locationType?.toUpperCase() ?? 'BRANCH'] ?? 'Andere';
const isMain = (location: Location) => typeOf(location) === 'Hauptstandort';

const fields = {
  name: required('Name', requiredInput()),
  locationId: required('Standortnummer', requiredInput()),
  type: { label: 'Art', when: ({ type }: { type: string }) => type !== '' },
  eMail: required('E-Mail', email()),
  phone: required('Telefon', phone()),
  street: required('Straße', requiredInput()),
  houseNumber: required('Hausnummer', requiredInput()),
  zipCode: required('Postleitzahl', zipCode()),
  city: required('Ort', requiredInput()),
  companyName: required('Firmenname', requiredInput()),
  companyCeos: required('Geschäftsführung', requiredInput()),
  companyUstId: required('USt-IdNr.', requiredInput()),
  companyCommercialRegisterId: required('Handelsregisternummer', requiredInput()),
  companyCourtName: required('Registergericht', requiredInput()),
  vwErnstDealerId: { label: 'VW-Ernst-Händlernummer', rule: optionalInput() },
  autoUncleDepartmentId: {
    label: 'AutoUncle-Abteilung',
    when: (values: { autoUncleDepartmentId: string }) => values.autoUncleDepartmentId !== '',
  },
  whatsAppBusinessLink: {
    label: 'WhatsApp-Link',
    when: (values: { whatsAppBusinessLink: string }) => values.whatsAppBusinessLink !== '',
  },
} satisfies EntryFields;

const check = checkOf(fields);

const NO_LOCATION: Location = {
  ...{ id: '', name: undefined, eMail: undefined, phone: undefined, address: undefined, locationId: undefined },
  ...{
    locationType: undefined,
    priceCalculationType: undefined,
    vehicleDealerId: undefined,
    vwErnstDealerId: undefined,
  },
  ...{ companyName: undefined, companyCeos: undefined, companyUstId: undefined },
  ...{ companyCommercialRegisterId: undefined, companyCourtName: undefined },
  ...{ autoUncleDepartmentId: undefined, whatsAppBusinessLink: undefined },
};

/** Fields that the form does not show are sent as they were read. */
export const locationForm = entryForm<Read<Location>, EntryValues<typeof fields>, LocationWrite>({
  fields,
  entries: (row) => formEntriesOf(fields, { ...row?.address, ...row, type: row?.id ? typeOf(row) : undefined }),
  check: (values, row) => {
    const checked = check(values);
    if (checked.errors) return checked;
    const { street, houseNumber, zipCode: zip, city, vwErnstDealerId, ...same } = checked.values;
    return {
      values: {
        ...same,
        address: { id: row?.address?.id, street, houseNumber, zipCode: zip, city },
        vwErnstDealerId: vwErnstDealerId.trim() || undefined,
        locationType: row?.locationType,
        base: row?.wire,
      },
    };
  },
  create: locationsApi.create,
  update: locationsApi.update,
});

export const locationRows: Rows<Read<Location>> = {
  queryName: 'locations',
  invalidates: ['stock'],
  calls: locationsApi,
  order: (one, other) =>
    Number(isMain(other)) - Number(isMain(one)) || compareGerman(locationName(one), locationName(other)),
  searchedIn: 'Name, Ort, Nummer, E-Mail, Telefon',
  hit: ({ address, phone, eMail }) => ({ note: address?.city, texts: [phone, eMail] }),
  nameOf: locationName,
};

/** What the stock and the first location know of a new one: legal details of the house, and a place where vehicles stand already. */
function knownLocation(rows: readonly Location[], vehicles: readonly Vehicle[], companyName: string): Read<Location> {
  const main = rows.find(isMain) ?? rows[0];
  const ids = new Set(rows.map(({ id }) => id));
  const places = vehicles.flatMap(({ location }) => (location === undefined || ids.has(location.id) ? [] : location));
  const place = places.find(isMain) ?? places[0];
  const legal = Object.fromEntries(LEGAL_DETAILS.map((name) => [name, place?.[name] ?? main?.[name]]));
  const { name, eMail, phone, locationId, address } = place ?? {};
  return {
    ...NO_LOCATION,
    ...{ name, eMail, phone, locationId },
    ...legal,
    companyName: legal.companyName ?? companyName,
    address: address && { ...address, id: undefined },
  };
}

function missingText(location: Read<Location>): string | undefined {
  const missing = Object.entries(locationForm.entries(location)).flatMap(([name, value]) => {
    const field = locationForm.fields[name];
    return field?.isRequired && value === '' ? field.label : [];
  });
  if (missing.length > 2) return `Es fehlen ${missing.length} Angaben`;
  return missing.length === 0 ? undefined : `Es fehlt: ${missing.join(', ')}`;
}

export const locationColumns: Columns<Read<Location>> = [
  { id: 'name', header: 'Name', priority: 1, text: locationName, note: missingText, sort: true },
  {
    id: 'ort',
    header: 'Ort',
    priority: 1,
    text: ({ address }) => address?.city,
    note: ({ address }) => [address?.street, address?.houseNumber].filter(Boolean).join(' ') || undefined,
    sort: true,
  },
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

export const locations: SettingsPage = {
  page: 'locations',
  title: 'Standorte',
  sentence: 'Anschrift und Rechtsangaben Ihrer Häuser, wie Shop und Kaufvertrag sie zeigen.',
  empty: 'Ansprechpartner können Sie anlegen, sobald ein Standort hier steht.',
  group: 'operation',
  icon: <MapPin />,
  isOnboarding: true,
  Page: Locations,
  FoundRows: (props) => <FoundRows of={locations} source={locationRows} {...props} />,
};

function Locations() {
  const platform = usePlatform();
  const uses = useLocationUses();
  const { companyName } = useTenant().settings;
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
            list.deeds.download.start({
              id: row.id,
              label: `Das Widerrufsformular von „${locationName(row)}“`,
              fileName: 'widerrufsformular.pdf',
              fetch: (signal) => createCancellationDocument(platform, row.id, signal),
            }),
        },
      ]}
    >
      {list.entry.isNew && uses.isLoading ? null : (
        <FormSheet
          list={list}
          form={locationForm}
          title="Standort bearbeiten"
          isWide
          template={knownLocation(list.rows.all, uses.vehicles, companyName)}
        >
          {(form) => (
            <>
              <FormSection
                form={form}
                title="Standort"
                text="Ein neuer Standort ist eine Zweigstelle; die Art eines bestehenden ändert die Plattform."
              >
                <TextField form={form} name="name" width="half" />
                <TextField
                  form={form}
                  name="locationId"
                  width="half"
                  hint="Unter dieser Nummer kennt Ihr Bestandssystem das Haus. Ohne ein solches wählen Sie selbst eine, je Standort eine andere."
                />
                <FormField form={form} name="type">
                  {(control) => <FixedFact {...control} />}
                </FormField>
              </FormSection>
              <FormSection form={form} title="Kontakt">
                <TextField form={form} name="eMail" width="half" type="email" inputMode="email" />
                <TextField
                  form={form}
                  name="phone"
                  width="half"
                  hint={PHONE_HINT}
                  normalise={normalisePhone}
                  type="tel"
                  inputMode="tel"
                />
              </FormSection>
              <FormSection form={form} title="Adresse">
                <TextField form={form} name="street" width="half" />
                <TextField form={form} name="houseNumber" width="half" />
                <TextField form={form} name="zipCode" width="half" inputMode="numeric" maxLength={5} />
                <TextField form={form} name="city" width="half" />
              </FormSection>
              <FormSection
                form={form}
                title="Rechtsangaben"
                text="So stehen sie im Kaufvertrag und im Widerrufsformular."
              >
                <FormField form={form} name="companyName">
                  {(control) => <MainLegalDetails {...control} />}
                </FormField>
                <TextField form={form} name="companyCeos" hint="Mehrere Namen mit Komma." />
                <TextField form={form} name="companyUstId" width="half" hint="Zum Beispiel DE123456789" />
                <TextField form={form} name="companyCommercialRegisterId" width="half" hint="Zum Beispiel HRB 12345" />
                <TextField form={form} name="companyCourtName" />
              </FormSection>
              <OptionalSection
                form={form}
                title="Anbindungen"
                text="Die AutoUncle-Abteilung und den WhatsApp-Link ändert die Plattform."
                names={['vwErnstDealerId', 'autoUncleDepartmentId', 'whatsAppBusinessLink']}
              >
                <TextField form={form} name="vwErnstDealerId" width="half" />
                <FormField form={form} name="autoUncleDepartmentId">
                  {(control) => <FixedFact {...control} />}
                </FormField>
                <FormField form={form} name="whatsAppBusinessLink">
                  {(control) => <FixedFact {...control} />}
                </FormField>
              </OptionalSection>
            </>
          )}
        </FormSheet>
      )}
    </ListPage>
  );
}

function useLocationUses(): LocationUses {
  const platform = usePlatform();
  const contacts = useQuery(contactsQuery(platform, undefined)).data;
  const leadSettings = useQuery(rowsQuery({ queryName: 'lead-settings', calls: leadSettingsApi }, platform)).data;
  const { data: vehicles, isLoading } = useQuery(stockQuery(platform));
  return useMemo(
    () => ({ contacts: contacts ?? [], leadSettings: leadSettings ?? [], vehicles: vehicles ?? [], isLoading }),
    [contacts, leadSettings, vehicles, isLoading],
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
