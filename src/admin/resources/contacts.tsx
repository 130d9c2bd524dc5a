import UserRound from 'lucide-react/icons/user-round';
import { useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { contactsApi, type ContactWrite } from '../../api/admin/contacts';
import type { DealerContact } from '../../domain/dealer/contact';
import type { Location } from '../../domain/dealer/location';
import { locationName } from '../../domain/dealer/locationText';
import { atLeastOne, requiredFile, type FileChoice } from '../../domain/dealer/rules';
import { normalisePhone, PHONE_HINT, phoneText } from '../../domain/person/phone';
import { email, phone, requiredLine } from '../../domain/person/rules';
import { ContactDetails } from '../../features/contact/ContactDetails';
import { checkBy } from '../../lib/check';
import { locationsQuery } from '../../state/recipient';
import { usePlatform, useTenant } from '../../state/shopContext';
import { DealerLook } from '../DealerLook';
import { Avatar } from '../engine/Avatar';
import { defineResource } from '../engine/defineResource';
import { useFilePreview } from '../engine/form/fields/useFilePreview';
import type { FormPartProps } from '../engine/resource';
import { locationChoices, nameOfLocation } from './locationChoices';

interface ContactValues {
  picture: FileChoice;
  name: string;
  email: string;
  phone: string;
  locations: string[];
}

const contactSchema = z.pipe(
  z.object({
    picture: requiredFile(),
    name: requiredLine(),
    email: email(),
    phone: phone(),
    locations: atLeastOne(z.string()),
  }),
  z.transform(({ picture, locations, ...person }): ContactWrite => ({
    ...person,
    image: picture.file,
    imageUrl: picture.url,
    vehicleDealerLocationIds: locations,
  })),
);

const NO_LOCATIONS: readonly Location[] = [];

/** Contacts that the shop shows on the page of a vehicle. */
export const contacts = defineResource<DealerContact, ContactValues, ContactWrite, readonly Location[]>({
  page: 'contacts',
  title: 'Ansprechpartner',
  sentence: 'Diese Personen zeigt der Shop auf der Fahrzeugseite.',
  group: 'operation',
  icon: <UserRound />,
  isOnboarding: true,
  queryName: 'contacts',
  calls: contactsApi,
  useRelated: () => useQuery(locationsQuery(usePlatform())).data ?? NO_LOCATIONS,
  searchedIn: 'Name, Standort, E-Mail, Telefon',
  found: ({ email: mail, phone: number }) => ({ note: mail, texts: [number] }),
  nameOf: ({ name }) => name,
  columns: [
    {
      id: 'name',
      header: 'Name',
      priority: 1,
      text: ({ name }) => name,
      cell: ({ name, imageUrl }) => (
        <>
          <Avatar name={name} url={imageUrl} />
          <span>{name}</span>
        </>
      ),
      sort: true,
    },
    {
      id: 'standorte',
      header: 'Standorte',
      priority: 1,
      text: ({ vehicleDealerLocationIds: ids }, locations) =>
        locations
          .filter(({ id }) => ids.includes(id))
          .map(locationName)
          .join(', '),
      sort: true,
    },
    { id: 'email', header: 'E-Mail', priority: 2, text: ({ email: address }) => address, sort: true },
    { id: 'telefon', header: 'Telefon', priority: 3, text: ({ phone: number }) => phoneText(number) },
  ],
  form: {
    width: 760,
    entries: (row) => ({
      picture: { url: row?.imageUrl },
      name: row?.name ?? '',
      email: row?.email ?? '',
      phone: row?.phone ?? '',
      locations: row?.vehicleDealerLocationIds ?? [],
    }),
    check: checkBy(contactSchema),
    sections: [
      {
        fields: [
          {
            name: 'picture',
            label: 'Bild',
            isRequired: true,
            control: {
              kind: 'file',
              upload: 'image',
              frame: 'circle',
              wanted: 'Quadratisch, am besten 400 × 400 Pixel',
            },
          },
          { name: 'name', label: 'Name', isRequired: true, control: { kind: 'text' } },
          {
            name: 'email',
            label: 'E-Mail',
            isRequired: true,
            control: { kind: 'text', type: 'email', inputMode: 'email' },
          },
          {
            name: 'phone',
            label: 'Telefon',
            hint: PHONE_HINT,
            isRequired: true,
            normalise: normalisePhone,
            control: { kind: 'text', type: 'tel', inputMode: 'tel' },
          },
          {
            name: 'locations',
            label: 'Standorte',
            hint: 'Mindestens einer. Die Person erscheint bei den Fahrzeugen dieser Standorte.',
            isRequired: true,
            control: {
              kind: 'checks',
              options: locationChoices,
              labelOf: (id, locations) => nameOfLocation(locations, id),
            },
          },
        ],
      },
    ],
    Preview: ContactPreview,
  },
  texts: {
    create: 'Ansprechpartner anlegen',
    edit: 'Ansprechpartner bearbeiten',
    remove: 'Ansprechpartner löschen',
    removal: ({ name }) =>
      `Möchten Sie „${name}“ wirklich löschen? Der Eintrag verschwindet sofort von den Fahrzeugseiten.`,
  },
});

/** Preview of the contact as on the page of a vehicle. */
function ContactPreview({ form }: FormPartProps<DealerContact, ContactValues, ContactWrite, readonly Location[]>) {
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
    <aside aria-label="So zeigt der Shop die Person" inert>
      <p className="entry-sheet__hint">So zeigt der Shop die Person:</p>
      <DealerLook>
        <ContactDetails settings={settings} partners={{ contacts: [contact], location: undefined, isPending: false }} />
      </DealerLook>
    </aside>
  );
}
