import * as z from 'zod/mini';
import { checkBy, type FormCheck } from '../../lib/forms/check';
import { recordOf } from '../../lib/recordOf';
import { askedPersonFields, customerTypes, personFieldNames, personFields, type PersonFieldName } from './fields';
import { optionalLine } from './rules';

/** Fields of a person that a customer changes in the account: all but the e-mail, which is its name. */
export const OWN_DATA_FIELDS = personFieldNames.filter((name) => name !== 'email');

export type OwnData = Record<Exclude<PersonFieldName, 'email'> | 'customerType', string>;

const ADDRESS = ['street', 'houseNumber', 'zipCode', 'city'] as const satisfies readonly (keyof OwnData)[];

/** Nothing has to be filled in; what is filled in has to be right, and an address is whole or not there at all. */
export function checkOwnData(entries: OwnData, now: Date): FormCheck<OwnData> {
  const customerType = customerTypes.parse(entries.customerType) ?? 'private';
  const asked = askedPersonFields({ customerType, needsBirthDate: true });
  const hasAddress = ADDRESS.some((name) => entries[name].trim() !== '');
  const isChecked = (name: keyof OwnData & PersonFieldName) =>
    asked.includes(name) && (entries[name].trim() !== '' || (hasAddress && ADDRESS.some((part) => part === name)));
  const schemas = recordOf(OWN_DATA_FIELDS, (name) =>
    isChecked(name) ? personFields[name].schema({ now }) : optionalLine(),
  );
  return checkBy(z.object({ ...schemas, customerType: z.string() }))(entries);
}
