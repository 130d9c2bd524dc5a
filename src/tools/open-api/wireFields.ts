import type * as z from 'zod/mini';
import * as bodies from '../../domain/bodies';
import { customerSchema } from '../../domain/dealer/customer';
import { dealerContactSchema } from '../../domain/dealer/contact';
import { invalidVehicleSchema } from '../../domain/dealer/invalidVehicle';
import { leadSettingSchema } from '../../domain/dealer/leadSetting';
import { addressSchema, locationSchema } from '../../domain/tenant/location';
import { vehicleFilesSchema } from '../../domain/dealer/vehicleFiles';
import { leasingQuoteSchema } from '../../domain/finance/leasing';
import { crossSellingProductSchema, managedProductSchema } from '../../domain/products/product';
import { accountSchema } from '../../domain/account/account';
import { tenantSettingsSchema } from '../../domain/tenant/settings';
import { tradeInSchema } from '../../domain/trade-in/tradeIn';
import { manufacturerSchema, vehicleInfoSchema } from '../../domain/trade-in/vehicleInfo';
import { carTypes } from '../../domain/enums/carType';
import { doorCountTypes } from '../../domain/enums/doorCount';
import { equipmentSchema } from '../../domain/enums/equipment';
import { facetsSchema, manufacturerShape, optionShape } from '../../domain/vehicle/search/facets';
import { vehicleSchema } from '../../domain/vehicle/vehicle';
import type { Call } from '../../api/call';
import { financeConditionsCall, financeResultCall, financeSettingsCall } from '../../api/finance';
import { leasingCall } from '../../api/leasing';

/** What `openapi.json` says of schemas, fields and parameters beside their types. Nothing of the shop imports this. */

type Format = 'uuid' | 'email' | 'date' | 'date-time' | 'uri';

/** Meaning or unit of a field; `format` where its reader does not say it. */
export type WireMeaning = string | { format: Format; is?: string };

const uuid = (is?: string) => ({ format: 'uuid', is }) satisfies WireMeaning;
const email = { format: 'email' } satisfies WireMeaning;
const day = (is?: string) => ({ format: 'date', is }) satisfies WireMeaning;
const moment = (is?: string) => ({ format: 'date-time', is }) satisfies WireMeaning;

type Fields<Schema extends z.ZodMiniType> = { readonly [Name in keyof z.input<Schema>]?: WireMeaning };

/** A schema with a name of its own (`#/components/schemas`), and the meanings of its fields. */
export interface NamedSchema {
  schema: z.ZodMiniType;
  fields: Readonly<Record<string, WireMeaning | undefined>>;
}

const named = <Schema extends z.ZodMiniType>(schema: Schema, fields: Fields<Schema> = {}): NamedSchema => ({
  schema,
  fields,
});

function answerOf<Schema extends z.ZodMiniType>({
  path,
  answer,
}: Pick<Call<string, string, Schema>, 'path' | 'answer'>): Schema {
  if (answer === undefined) throw new Error(`the answer of ${path} is not read`);
  return answer;
}

const MARKUP = 'HTML; sanitised before it is shown.';
const NOT_ENTERED = '0 is "not entered"';
const litres = `l/100 km, natural gas and hydrogen kg/100 km, electric kWh/100 km; ${NOT_ENTERED}.`;
const power = `kWh/100 km; ${NOT_ENTERED}.`;
const grams = `g/km; ${NOT_ENTERED} but for electric and hydrogen cars.`;
const PICTURE = 'http, https or relative to the platform.';

const PRODUCT = {
  price: 'EUR with tax, to be paid; 0 is free.',
  description: MARKUP,
  relatedMinEnginePower: 'kW, included.',
  relatedMaxEnginePower: 'kW, included.',
  relatedCarFirstRegistrationDateStart: day(),
  relatedCarFirstRegistrationDateEnd: day(),
  deliveryTimeInDays: 'Days.',
  minHandoverAtPickup: moment(),
  minHandoverAtDelivery: moment(),
  imageUrl: PICTURE,
} satisfies Fields<typeof crossSellingProductSchema>;

