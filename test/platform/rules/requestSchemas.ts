import * as z from 'zod/mini';

/** Strict schemas of the shop's request bodies (contract.d.ts). */

const guid = z.string().check(z.regex(/^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/i, 'keine GUID'));
const filled = z.string().check(z.minLength(1, 'leer'));
const email = z.string().check(z.regex(/^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/, 'keine E-Mail-Adresse'));
const dateTime = z
  .string()
  .check(z.regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2})$/, 'kein Zeitpunkt'));
const dateOnly = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/, 'kein Datum'));
const amount = z.number().check(z.nonnegative('negativ'));
const absoluteUrl = z.string().check(z.regex(/^https?:\/\//, 'keine Adresse'));
const oneOf = <const Values extends readonly number[]>(...values: Values) => z.literal([...values]);

const address = z.strictObject({
  id: z.optional(guid),
  street: filled,
  houseNumber: filled,
  zipCode: z.string().check(z.regex(/^\d{5}$/, 'keine Postleitzahl')),
  city: filled,
});

export const orderSchema = z.strictObject({
  id: guid,
  vehicleDealerId: guid,
  vehicleId: guid,
  crossSellingProductIds: z.array(guid),
  handoverDate: z.optional(dateTime),
  salesAppointmentAt: z.optional(dateTime),
  carAccessories: z.optional(z.array(filled)),
  vehicleDealerCustomer: z.strictObject({
    id: z.optional(guid),
    gender: oneOf(1, 2, 3),
    salutationType: oneOf(1, 2, 3),
    firstName: filled,
    lastName: filled,
    email,
    phoneNumber: filled,
    companyName: z.optional(z.string()),
    companyUstId: z.optional(z.string()),
    customerType: oneOf(1, 2),
    birthDate: z.optional(dateOnly),
    authType: oneOf(1, 2, 3),
    address,
    isMarketingEmailAllowed: z.boolean(),
    isMarketingLetterAllowed: z.boolean(),
    isMarketingAppAllowed: z.boolean(),
    isMarketingPhoneAllowed: z.boolean(),
  }),
  paymentMethod: filled,
  oneTimePayment: amount,
  monthlyPayment: amount,
  paymentOptionType: oneOf(1, 2, 3, 4),
  paymentOptionSubType: filled,
  orderPaymentType: oneOf(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12),
  financing: z.optional(
    z.strictObject({
      finalInstallment: z.optional(amount),
      fundingDeposit: z.optional(amount),
      fundingDuration: z.number().check(z.positive()),
      monthlyInstallment: z.number().check(z.positive()),
      calculationId: z.optional(z.string()),
      legalTextHtml: z.optional(z.string()),
    }),
  ),
  paypalOrderId: z.optional(filled),
  tradeInId: z.optional(guid),
  sourceUrl: absoluteUrl,
});

export const continueLaterSchema = z.strictObject({
  vehicleDealerId: guid,
  vehicleId: guid,
  customerFirstName: filled,
  customerLastName: filled,
  customerEmail: email,
  customerPhoneNumber: filled,
  checkoutUrl: absoluteUrl,
  continueOnSite: z.boolean(),
});

export const contactRequestSchema = z.strictObject({
  name: filled,
  firstName: filled,
  lastName: filled,
  email,
  phone: z.optional(z.string()),
  message: filled,
  carDealerAdminEmail: email,
  carDealerAdminId: guid,
  carId: z.optional(guid),
  sourceUrl: absoluteUrl,
  isTestDriveDesired: z.boolean(),
  isCallbackDesired: z.boolean(),
  isMarketingContactAllowed: z.boolean(),
  isTireLabelRequested: z.boolean(),
  isConditionReportRequested: z.boolean(),
  isPriceProposalRequested: z.boolean(),
  isDataPrivacyConfirmed: z.boolean(),
});

export const carPdfSchema = z.strictObject({
  client: z.strictObject({
    adminId: guid,
    companyAddress: z.string(),
    companyName: z.string(),
    email: z.string(),
    phone: z.string(),
    logoUrl: z.string(),
    detailsUrl: z.string(),
  }),
  financingCalculation: z.optional(
    z.strictObject({
      finalInstallment: amount,
      fundingDeposit: amount,
      fundingDuration: amount,
      monthlyInstallment: amount,
      legalTextHtml: z.string(),
    }),
  ),
  url: absoluteUrl,
});

const usedCondition = z.literal([
  'Neuwagen',
  'Gebrauchtwagen',
  'Tageszulassung',
  'Vorführwagen',
  'Jahreswagen',
  'Oldtimer',
  'Andere',
]);
const lessor = z.literal(['SANTANDER', 'BMW', 'VW', 'VW_ERNST', 'VIRTUAL']);

export const financeRequestSchema = z.strictObject({
  carId: guid,
  bank: z.literal([
    'BDK',
    'SANTANDER',
    'VW',
    'CREDITPLUS',
    'MBB',
    'TFS',
    'BANK11',
    'RENAULT',
    'BMW',
    'VIRTUAL',
    'VW_ERNST',
  ]),
  roundedPurchasePrice: z.int().check(z.positive()),
  durationInMonth: z.literal([12, 13, 18, 24, 25, 36, 37, 48, 49, 56, 60, 61, 63, 70, 72, 77, 84, 96]),
  effectiveInterestRate: amount,
  deposit: amount,
  mileage: amount,
  balloon: amount,
  rsv: oneOf(1, 2, 3),
  vwErnstProductType: z.optional(oneOf(3, 4, 5)),
  isInitialCalculation: z.boolean(),
});

export const fastLeasingSchema = z.strictObject({
  carId: guid,
  carUsedConditionType: z.optional(usedCondition),
  customerType: oneOf(1, 2),
  type: oneOf(1, 2, 3),
  carSchwackeCode: z.optional(z.string()),
  carPrice: z.number().check(z.positive()),
  providerType: lessor,
  downPaymentNet: z.optional(amount),
});

export const leasingSchema = z.strictObject({
  carId: guid,
  vehicle: z.strictObject({ typeId: z.optional(z.string()), vehicleStatus: z.optional(usedCondition) }),
  customerType: oneOf(1, 2),
  deposit: amount,
  type: oneOf(1, 2, 3),
  carPrice: z.number().check(z.positive()),
  bank: lessor,
  vWErnstProductType: z.optional(oneOf(2, 3)),
  kmPerYear: z.literal([10_000, 15_000, 20_000, 25_000, 30_000, 40_000]),
  durationInMonth: z.literal([12, 24, 36, 48]),
});

export const leasingApplicationSchema = z.strictObject({
  carId: guid,
  customerType: oneOf(1, 2),
  quote: z.looseObject({
    durationInMonth: z.number(),
    kmPerYear: z.number(),
    monthlyRateNet: z.number(),
    monthlyRateGross: z.number(),
  }),
});

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
