import * as z from 'zod/mini';
import type { Enumeration, EnumerationEntry } from '../lib/enumeration';
import { wireKinds } from '../lib/schema';
import { leadTargets, leadTriggers } from './dealer/leadSetting';
import { vehicleFileTypes } from './dealer/vehicleFiles';
import { FINANCING_DURATIONS } from './finance/financing';
import { LEASING_DURATIONS, LEASING_MILEAGES, leasingTypes } from './finance/leasing';
import { paymentFrequencies, productTypes } from './products/productType';
import { sentChoices } from './order/sentChoices';
import { customerTypes, salutations } from './person/fields';
import { locationSchema } from './tenant/location';
import { editedSettings, settingsPaymentTypes } from './tenant/settings';
import { tradeInResultTypes } from './trade-in/tradeIn';
import { carTypes } from './enums/carType';
import { financingProviders } from './enums/financingProvider';
import { leasingProviders } from './enums/leasingProvider';
import { usedConditions } from './enums/usedCondition';

/** Strict schemas of request bodies, for types, the OpenAPI document and the demo platform. No screen loads them. */

const guid = z.guid('keine GUID');
const filled = z.string().check(z.minLength(1, 'leer'));
const email = z.email({ pattern: /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/, error: 'keine E-Mail-Adresse' });
const dateTime = z.iso.datetime({ offset: true, error: 'kein Zeitpunkt' });
const dateOnly = z.iso.date('kein Datum');
const amount = z.number().check(z.nonnegative('negativ'));
const absoluteUrl = z.url({ protocol: /^https?$/, error: 'keine Adresse' });
const filledList = z.array(filled).check(z.minLength(1, 'leer'));
const oneOf = <const Values extends readonly number[]>(...values: Values) => z.literal([...values]);
const oneOfNumbers = (...values: number[]) => z.literal(values);

function spelling<Table extends Record<string, EnumerationEntry>>({ table }: Enumeration<Table>) {
  type Spelling = Table[keyof Table]['wire'][0];
  return z.literal(Object.values(table).map(({ wire: [first] }): Spelling => first));
}

type ReadFields = Readonly<Record<string, z.ZodMiniType>>;
type Sent<Read, None> = Exclude<z.input<Read>, undefined> | None;
type SentFields<Read extends ReadFields, None> = {
  [Name in keyof Read]: z.ZodMiniOptional<z.ZodMiniType<Sent<Read[Name], None>, Sent<Read[Name], None>>>;
};

function sentAs<Read extends ReadFields>(read: Read) {
  const sent = Object.entries(read).map(([name, schema]) => [name, z.optional(sentValue(schema))]);
  return Object.fromEntries(sent) as SentFields<Read, never>;
}

/** Fields that `null` removes. */
function orNull<Read extends ReadFields>(read: Read) {
  const sent = Object.entries(read).map(([name, schema]) => [name, z.nullish(sentValue(schema))]);
  return Object.fromEntries(sent) as SentFields<Read, null>;
}

function sentValue(schema: z.ZodMiniType) {
  const accepts = wireKinds.get(schema)?.accepts;
  if (accepts === 'number' || accepts === 'amount') return z.number();
  if (accepts === 'boolean') return z.boolean();
  return accepts === 'list' ? z.array(filled) : z.string();
}

const carType = spelling(carTypes);
const usedCondition = spelling(usedConditions);
const customerType = spelling(customerTypes);
const isBank = z.refine((bank) => bank !== 'NONE', 'keine Bank');
const lessor = spelling(leasingProviders).check(isBank);

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
  ...sentAs(sentChoices),
  vehicleDealerCustomer: z.strictObject({
    id: z.optional(guid),
    gender: spelling(salutations),
    salutationType: spelling(salutations),
    firstName: filled,
    lastName: filled,
    email,
    phoneNumber: filled,
    companyName: z.optional(z.string()),
    companyUstId: z.optional(z.string()),
    customerType,
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

export type OrderCreate = z.input<typeof orderBody>;

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

export type ContactRequest = z.input<typeof contactBody>;

/** Without a source: empty texts, `finalInstallment` 0 (rules/vehicle: vehicle PDF). */
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

export const financeBody = z.strictObject({
  carId: guid,
  bank: spelling(financingProviders).check(isBank),
  roundedPurchasePrice: z.int().check(z.positive()),
  durationInMonth: oneOfNumbers(...FINANCING_DURATIONS),
  effectiveInterestRate: amount,
  deposit: amount,
  mileage: amount,
  balloon: amount,
  rsv: oneOf(1, 2, 3),
  vwErnstProductType: z.optional(oneOfNumbers(3, 4, 5)),
  isInitialCalculation: z.boolean(),
});

export const fastLeasingBody = z.strictObject({
  carId: guid,
  carUsedConditionType: z.optional(usedCondition),
  customerType,
  type: spelling(leasingTypes),
  carSchwackeCode: z.optional(z.string()),
  carPrice: z.number().check(z.positive()),
  providerType: lessor,
  downPaymentNet: z.optional(amount),
});

export const leasingBody = z.strictObject({
  carId: guid,
  vehicle: z.strictObject({ typeId: z.optional(z.string()), vehicleStatus: z.optional(usedCondition) }),
  customerType,
  deposit: amount,
  type: spelling(leasingTypes),
  carPrice: z.number().check(z.positive()),
  bank: lessor,
  vWErnstProductType: z.optional(oneOfNumbers(2, 3)),
  kmPerYear: oneOfNumbers(...LEASING_MILEAGES),
  durationInMonth: oneOfNumbers(...LEASING_DURATIONS),
});

export const leasingApplicationBody = z.strictObject({
  carId: guid,
  customerType,
  quote: z.looseObject({
    durationInMonth: z.number(),
    kmPerYear: z.number(),
    monthlyRateNet: z.optional(z.number()),
    monthlyRateGross: z.number(),
  }),
});

const phone = z.string().check(z.regex(/^\+[\d\s]{5,}\d$/, 'keine Telefonnummer'));
const dateOrTime = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}(T.*)?$/, 'kein Zeitpunkt'));