const SETTINGS = {
  uiBorderRadiusFull: 'CSS length: "12px".',
  integrationWebsiteUrl: 'Page that holds the shop: the search widget leads there.',
  orderAvailablePaymentOptionTypes: 'Numbering of the settings, not of the order (`orderPaymentType`).',
  orderReservationFee: 'EUR, due at once by PayPal; 0 or absent is none.',
  orderReservationTimeInHours: 'Hours.',
  orderPickupLeadTimeInDays: 'Days.',
  orderDeliveryLeadTimeInDays: 'Days.',
  tradeInValidityInDays: 'Days.',
  tradeInProfitPercentage: 'Percent: 10 is 10 %.',
  tradeInProfitMarginAbsoluteMin: 'EUR',
  usedWarrantyMonths: 'Months; anything but 12 is the legal period of 24.',
} satisfies Fields<typeof tenantSettingsSchema>;

/** Answers, then what is sent, by its name. */
export const SCHEMAS: Readonly<Record<string, NamedSchema>> = {
  Vehicle: named(vehicleSchema, {
    id: uuid('In every answer the same, and never that of another vehicle.'),
    internalId: "Number in the dealer's stock system.",
    price: "EUR; the dealer's own, never shown.",
    publicPrice: 'EUR with tax, as visitors see and pay it; 0 or absent is "on request".',
    publicPreviousPrice: 'EUR with tax; a previous price.',
    mileAge: 'km',
    enginePower: 'kW',
    engineCapacity: 'cm³',
    weightTotal: 'kg',
    length: 'mm',
    electricRange: `km; ${NOT_ENTERED}.`,
    stateOfHealth: 'State of the battery in percent.',
    initialRegistration: day(),
    generalInspectionDate: day(),
    reservedUntil: moment('Until then the vehicle cannot be ordered.'),
    availableFromDate: moment(),
    earliestPickupDate: day(),
    earliestDeliveryDate: day(),
    consumptionUrban: litres,
    consumptionExtraUrban: litres,
    consumptionAverage: litres,
    consumptionElectric: power,
    wltpConsumption: litres,
    wltpConsumptionDischarged: litres,
    wltpConsumptionElectric: power,
    wltpWeightedConsumption: litres,
    wltpWeightedConsumptionElectric: power,
    co2: grams,
    wltpCo2: grams,
    wltpCo2Discharged: 'g/km',
    wltpWeightedCo2: 'g/km',
    isPlugInHybrid: 'Decides which consumption is shown.',
    isVatDeductable: 'Whether the VAT of the price is shown, and the net price beside it.',
    descriptionHtml: MARKUP,
    initialFinancingInstallment: 'EUR a month.',
    initialLeasingInstallment: 'EUR a month.',
    enVkvInformationStringsCard: 'Statutory lines on consumption and CO2, shown word for word.',
    enVkvInformationStringsDetails: 'The same for the page of the vehicle.',
    carDealerAdminId: uuid(),
    carDealerAdminEmail: { format: 'email', is: 'Who gets requests about this vehicle.' },
  }),
  Facets: named(facetsSchema),
  FacetOption: named(optionShape(), {
    key: 'Sent back unchanged in a query.',
    label: 'Shown; absent: the shop names it.',
    count: 'Vehicles of the current result that have it.',
  }),
  FacetOfMakes: named(manufacturerShape(), {
    key: 'Sent back unchanged in a query.',
    count: 'Vehicles of the current result that have it.',
  }),
  Equipment: named(equipmentSchema, { equipmentKey: 'Sent back unchanged in `equipmentIds`.' }),
  TenantSettings: named(tenantSettingsSchema, {
    ...SETTINGS,
    id: uuid(),
    vehicleDealerId: uuid(),
    adminId: uuid('The dealer, as in data-admin-id.'),
    uiVehicleDetailsAvailableChildRoutes: 'Tabs of a vehicle, by their addresses: "fahrzeugdaten", "finanzierung" …',
    carTypesEnforced: 'Empty or absent: all types.',
    orderLeadTimeInDays: 'Days.',
    tradeInContactEmail: email,
  }),
  Address: named(addressSchema),
  Location: named(locationSchema, { locationId: "Number in the dealer's stock system." }),
  Contact: named(dealerContactSchema, { imageUrl: PICTURE }),
  Product: named(crossSellingProductSchema, { ...PRODUCT, id: uuid() }),
  FinanceSettings: named(answerOf(financeSettingsCall), {
    durationsWithoutFinalInstallment: 'Months.',
    intialDurationWithoutFinalInstallment: 'Months. Spelt so.',
    intialDepositWithoutFinalInstallmentPercentage: 'Percent of the price: 10 is 10 %. Spelt so.',
    maxDepositWithoutFinalInstallmentPercentage: 'Percent of the price: 10 is 10 %.',
    effectiveInterestRate: 'Percent a year.',
  }),
  FinanceResult: named(answerOf(financeResultCall), {
    monthlyInstallmentRate: 'EUR a month.',
    finalInstallment: 'EUR',
    deposit: 'EUR',
    duration: 'Months.',
    annualMileage: 'km a year.',
    legalTextHtml: MARKUP,
  }),
  FinanceConditions: named(answerOf(financeConditionsCall), { maxDeposit: 'EUR', maxBalloon: 'EUR' }),
  LeasingQuote: named(leasingQuoteSchema, {
    durationInMonth: 'Months.',
    kmPerYear: 'km a year.',
    monthlyRateNet: 'EUR a month without tax.',
    monthlyRateGross: 'EUR a month with tax.',
    monthlyFinanceRateNet: 'EUR a month without tax.',
    residualValueNet: 'EUR without tax.',
    downPaymentNet: 'EUR without tax.',
    kilometerExcessNet: 'EUR a kilometre without tax.',
    kilometerLowNet: 'EUR a kilometre without tax.',
    nominalInterestRate: 'Percent a year.',
    effectiveInterestRate: 'Percent a year.',
    legalTextHtml: MARKUP,
  }),
  LeasingAnswer: named(answerOf(leasingCall)),
  TradeIn: named(tradeInSchema, {
    customerPrice: 'EUR',
    customerPriceMin: 'EUR',
    customerPriceMax: 'EUR',
    mileAge: 'km',
    createdAt: moment(),
    redeemedAt: moment(),
    firstRegistration: day(),
    usedEmail: email,
    calculationRequestSummaryHtml: MARKUP,
  }),
  Make: named(manufacturerSchema, { value: 'Name; absent: made of `key`.' }),
  VehicleVersion: named(vehicleInfoSchema),
  Account: named(accountSchema, { id: uuid(), email, birthDate: day(), createdAt: moment() }),
  Customer: named(customerSchema, {
    email,
    birthDate: day(),
    createdAt: moment(),
    type: '1 private, 2 commercial, 3 employee, 4 admin, 5 developer.',
    authType: '1 by e-mail, 2 by Google, 3 by Apple.',
  }),
  LeadSetting: named(leadSettingSchema, { targetEmail: email }),
  VehicleFiles: named(vehicleFilesSchema, { createdAt: moment() }),
  InvalidVehicle: named(invalidVehicleSchema),

  OrderBody: named(bodies.orderBody, {
    id: 'Made once for each order: the same id is one order, however often it is sent.',
    handoverDate: 'A day, as 12:00 in Germany.',
    oneTimePayment: 'EUR',
    monthlyPayment: 'EUR a month.',
    paymentOptionType: '1 transfer, 2 consultation, 3 financing, 4 leasing.',
    orderPaymentType: 'Numbering of the order, not of the settings (`orderAvailablePaymentOptionTypes`).',
    carAccessories: 'Article numbers.',
  }),
  ContinueLaterBody: named(bodies.continueLaterBody),
  ContactBody: named(bodies.contactBody, { sourceUrl: 'Page of the dealer on which it was sent.' }),
  VehiclePdfBody: named(bodies.vehiclePdfBody, { url: 'Page of the vehicle.' }),
  FinanceBody: named(bodies.financeBody, {
    roundedPurchasePrice: 'EUR',
    deposit: 'EUR; 1 is none.',
    balloon: 'EUR; with a final instalment 1 is none.',
    durationInMonth: 'Months.',
    mileage: 'km a year; VIRTUAL: km in all.',
    effectiveInterestRate: 'Percent a year.',
    rsv: '1 without, 2 and 3 with credit protection, as an example.',
  }),
  FastLeasingBody: named(bodies.fastLeasingBody, { carPrice: 'EUR', downPaymentNet: 'EUR without tax.' }),
  LeasingBody: named(bodies.leasingBody, {
    carPrice: 'EUR',
    deposit: 'EUR without tax.',
    kmPerYear: 'km a year.',
    durationInMonth: 'Months.',
  }),
  LeasingApplicationBody: named(bodies.leasingApplicationBody),
  LocationBody: named(bodies.locationBody, { locationId: "Number in the dealer's stock system." }),
  LeadSettingBody: named(bodies.leadSettingBody),
  ProductBody: named(bodies.productBody, PRODUCT),
  TradeInBody: named(bodies.tradeInBody, { customerPrice: 'EUR' }),
  MessageBody: named(bodies.messageBody, { channelTypes: '1 e-mail, 2 WhatsApp.' }),
  VehicleFilesDeletionBody: named(bodies.vehicleFilesDeletionBody),
  FilesDeletionBody: named(bodies.filesDeletionBody),
  SettingsBody: named(bodies.settingsBody, SETTINGS),
  RegistrationBody: named(bodies.registrationBody),
  AccountBody: named(bodies.accountBody),
  CredentialsBody: named(bodies.credentialsBody),
  EmailKnownBody: named(bodies.emailKnownBody),
  ConfirmEmailBody: named(bodies.confirmEmailBody),
  ForgetPasswordBody: named(bodies.forgetPasswordBody),
  ResetPasswordBody: named(bodies.resetPasswordBody),
};

