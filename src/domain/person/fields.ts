import * as z from 'zod/mini';
import { enumeration, type KeyOf } from '../../lib/enumeration';
import { mapKeys } from '../../lib/keysOf';
import { plainEmail } from './emailAddress';
import { normalisePhone } from './phone';
import { adultBirthDate, email, optionalInput, phone, REQUIRED, requiredInput, vatId, zipCode } from './rules';
import { normaliseZipCode } from './zipCode';

export const salutations = enumeration({
  male: { wire: [1, 'MALE'], label: 'Herr' },
  female: { wire: [2, 'FEMALE'], label: 'Frau' },
  divers: { wire: [3, 'DIVERS'], label: 'Divers' },
});

export const customerTypes = enumeration({
  private: { wire: [1, 'Private'], label: 'Privatkunde' },
  commercial: { wire: [2, 'Commercial'], label: 'Geschäftskunde' },
});

export type CustomerType = KeyOf<typeof customerTypes>;
const salutation = () => z.enum(['male', 'female', 'divers'], { error: REQUIRED });

export interface CustomerKind {
  customerType: CustomerType;
  /** Financing and leasing: banks want an adult (rules/order-and-payment: birth date). */
  needsBirthDate: boolean;
}

export interface CustomerRules extends CustomerKind {
  now: Date;
}

export interface PersonFieldEntry {
  readonly label: string;
  readonly type: 'text' | 'email' | 'tel' | 'date' | 'select';
  readonly options?: readonly { value: string; label: string }[];
  readonly autocomplete: string;
  readonly inputMode?: 'email' | 'tel' | 'numeric' | 'text';
  readonly hint?: string;
  readonly group: 'company' | 'name' | 'contact' | 'street' | 'city';
  readonly schema: (rules: Pick<CustomerRules, 'now'>) => z.ZodMiniType<string, string>;
  /** On blur, before validation. */
  readonly normalise?: (typed: string) => string;
  readonly isOptional?: boolean;
  readonly when?: (customer: CustomerKind) => boolean;
}

const isCommercial = ({ customerType }: CustomerKind) => customerType === 'commercial';

/** Order form, draft, schema and error summary derive from it. */
export const personFields = {
  email: {
    label: 'E-Mail',
    type: 'email',
    autocomplete: 'email',
    inputMode: 'email',
    group: 'contact',
    schema: email,
    normalise: plainEmail,
  },
  phone: {
    label: 'Telefon',
    type: 'tel',
    autocomplete: 'tel',
    inputMode: 'tel',
    group: 'contact',
    schema: phone,
    normalise: normalisePhone,
  },
  companyName: {
    label: 'Firmenname',
    type: 'text',
    autocomplete: 'organization',
    group: 'company',
    schema: requiredInput,
    when: isCommercial,
  },
  vatId: {
    label: 'Umsatzsteuer-Identifikationsnummer',
    type: 'text',
    autocomplete: 'off',
    hint: 'Freiwillig: Das Autohaus braucht sie nur für eine Lieferung in ein anderes EU-Land, zum Beispiel DE123456789.',
    isOptional: true,
    group: 'company',
    schema: vatId,
    when: isCommercial,
  },
  salutation: {
    label: 'Anrede',
    type: 'select',
    options: salutations.keys.map((key) => ({ value: key, label: salutations.label(key) })),
    autocomplete: 'honorific-prefix',
    group: 'name',
    schema: salutation,
  },
  firstName: { label: 'Vorname', type: 'text', autocomplete: 'given-name', group: 'name', schema: requiredInput },
  lastName: { label: 'Nachname', type: 'text', autocomplete: 'family-name', group: 'name', schema: requiredInput },
  birthDate: {
    label: 'Geburtsdatum',
    type: 'date',
    autocomplete: 'bday',
    group: 'name',
    schema: ({ now }) => adultBirthDate(now),
    when: ({ needsBirthDate }) => needsBirthDate,
  },
  street: { label: 'Straße', type: 'text', autocomplete: 'address-line1', group: 'street', schema: requiredInput },
  houseNumber: {
    label: 'Hausnummer',
    type: 'text',
    // No token fits; 'address-line2' invites the floor.
    autocomplete: 'off',
    group: 'street',
    schema: requiredInput,
  },
  zipCode: {
    label: 'Postleitzahl',
    type: 'text',
    autocomplete: 'postal-code',
    inputMode: 'numeric',
    group: 'city',
    schema: zipCode,
    normalise: normaliseZipCode,
  },
  city: { label: 'Ort', type: 'text', autocomplete: 'address-level2', group: 'city', schema: requiredInput },
} as const satisfies Record<string, PersonFieldEntry>;

export type PersonFieldName = keyof typeof personFields;

export type PersonEntries = Partial<Record<PersonFieldName | 'customerType', string>>;

export const personFieldNames = Object.keys(personFields).filter(isPersonField);

export function isPersonField(name: string): name is PersonFieldName {
  return Object.hasOwn(personFields, name);
}

export function personLabels<Name extends PersonFieldName>(names: readonly Name[]): Record<Name, string> {
  return mapKeys(names, (name) => personFields[name].label);
}

export function askedPersonFields(customer: CustomerKind): PersonFieldName[] {
  return personFieldNames.filter((name) => {
    const field: PersonFieldEntry = personFields[name];
    return field.when?.(customer) ?? true;
  });
}

type PersonSchemas = { [Name in PersonFieldName]: ReturnType<(typeof personFields)[Name]['schema']> };

export function personSchemas(rules: CustomerRules): PersonSchemas {
  const asked = askedPersonFields(rules);
  const schemas = mapKeys(personFieldNames, (name) =>
    asked.includes(name) ? personFields[name].schema(rules) : optionalInput(),
  );
  return schemas as PersonSchemas;
}

export function personOf(entries: object): PersonEntries {
  return Object.fromEntries(
    Object.entries(entries).filter(
      ([name, value]: [string, unknown]) =>
        (isPersonField(name) || name === 'customerType') && typeof value === 'string' && value !== '',
    ),
  );
}
