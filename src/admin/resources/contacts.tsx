import UserRound from 'lucide-react/icons/user-round';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { contactsApi, type ContactWrite } from '../../api/admin/contacts';
import type { DealerContact } from '../../domain/dealer/contact';
import type { Location } from '../../domain/tenant/location';
import { locationName } from '../../domain/tenant/locationText';
import { atLeastOne, requiredFile } from '../../domain/dealer/rules';
import { normalisePhone, PHONE_HINT, phoneText } from '../../domain/person/phone';
import { email, phone, requiredInput } from '../../domain/person/rules';
import { ContactDetails } from '../../features/contact/ContactDetails';
import { locationsQuery } from '../../state/queries/recipient';
import { usePlatform, useTenant } from '../../state/shopContext';
import { Button } from '../../ui/actions/Button';
import type { CheckedForm } from '../../ui/fields/useCheckedForm';
import { DealerTheme } from '../DealerTheme';
import { Avatar } from '../engine/Avatar';
import type { Rows, Columns } from '../engine/entry';
import { checkOf, formEntriesOf, required, type EntryFields, type EntryValues } from '../engine/entryFields';
import { entryForm } from '../engine/entryForm';
import { ChecksField, FileField, FormSection, TextField } from '../engine/form/fields/fields';
import { useFilePreview } from '../engine/form/fields/useFilePreview';
import { FormSheet } from '../engine/form/FormSheet';
import type { OpenForm } from '../engine/form/openForm';
import { ListPage } from '../engine/list/ListPage';
import { useList } from '../engine/list/useList';
import type { SettingsPage } from '../page';
import { FoundRows } from '../search/FoundRows';
import { INITIALS, initialsPicture } from './initialsPicture';
import { locationChoices, nameOfLocation } from './locationChoices';

const fields = {
  picture: { ...required('Bild', requiredFile()), wire: ['image', 'imageUrl'], initial: {} },
  name: required('Name', requiredInput()),
  email: required('E-Mail', email()),
  phone: required('Telefon', phone()),
  vehicleDealerLocationIds: { ...required('Standorte', atLeastOne(z.string())), initial: [] },
} satisfies EntryFields;

type ContactValues = EntryValues<typeof fields>;

const check = checkOf(fields);

const NO_LOCATIONS: readonly Location[] = [];

export const contactForm = (locations: readonly Location[]) =>
  entryForm<DealerContact, ContactValues, ContactWrite>({
    fields: {
      ...fields,
      vehicleDealerLocationIds: {
        ...fields.vehicleDealerLocationIds,
        choices: locationChoices(locations),
        goneLabel: (id) => nameOfLocation(locations, id),
      },
    },
    // With one location there is nothing to choose, and its numbers are those of the house.
    entries: (row) =>
      formEntriesOf(fields, {
        vehicleDealerLocationIds: locations.length === 1 ? locations.map(({ id }) => id) : [],
        ...(locations.length === 1 && { email: locations[0]?.eMail, phone: locations[0]?.phone }),
        ...row,
        picture: { url: row?.imageUrl },
      }),
    check: (values) => {
      const { errors, values: checked } = check(values);
      if (errors) return { errors };
      const { picture, ...same } = checked;
      return { values: { ...same, image: picture.file, imageUrl: picture.url } };
    },
    create: contactsApi.create,
    update: contactsApi.update,
  });

export const contactColumns = (locations: readonly Location[]): Columns<DealerContact> => [
  {
    id: 'name',
    header: 'Name',
    priority: 1,
    text: ({ name }) => name,
    picture: ({ name, imageUrl }) => <Avatar name={name} url={imageUrl} />,
    sort: true,
  },
  {
    id: 'standorte',
    header: 'Standorte',
    priority: 1,
    text: ({ vehicleDealerLocationIds: ids }) =>
      locations
        .filter(({ id }) => ids.includes(id))
        .map(locationName)
        .join(', '),
    sort: true,
  },
  { id: 'email', header: 'E-Mail', priority: 2, text: ({ email: address }) => address, sort: true },
  { id: 'telefon', header: 'Telefon', priority: 3, text: ({ phone: number }) => phoneText(number) },
];