/** Schemas that read the same wire as a named one. */
export const SAME_WIRE: ReadonlyMap<z.core.$ZodType, string> = new Map([[managedProductSchema, 'Product']]);

type Json = Record<string, unknown>;

export interface Parameter {
  schema: Json;
  is: string;
  /** Joins the entries of a list by commas. */
  isList?: boolean;
}

const TEXT = { type: 'string' };
const wordsOf = (table: Readonly<Record<string, { wire: readonly [string | number, ...unknown[]] }>>) =>
  Object.values(table).map(({ wire: [first] }) => first);

const listOf = (is: string, items: Json = TEXT): Parameter => ({ schema: { type: 'array', items }, is, isList: true });
const numberOf = (is: string): Parameter => ({ schema: { type: 'number', minimum: 0 }, is });
const wholeOf = (is: string, minimum = 0): Parameter => ({ schema: { type: 'integer', minimum }, is });
const dayOf = (is: string): Parameter => ({ schema: { type: 'string', format: 'date' }, is });
const idOf = (is: string): Parameter => ({ schema: { type: 'string', format: 'uuid' }, is });
const yesOrNo = (is: string): Parameter => ({ schema: { type: 'boolean' }, is });
const textOf = (is: string): Parameter => ({ schema: TEXT, is });
const choiceOf = (is: string, values: readonly unknown[]): Parameter => ({
  schema: { type: typeof values[0] === 'number' ? 'integer' : 'string', enum: values },
  is,
});
const facet = (name: string) => listOf(`Keys of the facet ${name}, joined by commas; vehicles with one of them.`);
const between = (unit: string, is: string) => numberOf(`${unit}, included: ${is}.`);

