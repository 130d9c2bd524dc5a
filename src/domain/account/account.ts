import * as z from 'zod/mini';
import { flag, listOf, oneOf, optionalOf, readBy, requiredText, text } from '../../lib/schema';
import { dateText, pastDayText } from '../../lib/dates/dateText';
import type { AccountUpdate } from '../bodies';
import { placedOrderSchema } from '../order/placedOrder';
import { tradeInSchema } from '../trade-in/tradeIn';
import { customerTypes, salutations, type PersonEntries } from '../person/fields';
import { withHouseNumber } from '../person/street';

/** 1 e-mail, 2 Google, 3 Apple. */
const AUTH_TYPES = [1, 2, 3] as const;

const addressSchema = z.object({ street: text(), houseNumber: text(), zipCode: text(), city: text() });

export const accountSchema = z.object({
  id: requiredText(),
  email: text(),
  /** `undefined` for staff. */
  type: oneOf(customerTypes),
  salutationType: oneOf(salutations),
  firstName: text(),
  lastName: text(),
  companyName: text(),
  companyUstId: text(),
  birthDate: pastDayText(),
  phoneNumber: text(),
  address: optionalOf(addressSchema),
  authType: readBy((value) => AUTH_TYPES.find((type) => type === Number(value))),
  emailConfirmed: flag(),
  createdAt: dateText(),
  isMarketingEmailAllowed: flag(),
  isMarketingLetterAllowed: flag(),
  isMarketingAppAllowed: flag(),
  isMarketingPhoneAllowed: flag(),
  favoriteCarIds: listOf(requiredText()),
  orders: listOf(placedOrderSchema),
  tradeIns: listOf(tradeInSchema),
});

export type Account = z.output<typeof accountSchema>;

export function personEntries({ address, ...account }: Account): PersonEntries {
  return withHouseNumber({
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
  });
}

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

/** Entries that an account lacks; only the default customer type is replaced. */
export function missingIn(account: Account, typed: PersonEntries): AccountChanges {
  const isNew = account.firstName === undefined && account.lastName === undefined;
  const fields = new Map<string, unknown>(Object.entries(account));
  const isMissing = (name: string) => fields.get(name) === undefined || (name === 'type' && isNew);
  return Object.fromEntries(
    Object.entries<unknown>(accountChangesOf(typed)).filter(([name, value]) => value !== undefined && isMissing(name)),
  );
}

export type AccountChanges = Partial<Omit<Account, 'id' | 'email' | 'orders' | 'tradeIns'>>;

/** For a PUT, which may delete missing fields. An address is sent whole or not at all. */
export function accountUpdateOf(account: Account, changes: AccountChanges): AccountUpdate {
  const changed = { ...account, ...changes };
  const { type, salutationType, address, birthDate } = changed;
  return {
    id: account.id,
    email: account.email,
    type: type && customerTypes.toWire(type),
    salutationType: salutationType && salutations.toWire(salutationType),
    firstName: changed.firstName,
    lastName: changed.lastName,
    companyName: changed.companyName,
    companyUstId: changed.companyUstId,
    birthDate: birthDate?.slice(0, 10),
    phoneNumber: changed.phoneNumber,
    address: address && wholeAddress(address),
    authType: changed.authType,
    isMarketingEmailAllowed: changed.isMarketingEmailAllowed ?? false,
    isMarketingLetterAllowed: changed.isMarketingLetterAllowed ?? false,
    isMarketingAppAllowed: changed.isMarketingAppAllowed ?? false,
    isMarketingPhoneAllowed: changed.isMarketingPhoneAllowed ?? false,
    favoriteCarIds: changed.favoriteCarIds,
  };
}

const wholeAddress = ({ street = '', houseNumber = '', zipCode = '', city = '' }: NonNullable<Account['address']>) => ({
  street,
  houseNumber,
  zipCode,
  city,
});