export const contactRows: Rows<DealerContact> = {
  queryName: 'contacts',
  calls: contactsApi,
  searchedIn: 'Name, Standort, E-Mail, Telefon',
  hit: ({ email: mail, phone: number }) => ({ note: mail, texts: [number] }),
  nameOf: ({ name }) => name,
};

export const contacts: SettingsPage = {
  page: 'contacts',
  title: 'Ansprechpartner',
  sentence: 'Diese Personen zeigt der Shop auf der Fahrzeugseite.',
  empty: 'Bis dahin nennt die Fahrzeugseite keine Person.',
  group: 'operation',
  icon: <UserRound />,
  isOnboarding: true,
  Page: Contacts,
  FoundRows: (props) => <FoundRows of={contacts} source={contactRows} {...props} />,
};

function Contacts() {
  const { data: locations = NO_LOCATIONS } = useQuery(locationsQuery(usePlatform()));
  const columns = useMemo(() => contactColumns(locations), [locations]);
  const form = contactForm(locations);
  const list = useList(contacts, contactRows, {
    columns,
    form,
    create: 'Ansprechpartner anlegen',
    removal: {
      label: 'Ansprechpartner löschen',
      text: ({ name }) =>
        `Möchten Sie „${name}“ wirklich löschen? Der Eintrag verschwindet sofort von den Fahrzeugseiten.`,
    },
  });
  return (
    <ListPage list={list}>
      <FormSheet
        list={list}
        form={form}
        title="Ansprechpartner bearbeiten"
        isWide
        aside={(values) => <ContactPreview form={values} />}
      >
        {(form) => (
          <FormSection form={form}>
            <FileField
              form={form}
              name="picture"
              upload="image"
              frame="circle"
              wanted="Quadratisch, am besten 400 × 400 Pixel"
            />
            <NoPicture form={form} />
            <TextField form={form} name="name" />
            <TextField form={form} name="email" type="email" inputMode="email" />
            <TextField
              form={form}
              name="phone"
              type="tel"
              inputMode="tel"
              hint={PHONE_HINT}
              normalise={normalisePhone}
            />
            <ChecksField
              form={form}
              name="vehicleDealerLocationIds"
              hint="Mindestens einer. Die Person erscheint bei den Fahrzeugen dieser Standorte."
            />
          </FormSection>
        )}
      </FormSheet>
    </ListPage>
  );
}

/** Offers the initials of the typed name for a picture, which shop and platform ask for. */
function NoPicture({ form }: { form: OpenForm<ContactValues> }) {
  const { state, isReadOnly } = form;
  const [picture, name] = useWatch({ control: state.control, name: ['picture', 'name'] });
  const hasPicture = picture.file !== undefined || picture.url !== undefined;
  const isInitials = picture.file?.name === INITIALS;
  const put = () =>
    state.setValue('picture', { file: initialsPicture(name) }, { shouldDirty: true, shouldValidate: true });
  const follow = useEffectEvent(put);
  useEffect(() => {
    if (isInitials) follow();
  }, [isInitials, name]);
  if (isReadOnly || hasPicture) return null;
  return (
    <p className="form-section__field">
      <Button
        size="small"
        onClick={() => {
          state.setFocus('name');
          put();
        }}
      >
        Ohne Bild: Initialen zeigen
      </Button>
    </p>
  );
}

function ContactPreview({ form }: { form: CheckedForm<ContactValues, unknown> }) {
  const [picture, name, address, number] = useWatch({
    control: form.control,
    name: ['picture', 'name', 'email', 'phone'],
  });
  const { settings } = useTenant();
  const imageUrl = useFilePreview(picture);
  const contact = {
    id: 'preview',
    name: name || 'Name',
    email: address || undefined,
    phone: number || undefined,
    imageUrl,
    vehicleDealerLocationIds: [],
  };
  return (
    <aside className="grid gap-12 content-start" aria-label="So zeigt der Shop die Person" inert>
      <p className="text-muted text-14">So zeigt der Shop die Person:</p>
      <DealerTheme>
        <ContactDetails settings={settings} partners={{ contacts: [contact], location: undefined, isPending: false }} />
      </DealerTheme>
    </aside>
  );
}
