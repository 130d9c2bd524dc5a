import * as z from 'zod/mini';
import { dateText, maybe, readBy, requiredText, text } from '../../lib/schema';
import { customerTypes, salutations, type PersonEntries } from './fields';

/** How an account was opened: 1 by e-mail, 2 by Google, 3 by Apple (checkout 3). */
const AUTH_TYPES = [1, 2, 3] as const;
export type AuthType = (typeof AUTH_TYPES)[number];

const addressSchema = z.object({ street: text(), houseNumber: text(), zipCode: text(), city: text() });

/** What the platform knows of a customer's account; every part but the id may be missing. */
export const accountSchema = z.object({
  id: requiredText(),
  email: text(),
  /** Staff has a type of its own, which is none of a customer. */
  type: readBy(customerTypes.parse),
  salutationType: readBy(salutations.parse),
  firstName: text(),
  lastName: text(),
  companyName: text(),
  companyUstId: text(),
  birthDate: dateText(),
  phoneNumber: text(),
  address: maybe(addressSchema),
  authType: readBy((value) => AUTH_TYPES.find((type) => type === Number(value))),
});

export type Account = z.output<typeof accountSchema>;

/** An account as the fields of a form that ask for a person. */
export function personEntries({ address, ...account }: Account): PersonEntries {
  return {
    customerType: account.type,
    companyName: account.companyName,
    vatId: account.companyUstId,
    salutation: account.salutationType,
    firstName: account.firstName,
    lastName: account.lastName,
    birthDate: account.birthDate?.slice(0, 10),
    email: account.email,
    phone: account.phoneNumber,
    street: address?.street,
    houseNumber: address?.houseNumber,
    zipCode: address?.zipCode,
    city: address?.city,
  };
}
