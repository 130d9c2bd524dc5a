import * as z from 'zod/mini';
import { checkBy, type FormCheck } from '../../lib/check';
import { mapKeys } from '../../lib/keysOf';
import {
  askedPersonFields,
  customerTypes,
  personFieldNames,
  personFields,
  type PersonFieldName,
} from '../person/fields';
import { optionalInput } from '../person/rules';
import { withHouseNumber } from '../person/street';

/** All but the e-mail, which is the user name. */
export const OWN_DATA_FIELDS = personFieldNames.filter((name) => name !== 'email');

export type OwnData = Record<Exclude<PersonFieldName, 'email'> | 'customerType', string>;

const ADDRESS = ['street', 'houseNumber', 'zipCode', 'city'] as const satisfies readonly (keyof OwnData)[];

/** An address is complete or empty. */
export function checkOwnData(typed: OwnData, now: Date): FormCheck<OwnData> {
  const entries = withHouseNumber(typed);
  const customerType = customerTypes.parse(entries.customerType) ?? 'private';
  const asked = askedPersonFields({ customerType, needsBirthDate: true });
  const hasAddress = ADDRESS.some((name) => entries[name].trim() !== '');
  const isChecked = (name: keyof OwnData & PersonFieldName) =>
    asked.includes(name) && (entries[name].trim() !== '' || (hasAddress && ADDRESS.some((part) => part === name)));
  const schemas = mapKeys(OWN_DATA_FIELDS, (name) =>
    isChecked(name) ? personFields[name].schema({ now }) : optionalInput(),
  );
  return checkBy(z.object({ ...schemas, customerType: z.string() }))(entries);
}
