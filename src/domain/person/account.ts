import * as z from 'zod/mini';
import { flag, listOf, maybe, readBy, requiredText, text } from '../../lib/schema';
import { dateText } from '../../lib/dateText';
import { placedOrderSchema } from '../order/placedOrder';
import { tradeInSchema } from '../trade-in/tradeIn';
import { customerTypes, salutations, type PersonEntries } from './fields';

/** How an account was opened: 1 by e-mail, 2 by Google, 3 by Apple (rules/account: numbers of a person). */
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
  emailConfirmed: flag(),
  createdAt: dateText(),
  /** The four consents to advertising (rules/account: marketing of an account), under the names that they have in an order. */
  isMarketingEmailAllowed: flag(),
  isMarketingLetterAllowed: flag(),
  isMarketingAppAllowed: flag(),
  isMarketingPhoneAllowed: flag(),
  favoriteCarIds: listOf(requiredText()),
  orders: listOf(placedOrderSchema),
  tradeIns: listOf(tradeInSchema),
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

/** The same the other way: what someone typed about themselves, as fields of an account; what is empty is gone from it. */
export function accountChangesOf(entries: PersonEntries): AccountChanges {
  const { street, houseNumber, zipCode, city } = entries;
  const filled = (value: string | undefined) => (value?.trim() ? value.trim() : undefined);
  const address = {
    street: filled(street),
    houseNumber: filled(houseNumber),
    zipCode: filled(zipCode),
    city: filled(city),
  };
  const hasAddress = Object.values(address).some((part) => part !== undefined);
  return {
    type: customerTypes.parse(entries.customerType),
    salutationType: salutations.parse(entries.salutation),
    companyName: filled(entries.companyName),
    companyUstId: filled(entries.vatId)?.replace(/\s/g, '').toUpperCase(),
    firstName: filled(entries.firstName),
    lastName: filled(entries.lastName),
    birthDate: filled(entries.birthDate),
    phoneNumber: filled(entries.phone),
    address: hasAddress ? address : undefined,
  };
}

/**
 * What is still missing in an account and was typed elsewhere: nothing that stands there is replaced, but for the type of customer that a
 * new account has by default.
 */
export function missingIn(account: Account, typed: PersonEntries): AccountChanges {
  const isNew = account.firstName === undefined && account.lastName === undefined;
  const known = new Map<string, unknown>(Object.entries(account));
  const isMissing = (name: string) => known.get(name) === undefined || (name === 'type' && isNew);
  return Object.fromEntries(
    Object.entries<unknown>(accountChangesOf(typed)).filter(([name, value]) => value !== undefined && isMissing(name)),
  );
}

/** What an account's owner may write about it: the body of `PUT /users/{id}`. */
export interface AccountUpdate {
  id: string;
  email?: string;
  type?: number;
  salutationType?: number;
  firstName?: string;
  lastName?: string;
  companyName?: string;
  companyUstId?: string;
  /** YYYY-MM-DD */
  birthDate?: string;
  phoneNumber?: string;
  address?: { street: string; houseNumber: string; zipCode: string; city: string };
  authType?: AuthType;
  isMarketingEmailAllowed: boolean;
  isMarketingLetterAllowed: boolean;
  isMarketingAppAllowed: boolean;
  isMarketingPhoneAllowed: boolean;
  favoriteCarIds: string[];
}

/** The fields of an account that a customer changes. */
export type AccountChanges = Partial<Omit<Account, 'id' | 'email' | 'orders' | 'tradeIns'>>;

/** All of an account with some changes, as it is written: what a PUT leaves out may be lost. An address goes whole or not at all. */
export function accountUpdateOf(account: Account, changes: AccountChanges): AccountUpdate {
  const known = { ...account, ...changes };
  const { type, salutationType, address, birthDate } = known;
  return {
    id: account.id,
    email: account.email,
    type: type && Number(customerTypes.toWire(type)),
    salutationType: salutationType && Number(salutations.toWire(salutationType)),
    firstName: known.firstName,
    lastName: known.lastName,
    companyName: known.companyName,
    companyUstId: known.companyUstId,
    birthDate: birthDate?.slice(0, 10),
    phoneNumber: known.phoneNumber,
    address: address && wholeAddress(address),
    authType: known.authType,
    isMarketingEmailAllowed: known.isMarketingEmailAllowed ?? false,
    isMarketingLetterAllowed: known.isMarketingLetterAllowed ?? false,
    isMarketingAppAllowed: known.isMarketingAppAllowed ?? false,
    isMarketingPhoneAllowed: known.isMarketingPhoneAllowed ?? false,
    favoriteCarIds: known.favoriteCarIds,
  };
}

const wholeAddress = ({ street = '', houseNumber = '', zipCode = '', city = '' }: NonNullable<Account['address']>) => ({
  street,
  houseNumber,
  zipCode,
  city,
});