/** A name means the same in every call. */
export const PARAMETERS: Readonly<Record<string, Parameter>> = {
  a: idOf('The dealer, as in data-admin-id.'),
  id: textOf('Id of the entry as the platform has sent it, percent-encoded.'),
  user: textOf('GET: the e-mail address, percent-encoded. PUT and DELETE: the id of the account.'),
  vin: textOf('VIN, percent-encoded.'),
  internalId: textOf("Number in the dealer's stock system, percent-encoded."),
  manufacturerId: textOf('Id of the make, as in `GET /tradeins/manufacturers`.'),
  modelId: textOf('Id of the model.'),
  month: wholeOf('Month of the first registration, 1 to 12.', 1),
  year: wholeOf('Year of the first registration.', 1900),

  pageNumber: wholeOf('The first page is 1. A page behind the last one is 200 with an empty list.', 1),
  pageSize: wholeOf('Entries of a page.', 1),
  orderBy: choiceOf('By `publicPrice` or price; absent: an order of the platform that does not change.', [
    'price',
    'price desc',
  ]),
  isValidForSale: yesOrNo('Only what is for sale; the shop always sends true.'),
  manufacturer: textOf('Key of the facet `manufacturers`.'),
  model: textOf('Key of a model below its make.'),
  carType: choiceOf('One type of vehicle.', wordsOf(carTypes.table)),
  carTypes: listOf('Types of vehicle, joined by commas.', { type: 'string', enum: wordsOf(carTypes.table) }),
  vehicleSubTypes: facet('`vehicleSubTypes`'),
  minPrice: between('EUR', 'lowest `publicPrice`'),
  maxPrice: between('EUR', 'highest `publicPrice`'),
  minEnginePower: between('kW', 'lowest power'),
  maxEnginePower: between('kW', 'highest power'),
  maxMileAge: between('km', 'highest mileage'),
  minInitialRegistration: dayOf('Earliest first registration, included.'),
  maxInitialRegistration: dayOf('Latest first registration, included.'),
  searchTerm: textOf('Words that all stand in make, model, titles, number or VIN, in any case.'),
  fuelTypes: facet('`fuelTypes`'),
  gearBoxTypes: facet('`gearBoxTypes`'),
  usedConditionTypes: facet('`usedConditionTypes`'),
  driveTypes: facet('`driveTypes`'),
  interiorTypes: facet('`interiorTypes` (material)'),
  doorCountType: choiceOf('Number of doors in the groups of the trade.', wordsOf(doorCountTypes.table)),
  minDoors: wholeOf('Fewest doors.'),
  maxDoors: wholeOf('Most doors.'),
  varnishBaseColorTypes: facet('`varnishBaseColorTypes`'),
  interiorBaseColorTypes: facet('`interiorBaseColorTypes`'),
  isVatDeductable: yesOrNo('With deductible VAT.'),
  equipmentIds: listOf('Keys of the facet `equipmentIds`, joined by commas; vehicles with all of them.'),
  carIds: listOf('Ids of vehicles, joined by commas: only these.', { type: 'string', format: 'uuid' }),
  hasConditionDocumentUrls: yesOrNo('With a condition report.'),
  hasImages: yesOrNo('With a picture.'),
  locationNames: listOf('Names of locations, joined by commas.'),
  vehicleDealerLocationIds: facet('`vehicleDealerLocationIds`'),
  minMonthlyFinancingRateExample: between('EUR a month', 'lowest example rate'),
  maxMonthlyFinancingRateExample: between('EUR a month', 'highest example rate'),
  qualitySeals: facet('`qualitySeals`'),
  marketingCampaigns: facet('`marketingCampaigns`'),
  isAvailableInstantly: yesOrNo('Can be had at once.'),
  hasEnVkvLabelDocument: yesOrNo('With an energy label.'),
  minEngineCapacity: between('cm³', 'smallest engine'),
  maxEngineCapacity: between('cm³', 'largest engine'),
  minWeightTotal: between('kg', 'lowest total weight'),
  maxWeightTotal: between('kg', 'highest total weight'),
  minLength: between('mm', 'shortest vehicle'),
  maxLength: between('mm', 'longest vehicle'),
  minSleepingPlaces: wholeOf('Fewest places to sleep.'),
  maxSleepingPlaces: wholeOf('Most places to sleep.'),
  hasInitialLeasingInstallment: yesOrNo('With a leasing rate.'),
  minSeats: wholeOf('Fewest seats.'),
  maxSeats: wholeOf('Most seats.'),
  minEngineCylinders: wholeOf('Fewest cylinders.'),
  maxEngineCylinders: wholeOf('Most cylinders.'),

  vehicleId: idOf('The vehicle.'),
  carId: idOf('The vehicle.'),
  initialRegistration: dayOf('First registration of the vehicle.'),
  isRelatedToAllCars: yesOrNo('true: also products of all vehicles.'),
  isFromAccessoriesNav: yesOrNo('true: also products of the accessories navigator.'),
  vehicleType: choiceOf('Type of the vehicle.', wordsOf(carTypes.table)),
  carPurchasePrice: numberOf('EUR'),
  providerType: textOf('The bank, as in `financingCalculationProviderType` of the vehicle.'),
  durationInMonth: wholeOf('Months.', 1),
  deposit: numberOf('EUR; 1 is none.'),
  code: textOf('Code from the mail with the valuation.'),
  email: { schema: { type: 'string', format: 'email' }, is: 'E-mail address to which the code was sent.' },
  vehicleDealerId: idOf('The dealer, as in data-admin-id.'),
  carDealerAdminId: idOf('The dealer, as in data-admin-id.'),
  isCustomerIncluded: yesOrNo('With the data of the customers.'),
  vehicleDealerLocationId: textOf('The location.'),
  fileType: textOf(
    'Of vehicles 1 condition report, 2 energy label; else CrossSellingProductImage, HomepageHeaderImage, Logo, LegalDocument.',
  ),
  key: textOf('`key` of the picture.'),
};

