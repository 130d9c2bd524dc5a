import * as z from 'zod/mini';

/** Request bodies of the admin area: required fields, and no others where the contract lists them. */

const filled = z.string().check(z.minLength(1, 'leer'));
const email = z.string().check(z.regex(/^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/, 'keine E-Mail-Adresse'));
const phone = z.string().check(z.regex(/^\+[\d\s]{5,}\d$/, 'keine Telefonnummer'));
const dateOnly = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/, 'kein Datum'));
const dateTime = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}(T.*)?$/, 'kein Zeitpunkt'));
const amount = z.number().check(z.nonnegative('negativ'));
const carType = z.enum(['PKW', 'NUTZFAHRZEUG', 'WOHNMOBIL', 'ZWEIRAD', 'ANHAENGER']);

export const locationSchema = z.strictObject({
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

export const leadSettingSchema = z.strictObject({
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
export const productSchema = z.looseObject({
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
  minHandoverAtPickup: z.optional(dateTime),
  minHandoverAtDelivery: z.optional(dateTime),
});

export const tradeInUpdateSchema = z.strictObject({
  vehicleDealerId: filled,
  id: filled,
  resultType: z.literal([1, 2, 3]),
  customerPrice: amount,
});

export const messageSchema = z.strictObject({
  receiverIds: z.array(filled).check(z.minLength(1, 'leer')),
  channelTypes: z.array(z.literal([1, 2])).check(z.minLength(1, 'leer')),
  subject: filled,
  content: filled,
  attachments: z.array(filled),
});

export const vehicleFilesDeletionSchema = z.strictObject({
  urls: z.array(filled).check(z.minLength(1, 'leer')),
  fileType: z.literal([1, 2]),
});

export const filesDeletionSchema = z.strictObject({
  urls: z.array(filled).check(z.minLength(1, 'leer')),
  fileType: filled,
});

const colour = z.string().check(z.regex(/^#([\da-f]{3}|[\da-f]{6})$/i, 'keine Farbe'));

/** Settings with a form; the others are not validated. */
export const settingsSchema = z.looseObject({
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
