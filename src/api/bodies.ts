import * as z from 'zod/mini';

/**
 * What the shop sends: strict schemas of the request bodies. No screen loads them; `wire.ts` describes the calls by them, and the demo platform
 * checks what it receives.
 */

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

export const orderBody = z.strictObject({
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

export const continueLaterBody = z.strictObject({
  vehicleDealerId: guid,
  vehicleId: guid,
  customerFirstName: filled,
  customerLastName: filled,
  customerEmail: email,
  customerPhoneNumber: filled,
  checkoutUrl: absoluteUrl,
  continueOnSite: z.boolean(),
});

export const contactBody = z.strictObject({
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

export const vehiclePdfBody = z.strictObject({
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

export const financeBody = z.strictObject({
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

export const fastLeasingBody = z.strictObject({
  carId: guid,
  carUsedConditionType: z.optional(usedCondition),
  customerType: oneOf(1, 2),
  type: oneOf(1, 2, 3),
  carSchwackeCode: z.optional(z.string()),
  carPrice: z.number().check(z.positive()),
  providerType: lessor,
  downPaymentNet: z.optional(amount),
});

export const leasingBody = z.strictObject({
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

export const leasingApplicationBody = z.strictObject({
  carId: guid,
  customerType: oneOf(1, 2),
  quote: z.looseObject({
    durationInMonth: z.number(),
    kmPerYear: z.number(),
    monthlyRateNet: z.number(),
    monthlyRateGross: z.number(),
  }),
});

const phone = z.string().check(z.regex(/^\+[\d\s]{5,}\d$/, 'keine Telefonnummer'));
const dateOrTime = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}(T.*)?$/, 'kein Zeitpunkt'));
const carType = z.enum(['PKW', 'NUTZFAHRZEUG', 'WOHNMOBIL', 'ZWEIRAD', 'ANHAENGER']);

export const locationBody = z.strictObject({
  id: z.optional(filled),
  name: filled,
  eMail: email,
  phone,
  companyName: filled,
  locationId: filled,
  locationType: z.enum(['MAIN', 'BRANCH', 'ANDERE']),
  priceCalculationType: z.literal('NETTO'),
  vehicleDealerId: filled,
  address: z.strictObject({
    id: z.optional(z.string()),
    street: filled,
    houseNumber: filled,
    zipCode: filled,
    city: filled,
  }),
  companyCeos: filled,
  companyUstId: filled,
  companyCommercialRegisterId: filled,
  companyCourtName: filled,
  vwErnstDealerId: z.optional(z.string()),
});

export const leadSettingBody = z.strictObject({
  id: z.optional(filled),
  targetEmail: email,
  leadChannelTypes: z
    .array(z.enum(['ContactForm', 'TradeIn', 'Order', 'OrderContinueLater']))
    .check(z.minLength(1, 'leer')),
  leadSystemTargetTypes: z.array(z.enum(['Email', 'Catch', 'AutoCrm', 'DealerDesk'])).check(z.minLength(1, 'leer')),
  vehicleDealerLocationIdsFilter: z.array(filled),
  vehicleTypesFilter: z.array(carType),
  manufacturersFilter: z.array(filled),
  usedConditionTypeFilter: z.array(
    z.enum(['Neuwagen', 'Gebrauchtwagen', 'Tageszulassung', 'Vorführwagen', 'Jahreswagen', 'Oldtimer', 'Andere']),
  ),
});

/** A write replaces the whole product, including fields outside the form. */
export const productBody = z.looseObject({
  id: z.optional(filled),
  name: filled,
  description: filled,
  price: z.optional(amount),
  productType: z.literal([1, 2, 3, 4, 5, 6, 7, 8]),
  productTypeToString: z.optional(z.string()),
  productSubType: z.optional(z.string()),
  paymentType: z.optional(z.literal([1, 2])),
  imageUrl: z.optional(z.string()),
  imageUrls: z.optional(z.array(z.string())),
  articleNumber: z.optional(z.string()),
  fitments: z.optional(z.array(filled)),
  isRelatedToAllCars: z.optional(z.boolean()),
  relatedManufacturers: z.optional(z.array(filled)),
  relatedModels: z.optional(z.array(filled)),
  relatedCarIds: z.optional(z.array(filled)),
  relatedMinEnginePower: z.optional(amount),
  relatedMaxEnginePower: z.optional(amount),
  relatedCarFirstRegistrationDateStart: z.optional(dateOnly),
  relatedCarFirstRegistrationDateEnd: z.optional(dateOnly),
  vehicleTypesToString: z.optional(z.array(carType)),
  deliveryTimeInDays: z.optional(amount),
  minHandoverAtPickup: z.optional(dateOrTime),
  minHandoverAtDelivery: z.optional(dateOrTime),
});

export const tradeInBody = z.strictObject({
  vehicleDealerId: filled,
  id: filled,
  resultType: z.literal([1, 2, 3]),
  customerPrice: amount,
});

export const messageBody = z.strictObject({
  receiverIds: z.array(filled).check(z.minLength(1, 'leer')),
  channelTypes: z.array(z.literal([1, 2])).check(z.minLength(1, 'leer')),
  subject: filled,
  content: filled,
  attachments: z.array(filled),
});

export const vehicleFilesDeletionBody = z.strictObject({
  urls: z.array(filled).check(z.minLength(1, 'leer')),
  fileType: z.literal([1, 2]),
});

export const filesDeletionBody = z.strictObject({
  urls: z.array(filled).check(z.minLength(1, 'leer')),
  fileType: filled,
});

const colour = z.string().check(z.regex(/^#([\da-f]{3}|[\da-f]{6})$/i, 'keine Farbe'));

/** Settings with a form; the others are not validated. */
export const settingsBody = z.looseObject({
  id: filled,
  vehicleDealerId: filled,
  adminId: filled,
  companyName: filled,
  uiColorAccentHex: z.optional(z.nullable(colour)),
  uiColorErrorHex: z.optional(z.nullable(colour)),
  uiColorBlackHex: z.optional(z.nullable(colour)),
  uiBorderRadiusFull: z.optional(z.string().check(z.regex(/^\d+px$/, 'keine Länge'))),
  uiMarketingBenefits: z.array(filled),
  uiQualityPromises: z.array(filled),
  orderAvailablePaymentOptionTypes: z.array(z.literal([1, 2, 3, 4, 5, 6, 7, 9, 10])).check(z.minLength(1, 'leer')),
  orderReservationFee: z.optional(z.nullable(amount)),
  iban: z.optional(z.nullable(z.string().check(z.regex(/^[A-Z]{2}\d{2}[\dA-Z]+$/, 'keine IBAN')))),
  financingCalculationProviderTypes: z.array(z.string()),
  leasingCalculationProviderTypes: z.array(z.string()),
  fileServerSettings: z.optional(
    z.nullable(
      z.strictObject({
        host: z.string(),
        port: z.optional(z.number()),
        username: z.string(),
        password: z.optional(z.string()),
      }),
    ),
  ),
});

/** Registration of a customer. */
export const registrationBody = z.strictObject({
  email: z.string().check(z.minLength(3)),
  password: filled,
  roles: z.array(z.literal('CARDEALERCUSTOMER')).check(z.length(1)),
  carDealerAdminId: z.string(),
});

/** Fields that users may write: neither roles nor the confirmation of the address. */
export const accountBody = z.strictObject({
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

const someEmail = z.string().check(z.minLength(3));

/** Registration of staff or by Google or Apple, and login: a password or an ID token. */
export const credentialsBody = z.strictObject({
  user: z.strictObject({
    email: someEmail,
    firstName: z.optional(z.string()),
    lastName: z.optional(z.string()),
    roles: z.optional(z.array(z.enum(['CarDealerCustomer', 'CarDealerEmployee', 'CarDealerAdmin']))),
  }),
  password: z.optional(filled),
  googleIdToken: z.optional(filled),
  appleIdToken: z.optional(filled),
  redirectUrl: z.optional(z.url()),
});

export const emailKnownBody = z.strictObject({ email: z.string() });
export const confirmEmailBody = z.strictObject({ token: filled, email: someEmail });
export const forgetPasswordBody = z.strictObject({ email: someEmail, redirectUrl: z.url() });
export const resetPasswordBody = z.strictObject({ email: someEmail, password: filled, token: filled });