type FormField = 'text' | 'optional' | 'repeated' | 'file' | 'optional file' | 'files';

const CONTACT = {
  image: 'optional file',
  imageUrl: 'optional',
  name: 'text',
  vehicleDealerLocationIds: 'repeated',
  phone: 'text',
  email: 'text',
} as const;

/** Fields of the forms (multipart) by the call's name. */
export const FORMS: Readonly<Record<string, Readonly<Record<string, FormField>>>> = {
  tradeInCalculation: {
    vehicleDealerId: 'text',
    customerFirstName: 'text',
    customerLastName: 'text',
    customerEmail: 'text',
    customerPhoneNumber: 'optional',
    firstRegistration: 'text',
    mileAge: 'text',
    isImport: 'text',
    hasRunningFunding: 'text',
    ownerCount: 'text',
    varnishPrimaryColorType: 'text',
    interiorPrimaryColorType: 'text',
    hadAnyAccident: 'text',
    isAccidentRepaired: 'optional',
    interiorConditionType: 'text',
    exterieurConditionType: 'text',
    hasSignsOfUsage: 'text',
    signsOfUsage: 'repeated',
    additionalSignsOfUsageInfo: 'optional',
    vin: 'optional',
    make: 'optional',
    model: 'optional',
    power: 'optional',
    features: 'repeated',
    fuelType: 'optional',
    carType: 'optional',
    gearBoxType: 'optional',
    equipmentVariant: 'optional',
    calculationRequestSummaryHtml: 'text',
    sourceUrl: 'text',
  },
  createContact: CONTACT,
  updateContact: CONTACT,
  createContract: { description: 'text', vin: 'text', file: 'file' },
  uploadVehicleFiles: {
    files: 'files',
    vin: 'optional',
    internalId: 'optional',
    description: 'optional',
    fileType: 'text',
  },
  uploadFiles: { files: 'files', fileType: 'text' },
  uploadHeaderImage: { image: 'file' },
};
