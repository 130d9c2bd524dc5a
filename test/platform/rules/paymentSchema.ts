import * as z from 'zod/mini';

/** The shop's order at PayPal; a subset of the real service's. */
export const paymentSchema = z.looseObject({
  intent: z.literal('CAPTURE'),
  purchase_units: z.array(
    z.looseObject({
      custom_id: z.string(),
      amount: z.strictObject({ currency_code: z.literal('EUR'), value: z.string().check(z.regex(/^\d+\.\d{2}$/)) }),
    }),
  ),
});
