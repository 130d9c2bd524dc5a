import * as z from 'zod/mini';
import { flag, listOf, number, oneOf, optionalOf, requiredText, text } from '../../lib/schema';
import { dateText, pastDayText } from '../../lib/dates/dateText';
import { roles } from '../account/role';
import { fullName } from '../person/fullName';
import { addressSchema } from '../tenant/location';

/** User in the customer list of the admin area. */
export const customerSchema = z.object({
  id: requiredText(),
  email: requiredText(),
  emailConfirmed: flag(),
  /** 1 private, 2 commercial, 3 employee, 4 admin, 5 developer. */
  type: number(),
  companyName: text(),
  companyUstId: text(),
  firstName: text(),
  lastName: text(),
  phoneNumber: text(),
  birthDate: pastDayText(),
  address: optionalOf(addressSchema),
  /** 1 by e-mail, 2 by Google, 3 by Apple. */
  authType: number(),
  roles: listOf(oneOf(roles)),
  createdAt: dateText(),
});

export type Customer = z.output<typeof customerSchema>;

/** First and last name, else the e-mail. */
export const customerName = (person: Pick<Customer, 'firstName' | 'lastName' | 'email'>): string =>
  fullName(person) || person.email;
