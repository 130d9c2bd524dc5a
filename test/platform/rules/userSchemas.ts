import * as z from 'zod/mini';

/** Strict schemas of the request bodies about accounts (contract.d.ts). */

const filled = z.string().check(z.minLength(1, 'leer'));

/** Registration of a customer (rules/account: spelling of the customer role). */
export const registrationSchema = z.strictObject({
  email: z.string().check(z.minLength(3)),
  password: filled,
  roles: z.array(z.literal('CARDEALERCUSTOMER')).check(z.length(1)),
  carDealerAdminId: z.string(),
});

const oneOf = <const Values extends readonly number[]>(...values: Values) => z.literal([...values]);

/** Fields that users may write: neither roles nor the confirmation of the address. */
export const userUpdateSchema = z.strictObject({
  id: z.guid(),
  email: z.optional(filled),
  type: z.optional(oneOf(1, 2)),
  salutationType: z.optional(oneOf(1, 2, 3)),
  companyName: z.optional(filled),
  companyUstId: z.optional(filled),
  birthDate: z.optional(z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/, 'kein Datum'))),
  firstName: z.optional(filled),
  lastName: z.optional(filled),
  phoneNumber: z.optional(filled),
  address: z.optional(
    z.strictObject({ street: z.string(), houseNumber: z.string(), zipCode: z.string(), city: z.string() }),
  ),
  authType: z.optional(oneOf(1, 2, 3)),
  favoriteCarIds: z.optional(z.array(filled)),
  isMarketingEmailAllowed: z.boolean(),
  isMarketingLetterAllowed: z.boolean(),
  isMarketingAppAllowed: z.boolean(),
  isMarketingPhoneAllowed: z.boolean(),
});