const { autoUncleDepartmentId: _autoUncle, whatsAppBusinessLink: _whatsApp, ...editedLocation } = locationSchema.shape;

export const locationBody = z.strictObject({
  ...sentAs(editedLocation),
  id: z.optional(filled),
  name: filled,
  eMail: email,
  phone,
  companyName: filled,
  locationId: filled,
  locationType: filled,
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
});

export const leadSettingBody = z.strictObject({
  id: z.optional(filled),
  targetEmail: email,
  leadChannelTypes: z.array(spelling(leadTriggers)).check(z.minLength(1, 'leer')),
  leadSystemTargetTypes: z.array(spelling(leadTargets)).check(z.minLength(1, 'leer')),
  vehicleDealerLocationIdsFilter: z.array(filled),
  vehicleTypesFilter: z.array(carType),
  manufacturersFilter: z.array(filled),
  usedConditionTypeFilter: z.array(usedCondition),
});

/** A write replaces the whole product. */
export const productBody = z.looseObject({
  id: z.optional(filled),
  name: filled,
  description: z.optional(filled),
  price: z.optional(amount),
  productType: spelling(productTypes),
  productTypeToString: z.optional(z.string()),
  productSubType: z.optional(z.string()),
  paymentType: z.optional(spelling(paymentFrequencies)),
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
  resultType: spelling(tradeInResultTypes),
  customerPrice: amount,
});

export const messageBody = z.strictObject({
  receiverIds: filledList,
  channelTypes: z.array(z.literal([1, 2])).check(z.minLength(1, 'leer')),
  subject: filled,
  content: filled,
  attachments: z.array(filled),
});

export const vehicleFilesDeletionBody = z.strictObject({
  urls: filledList,
  fileType: spelling(vehicleFileTypes),
});

export const filesDeletionBody = z.strictObject({
  urls: filledList,
  fileType: filled,
});

const colour = z.string().check(z.regex(/^#([\da-f]{3}|[\da-f]{6})$/i, 'keine Farbe'));

const words = z.nullish(z.string());

/** EUR, days, hours, percent; `null` removes a setting. */
export const settingsBody = z.looseObject({
  ...orNull(editedSettings),
  id: filled,
  vehicleDealerId: filled,
  adminId: filled,
  companyName: filled,
  uiColorAccentHex: z.nullish(colour),
  uiColorErrorHex: z.nullish(colour),
  uiColorBlackHex: z.nullish(colour),
  uiBorderRadiusFull: z.optional(z.string().check(z.regex(/^\d+px$/, 'keine Länge'))),
  orderAvailablePaymentOptionTypes: z.array(spelling(settingsPaymentTypes)).check(z.minLength(1, 'leer')),
  orderReservationFee: z.nullish(amount),
  iban: z.nullish(z.string().check(z.regex(/^[A-Z]{2}\d{2}[\dA-Z]+$/, 'keine IBAN'))),
  content: z.nullish(
    z.looseObject({ tradeInHeading: words, tradeInSubheading: words, tradeInSteps: z.nullish(z.array(filled)) }),
  ),
  financingCalculationProviderTypes: z.optional(z.array(z.string())),
  leasingCalculationProviderTypes: z.optional(z.array(z.string())),
  fileServerSettings: z.nullish(
    z.strictObject({
      host: z.string(),
      port: z.optional(z.number()),
      username: z.string(),
      password: z.optional(z.string()),
    }),
  ),
  legalMakes: z.nullish(
    z.array(
      z.looseObject({
        manufacturer: filled,
        garanYears: z.nullish(z.number()),
        garanLabelUrl: words,
        dataInfoUrl: words,
        updatesText: words,
      }),
    ),
  ),
  leasingContractTypes: z.nullish(z.array(z.looseObject({ providerType: filled, contractType: filled }))),
  creditIntermediaryType: words,
});

export const registrationBody = z.strictObject({
  email: filled,
  password: filled,
  roles: z.array(z.literal('CARDEALERCUSTOMER')).check(z.length(1)),
  carDealerAdminId: z.string(),
});

/** Neither roles nor the confirmation of the address. */
export const accountBody = z.strictObject({
  id: z.guid(),
  email: z.optional(filled),
  type: z.optional(customerType),
  salutationType: z.optional(spelling(salutations)),
  companyName: z.optional(filled),
  companyUstId: z.optional(filled),
  birthDate: z.optional(dateOnly),
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

export type AccountUpdate = z.input<typeof accountBody>;

/** With a password, or an ID token of Google or Apple. */
export const credentialsBody = z.strictObject({
  user: z.strictObject({
    email: filled,
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
export const confirmEmailBody = z.strictObject({ token: filled, email: filled });
export const forgetPasswordBody = z.strictObject({ email: filled, redirectUrl: z.url() });
export const resetPasswordBody = z.strictObject({ email: filled, password: filled, token: filled });
