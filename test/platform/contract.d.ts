/**
 * Wire format of the dealer platform API: what the widget sends, and what it gets.
 *
 * It fixes every name and shape of the wire, so that the widget, its demo platform and
 * any other implementation of the platform agree. JSON, UTF-8, camelCase. Money is EUR, power is kW, mileage km,
 * engine capacity cm³, weight kg, length mm, consumption l/100 km (electric kWh/100 km), CO2 g/km.
 *
 * A server is never trusted: any field marked `?` may be absent or null, unknown fields may appear, lists may be
 * empty, an enumeration may bring a value that is not listed (treat it as "other"/unknown, never crash), numbers may
 * arrive as numeric strings, and HTML may be hostile.
 */

export type Guid = string;
/** "2026-05-01T09:30:00Z" */ export type DateTime = string;
/** "2026-05-01" */ export type DateOnly = string;

// ── Enumerations on the wire ──────────────────────────────────────────────────────────────────────────────────────
// A reader accepts every spelling given for a value (case-insensitive); a writer sends the first one.

/** 'Benzin' | 1 | 'PETROL' and so on, in one order. */
export type FuelType =
  | 'Benzin'
  | 'Diesel'
  | 'Autogas'
  | 'Erdgas'
  | 'Elektro'
  | 'Hybrid Benzin'
  | 'Wasserstoff'
  | 'Ethanol'
  | 'Hybrid Diesel'
  | 'Andere'
  | 1
  | 2
  | 3
  | 4
  | 5
  | 6
  | 7
  | 8
  | 9
  | 10
  | 'PETROL'
  | 'DIESEL'
  | 'LPG'
  | 'CNG'
  | 'ELECTRICITY'
  | 'HYBRID'
  | 'HYDROGEN'
  | 'ETHANOL'
  | 'HYBRID_DIESEL'
  | 'OTHER';
export type GearBoxType = 'Schaltgetriebe' | 'Automatik' | 'Andere' | 'Halbautomatik' | 1 | 2 | 3 | 4;
export type UsedConditionType =
  | 'Neuwagen'
  | 'Gebrauchtwagen'
  | 'Tageszulassung'
  | 'Vorführwagen'
  | 'Jahreswagen'
  | 'Oldtimer'
  | 'Andere';
export type CarType = 'PKW' | 'NUTZFAHRZEUG' | 'WOHNMOBIL' | 'ZWEIRAD' | 'ANHAENGER';
export type CarColor =
  | 'BLACK'
  | 'GRAY'
  | 'BEIGE'
  | 'BROWN'
  | 'OTHER'
  | 'BLUE'
  | 'YELLOW'
  | 'GREEN'
  | 'ORANGE'
  | 'RED'
  | 'WHITE';
/** Twelve base colours of the search. */ export type BaseColor = CarColor | 'SILVER';
export type InteriorMaterial = 'Leder' | 'Teilleder' | 'Stoff' | 'Velours' | 'Alcantara' | 'Andere' | 'Kunstleder';
/** Of the order, reading B, 1 to 12 (rules/order-and-payment: two numberings). */ export type OrderPaymentType =
  | 1
  | 2
  | 3
  | 4
  | 5
  | 6
  | 7
  | 8
  | 9
  | 10
  | 11
  | 12;
/** Of the tenant settings, reading A (rules/order-and-payment: two numberings). */ export type SettingsPaymentType =
  | 1
  | 2
  | 3
  | 4
  | 5
  | 6
  | 7
  | 9
  | 10;
export type FinancingProvider =
  | 'BDK'
  | 'SANTANDER'
  | 'VW'
  | 'CREDITPLUS'
  | 'MBB'
  | 'TFS'
  | 'BANK11'
  | 'RENAULT'
  | 'BMW'
  | 'VIRTUAL'
  | 'NONE'
  | 'VW_ERNST';
export type LeasingProvider = 'SANTANDER' | 'BMW' | 'VW' | 'VW_ERNST' | 'VIRTUAL' | 'NONE';
export type Role = 'CarDealerCustomer' | 'CarDealerEmployee' | 'CarDealerAdmin' | 'SuperAdmin';

// ── Tenant ────────────────────────────────────────────────────────────────────────────────────────────────────────

/** GET /v2/vehicle-dealer/{adminId}/vehicle-dealer-settings · PUT …/vehicle-dealer-settings/{id} takes the same object. */
export interface TenantSettings {
  id: Guid;
  vehicleDealerId: Guid;
  adminId: Guid;
  companyName: string;
  companyNameShort?: string;
  environmentTypeToString?: 'Onboarding' | 'Staging' | 'Production';
  // appearance
  logoUrl?: string;
  uiColorAccentHex?: string;
  uiColorErrorHex?: string;
  uiColorBlackHex?: string;
  /** CSS length as text, "12px". */ uiBorderRadiusFull?: string;
  uiFontFamilyHeading?: string;
  uiFontFamilyBody?: string;
  uiThemeTypeToString?: string;
  // documents and links
  privacyDocumentUrl?: string;
  cancellationDocumentUrl?: string;
  shopTermsOfServiceDocumentUrl?: string;
  /** Base URL of the page that holds the shop: the search widget links there. */ integrationWebsiteUrl?: string;
  locationsOverviewUrl?: string;
  imprintUrl?: string;
  accessibilityUrl?: string;
  // content
  seoMetaDescription?: string;
  uiMarketingBenefits?: string[];
  uiQualityPromises?: string[];
  content?: {
    helpdeskUrl?: string;
    analyticsDashboardUrl?: string;
    tradeInHeading?: string;
    tradeInSubheading?: string;
    tradeInSteps?: string[];
  };
  // behaviour
  /** Of: technische-daten fahrzeugdaten ausstattung beschreibung finanzierung leasing inzahlungnahme zustand zubehoer emobilitaet analyse */
  uiVehicleDetailsAvailableChildRoutes: string[];
  /** Types of vehicle this tenant enforces; empty or absent: all. */ carTypesEnforced?: CarType[];
  isB2BShop?: boolean;
  isCheckoutEnabled?: boolean;
  isPreviousPriceVisible?: boolean;
  useInternalIdForVin?: boolean;
  htmlElementSelectorsToHideOnOverlay?: string[];
  uiEmobilioClientId?: string;
  insuranceWidgetUrl?: string;
  // order and payment
  orderAvailablePaymentOptionTypes: SettingsPaymentType[];
  orderReservationFee?: number;
  orderReservationTimeInHours?: number;
  orderLeadTimeInDays?: number;
  orderPickupLeadTimeInDays?: number;
  orderDeliveryLeadTimeInDays?: number;
  carDealerPaypalApiClientId?: string;
  bankName?: string;
  iban?: string;
  bic?: string;
  // trade-in
  tradeInContactFullName?: string;
  tradeInContactEmail?: string;
  tradeInContactPhone?: string;
  tradeInValidityInDays?: number;
  tradeInProfitPercentage?: number;
  tradeInProfitMarginAbsoluteMin?: number;
  isTradeInResultReviewEnforced?: boolean;
  tradeInWidgetUrl?: string;
  tradeInSourceTypeToString?: 'Internal' | 'WidgetUrl' | 'AutoUncle';
  autoUncleCompanyId?: string;
  // banks
  financingCalculationProviderTypes?: FinancingProvider[];
  leasingCalculationProviderTypes?: LeasingProvider[];
  // law
  /** Official graphic of the notice about the legal guarantee. */ legalGuaranteeNoticeUrl?: string;
  /** 24 or 12, for used vehicles. */ usedWarrantyMonths?: number;
  usedWarrantyText?: string;
  legalMakes?: {
    manufacturer: string;
    garanYears?: number;
    garanLabelUrl?: string;
    dataInfoUrl?: string;
    updatesText?: string;
  }[];
  leasingContractTypes?: {
    providerType: LeasingProvider;
    contractType: 'MILEAGE' | 'RESIDUAL_VALUE' | 'PURCHASE_OPTION';
  }[];
  creditIntermediaryType?: 'ONE_LENDER' | 'SEVERAL_LENDERS' | 'INDEPENDENT';
  /** Names with addresses. */ creditLenders?: string[];
  creditInformationUrl?: string;
  creditCommissionUrl?: string;
  /** § 36 VSBG */ disputeResolutionText?: string;
  /** § 14 BFSG */ accessibilityText?: string;
  /** Vehicle export. */ fileServerSettings?: { host: string; port: number; username: string; password?: string };
}

export interface Address {
  id?: Guid;
  street: string;
  houseNumber: string;
  zipCode: string;
  city: string;
}

export interface Location {
  id: Guid;
  name: string;
  eMail?: string;
  phone?: string;
  address?: Address;
  companyName?: string;
  locationId?: string;
  locationType?: 'MAIN' | 'BRANCH' | 'ANDERE';
  priceCalculationType?: string;
  vehicleDealerId?: Guid;
  companyCeos?: string;
  companyUstId?: string;
  companyCommercialRegisterId?: string;
  companyCourtName?: string;
  vwErnstDealerId?: string;
  autoUncleDepartmentId?: string;
  whatsAppBusinessLink?: string;
}

export interface DealerContact {
  id: Guid;
  name: string;
  email?: string;
  phone?: string;
  imageUrl?: string;
  vehicleDealerLocationIds?: Guid[];
}

// ── Vehicles ──────────────────────────────────────────────────────────────────────────────────────────────────────

export interface Car {
  id: Guid;
  vin?: string;
  internalId?: string;
  manufacturer: string;
  model: string;
  marketingTitle?: string;
  heading?: string;
  carType: CarType;
  vehicleSubType?: string;
  usedConditionType?: UsedConditionType;
  equipmentVariant?: string;
  descriptionHtml?: string;
  hsn?: string;
  tsn?: string;
  countryCode?: string;
  qualitySeal?: string;
  marketingCampaign?: string;
  schwackeCode?: string;
  interiorType?: InteriorMaterial;
  motorbikeDriveType?: string;
  impelSpinUrl?: string;
  /** 'PLUG_IN_HYBRID' | … */ driveType?: string;
  manufacturerInfo?: {
    manufacturer?: string;
    company?: string;
    streetAndHouseNumber?: string;
    zipCode?: string;
    city?: string;
    country?: string;
    email?: string;
    phoneNumber?: string;
  };

  mileAge?: number;
  initialRegistration?: DateOnly;
  doorsCount?: number;
  seatsCount?: number;
  varnishColor?: string;
  varnishPrimaryColorType?: CarColor;
  interiorColor?: string;
  interiorPrimaryColorType?: CarColor;
  interiorMaterial?: InteriorMaterial;
  enginePower?: number;
  engineCapacity?: number;
  cylinders?: number;
  fuelType?: FuelType;
  isPlugInHybrid?: boolean;
  gearBoxType?: GearBoxType;
  gearsCount?: number;
  previousOwnersCount?: number;
  previousUsage?: string;
  accidentStatus?: string;
  sleepingPlaces?: number;
  weightTotal?: number;
  length?: number;
  electricRange?: number;
  stateOfHealth?: number;
  efficiencyClass?: string;
  emissionStandard?: string;
  consumptionUrban?: number;
  consumptionExtraUrban?: number;
  consumptionAverage?: number;
  consumptionElectric?: number;
  co2?: number;
  co2Class?: string;
  co2ClassDischarged?: string;
  wltpConsumption?: number;
  wltpConsumptionDischarged?: number;
  wltpConsumptionElectric?: number;
  wltpWeightedConsumption?: number;
  wltpWeightedConsumptionElectric?: number;
  wltpCo2?: number;
  wltpCo2Discharged?: number;
  wltpWeightedCo2?: number;
  generalInspectionDate?: DateOnly;
  isGeneralInspectionNew?: boolean;

  /** Dealer's price, and the price shown to the public (gross). */ price?: number;
  publicPrice: number;
  publicPreviousPrice?: number;
  isVatDeductable?: boolean;
  reservedUntil?: DateTime;
  availableFromDate?: DateTime;
  earliestPickupDate?: DateOnly;
  earliestDeliveryDate?: DateOnly;
  initialFinancingInstallment?: number;
  initialLeasingInstallment?: number;
  financingCalculationProviderType?: FinancingProvider;
  leasingCalculationProviderType?: LeasingProvider;
  virtualFinancingDeposit?: number;
  virtualFinancingDuration?: number;
  virtualFinancingFinalInstallment?: number;
  virtualFinancingMileage?: number;
  isDamaged?: boolean;

  /** type 1 normal, 2 damage. */ images?: { url: string; type: 1 | 2 }[];
  conditionType?: string;
  conditionDescription?: string;
  conditionDocumentUrls?: string[];
  enVkvLabelDocumentUrl?: string;
  enVkvInformationStringsCard?: string[];
  enVkvInformationStringsDetails?: string[];
  equipments?: Equipment[];
  carDealerLocation?: Location;
  carDealerAdminId?: Guid;
  carDealerAdminEmail?: string;
}

export interface Equipment {
  equipmentKey: string;
  name: string;
  priority?: number;
  category?: 'extras' | 'safety' | 'interior' | 'multimedia' | 'other';
}

/** `key` is what the query sends back. A label that is absent: show the key. */
export interface FacetOption {
  key: string;
  label?: string;
  count: number;
}
export interface PropertyValues {
  manufacturers?: (FacetOption & { models?: FacetOption[] })[];
  vehicleSubTypes?: FacetOption[];
  fuelTypes?: FacetOption[];
  gearBoxTypes?: FacetOption[];
  usedConditionTypes?: FacetOption[];
  driveTypes?: FacetOption[];
  varnishBaseColorTypes?: FacetOption[];
  interiorBaseColorTypes?: FacetOption[];
  interiorTypes?: FacetOption[];
  vehicleDealerLocationIds?: FacetOption[];
  marketingCampaigns?: FacetOption[];
  qualitySeals?: FacetOption[];
  equipmentIds?: FacetOption[];
  carTypes?: FacetOption[];
}

/** GET …/cars/property-values-extended?{query} , pagination in the header x-pagination. */
export interface CarsWithPropertyValues {
  cars: Car[];
  propertyValues: PropertyValues;
}

/**
 * Query string of every vehicle list. Lists are joined by commas, empty values left out, booleans 'true' | 'false'.
 * `term` of 3.4 is searchTerm. The same names, url-encoded as one value, stand in the parameter carQueryParams of the shop's own address.
 */
export interface CarQuery {
  manufacturer?: string;
  model?: string;
  carType?: CarType;
  carTypes?: CarType[];
  vehicleSubTypes?: string[];
  minPrice?: number;
  maxPrice?: number;
  minEnginePower?: number;
  maxEnginePower?: number;
  maxMileAge?: number;
  minInitialRegistration?: DateOnly;
  maxInitialRegistration?: DateOnly;
  searchTerm?: string;
  fuelTypes?: string[];
  gearBoxTypes?: string[];
  usedConditionTypes?: string[];
  driveTypes?: string[];
  interiorTypes?: string[];
  doorCountType?: '2/3' | '4/5' | '6/7';
  minDoors?: number;
  maxDoors?: number;
  varnishBaseColorTypes?: string[];
  interiorBaseColorTypes?: string[];
  isVatDeductable?: boolean;
  equipmentIds?: string[];
  carIds?: Guid[];
  /** 'price' | 'price desc' ; absent: the platform's own order. */ orderBy?: string;
  pageNumber?: number;
  pageSize?: number;
  isValidForSale?: boolean;
  hasConditionDocumentUrls?: boolean;
  hasImages?: boolean;
  imagesToCrop?: number;
  locationNames?: string[];
  vehicleDealerLocationIds?: Guid[];
  minMonthlyFinancingRateExample?: number;
  maxMonthlyFinancingRateExample?: number;
  qualitySeals?: string[];
  marketingCampaigns?: string[];
  isAvailableInstantly?: boolean;
  hasEnVkvLabelDocument?: boolean;
  minEngineCapacity?: number;
  maxEngineCapacity?: number;
  minWeightTotal?: number;
  maxWeightTotal?: number;
  minLength?: number;
  maxLength?: number;
  minSleepingPlaces?: number;
  maxSleepingPlaces?: number;
  hasInitialLeasingInstallment?: boolean;
  minSeats?: number;
  maxSeats?: number;
  minEngineCylinders?: number;
  maxEngineCylinders?: number;
}

/** Value of the header x-pagination, as JSON text. */
export interface PaginationHeader {
  CurrentPage: number;
  TotalPages: number;
  PageSize: number;
  TotalCount: number;
  HasPrevious: boolean;
  HasNext: boolean;
}

/** POST /emails → 204 */
export interface ContactRequest {
  name: string;
  firstName: string;
  lastName: string;
  email: string;
  phone?: string;
  message: string;
  carDealerAdminEmail: string;
  carDealerAdminId: Guid;
  carId?: Guid;
  sourceUrl: string;
  isTestDriveDesired: boolean;
  isCallbackDesired: boolean;
  isMarketingContactAllowed: boolean;
  isTireLabelRequested: boolean;
  isConditionReportRequested: boolean;
  isPriceProposalRequested: boolean;
  isDataPrivacyConfirmed: boolean;
}

/** POST …/cars/{id}/pdf → application/pdf */
export interface CarPdfRequest {
  client: {
    adminId: Guid;
    companyAddress: string;
    companyName: string;
    email: string;
    phone: string;
    logoUrl: string;
    detailsUrl: string;
  };
  financingCalculation?: {
    finalInstallment: number;
    fundingDeposit: number;
    fundingDuration: number;
    monthlyInstallment: number;
    legalTextHtml: string;
  };
  url: string;
}

// ── Financing and leasing ─────────────────────────────────────────────────────────────────────────────────────────

/** GET /cardealeradmin/{adminId}/carfinancings/settings?carId&carPurchasePrice&providerType */
export interface FinanceSettings {
  durationsWithoutFinalInstallment: number[];
  maxDepositWithoutFinalInstallmentPercentage: number;
  intialDepositWithoutFinalInstallmentPercentage: number;
  intialDurationWithoutFinalInstallment: number;
  effectiveInterestRate: number;
}
/** POST /cardealeradmin/{adminId}/carfinancings/result */
export interface FinanceRequest {
  carId: Guid;
  bank: FinancingProvider;
  roundedPurchasePrice: number;
  durationInMonth: number;
  effectiveInterestRate: number;
  deposit: number;
  mileage: number;
  balloon: number;
  rsv: 1 | 2 | 3;
  vwErnstProductType?: 3 | 4 | 5;
  isInitialCalculation: boolean;
}
export interface FinanceResult {
  monthlyInstallmentRate: number;
  finalInstallment: number;
  deposit: number;
  legalTextHtml?: string;
  calculationId?: string;
  duration: number;
  annualMileage?: number;
}
/** GET /cardealeradmin/{adminId}/carfinancings/conditions?carId&durationInMonth&deposit , for the one provider that has them (BANK11). */
export interface FinanceConditions {
  maxDeposit: number;
  maxBalloon: number;
}

/** POST /leasing/calculate/fast → LeasingQuote[] */
export interface FastLeasingRequest {
  carId: Guid;
  carUsedConditionType?: UsedConditionType;
  customerType: 1 | 2;
  type: 1 | 2 | 3;
  carSchwackeCode?: string;
  carPrice: number;
  providerType: LeasingProvider;
  downPaymentNet?: number;
}
/** POST /leasing/calculate → LeasingAnswer · POST /leasing/apply takes { carId, customerType, quote } → 204 */
export interface LeasingRequest {
  carId: Guid;
  vehicle: { typeId?: string; vehicleStatus?: UsedConditionType };
  customerType: 1 | 2;
  deposit: number;
  type: 1 | 2 | 3;
  carPrice: number;
  bank: LeasingProvider;
  vWErnstProductType?: 2 | 3;
  kmPerYear: number;
  durationInMonth: number;
}
export interface LeasingQuote {
  durationInMonth: number;
  kmPerYear: number;
  monthlyRateNet: number;
  monthlyRateGross: number;
  monthlyFinanceRateNet?: number;
  taxRate?: number;
  residualValueNet?: number;
  leasingFactor?: number;
  nominalInterestRate?: number;
  effectiveInterestRate?: number;
  kilometerExcessNet?: number;
  kilometerLowNet?: number;
  downPaymentNet?: number;
  legalTextHtml?: string;
  type?: 1 | 2 | 3;
  providerType?: LeasingProvider;
}
export interface LeasingAnswer {
  quotes: LeasingQuote[];
  condition?: { downPaymentNet: number };
  santanderCondition?: { downPaymentNet: number };
}

// ── Cross-selling products ────────────────────────────────────────────────────────────────────────────────────────

/** GET /v2/vehicleDealer/{adminId}/crosssellingproducts?{paging and vehicle filter} → CrossSellingProduct[] ; POST, PUT /{id}, DELETE /{id} on the same path. */
export interface CrossSellingProduct {
  id: Guid;
  name: string;
  description?: string;
  price: number;
  /** 1 WARRANTY … 8 ANDERE */ productType: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;
  productTypeToString?:
    | 'Warranty'
    | 'PhysicalProduct'
    | 'ServiceFlat'
    | 'InsuranceProduct'
    | 'HandOver'
    | 'VehiclePickup'
    | 'VehicleDelivery'
    | 'CarDelivery'
    | 'Other';
  productSubType?: string;
  /** 1 once, 2 monthly. */ paymentType?: 1 | 2;
  paymentTypeToString?: 'Onetime' | 'Subscription' | 'Monthly';
  imageUrl?: string;
  imageUrls?: string[];
  articleNumber?: string;
  fitments?: string[];
  isRelatedToAllCars?: boolean;
  relatedManufacturers?: string[];
  relatedModels?: string[];
  relatedCarIds?: Guid[];
  relatedMinEnginePower?: number;
  relatedMaxEnginePower?: number;
  relatedCarFirstRegistrationDateStart?: DateOnly;
  relatedCarFirstRegistrationDateEnd?: DateOnly;
  vehicleTypesToString?: CarType[];
  deliveryTimeInDays?: number;
  minHandoverAtPickup?: DateTime;
  minHandoverAtDelivery?: DateTime;
  isFromAccessoriesNav?: boolean;
  isImmutable?: boolean;
}
/** GET …/crosssellingproducts/navigatorSettings → NavigatorSettings[] */
export interface NavigatorSettings {
  brand: string;
  configId: string;
}

// ── Orders ────────────────────────────────────────────────────────────────────────────────────────────────────────

/** POST /v2/orders → { data: { id: Guid }, redirectLink?: string } (https) ; the same id sent twice creates one order. */
export interface OrderCreate {
  /** Made by the client once per draft: a resend is not a second order. */ id: Guid;
  vehicleDealerId: Guid;
  vehicleId: Guid;
  crossSellingProductIds: Guid[];
  handoverDate?: DateTime;
  salesAppointmentAt?: DateTime;
  carAccessories?: string[];
  vehicleDealerCustomer: {
    id?: Guid;
    gender: 1 | 2 | 3;
    salutationType: 1 | 2 | 3;
    firstName: string;
    lastName: string;
    email: string;
    phoneNumber: string;
    companyName?: string;
    companyUstId?: string;
    customerType: 1 | 2;
    birthDate?: DateOnly;
    authType: 1 | 2 | 3;
    address: Address;
    isMarketingEmailAllowed: boolean;
    isMarketingLetterAllowed: boolean;
    isMarketingAppAllowed: boolean;
    isMarketingPhoneAllowed: boolean;
  };
  paymentMethod: string;
  oneTimePayment: number;
  monthlyPayment: number;
  /** 1 BANK_TRANSFER 2 PERSONAL_CONSULTATION 3 FINANCING 4 LEASING */ paymentOptionType: 1 | 2 | 3 | 4;
  paymentOptionSubType: string;
  orderPaymentType: OrderPaymentType;
  financing?: {
    finalInstallment?: number;
    fundingDeposit?: number;
    fundingDuration: number;
    monthlyInstallment: number;
    calculationId?: string;
    legalTextHtml?: string;
  };
  paypalOrderId?: string;
  tradeInId?: Guid;
  sourceUrl: string;
}

/** POST /v2/orders/continue-later → 204 */
export interface ContinueLater {
  vehicleDealerId: Guid;
  vehicleId: Guid;
  customerFirstName: string;
  customerLastName: string;
  customerEmail: string;
  customerPhoneNumber: string;
  checkoutUrl: string;
  continueOnSite: boolean;
}

// ── Trade-in ──────────────────────────────────────────────────────────────────────────────────────────────────────

/** GET /tradeins/manufacturers */
export interface Manufacturer {
  id: string;
  key: string;
  value: string;
  models?: { id: string; key: string; value: string }[];
}
/** GET /tradeins/manufacturerid/{id}/modelid/{id}/firstregistration/{month}-{year} → AdditionalVehicleInfo[] */
export interface AdditionalVehicleInfo {
  fuel: string;
  power: { amount: number };
  category: string;
  transmission: string;
  equipmentVersion: string;
  features?: string[];
}

/**
 * POST /v2/trade-ins/calculate, multipart/form-data, each field as text: vehicleDealerId, customerFirstName, customerLastName, customerEmail,
 * customerPhoneNumber?, firstRegistration (YYYY-MM-DD), mileAge, isImport, hasRunningFunding, ownerCount (1|2|3|4|unknown), varnishPrimaryColorType,
 * interiorPrimaryColorType, hadAnyAccident, isAccidentRepaired?, interiorConditionType, exterieurConditionType, hasSignsOfUsage, signsOfUsage (repeated),
 * additionalSignsOfUsageInfo?, vin — or make (upper case), model, power, features (repeated), fuelType, carType, gearBoxType, equipmentVariant;
 * calculationRequestSummaryHtml, sourceUrl. → { success: boolean } ; may take three minutes.
 */
export interface TradeInCalculationAnswer {
  success: boolean;
}

/** GET /v2/trade-ins/redeem?code&email&vehicleDealerId → TradeIn, 404 where there is none. PUT /v2/trade-ins/{id} takes { vehicleDealerId, id, resultType, customerPrice }. */
export interface TradeIn {
  id: Guid;
  customerPrice?: number;
  createdAt: DateTime;
  manufacturer?: string;
  model?: string;
  vin?: string;
  mileAge?: number;
  firstRegistration?: DateOnly;
  /** 1 NORMAL 2 NON_DIGITAL 3 NON_CALC */ calculationResultType: 1 | 2 | 3;
  calculationRequestSummaryHtml?: string;
  redeemedAt?: DateTime;
  customerPriceMin?: number;
  customerPriceMax?: number;
  code?: string;
  usedEmail?: string;
  customer?: { firstName: string; lastName: string; email: string; phone?: string };
}

// ── Accounts and administration ───────────────────────────────────────────────────────────────────────────────────

/** Base /cardealeradmin/{adminId}/users. POST /register and /login → { token } , a JWT whose payload has sub (user id), email, role (text or list), exp (seconds). */
export interface Credentials {
  user: { email: string; roles?: Role[]; firstName?: string; lastName?: string };
  password?: string;
  googleIdToken?: string;
  appleIdToken?: string;
  redirectUrl?: string;
}
/** GET /{email} ; PUT /{id} ; DELETE /{id}. Also the rows of GET /v2/vehicle-dealer/{adminId}/users?pageSize=1000 (bearer). */
export interface User {
  id: Guid;
  email: string;
  emailConfirmed?: boolean;
  type?: 1 | 2 | 3 | 4 | 5;
  salutationType?: 1 | 2 | 3;
  companyName?: string;
  companyUstId?: string;
  birthDate?: DateOnly;
  firstName?: string;
  lastName?: string;
  phoneNumber?: string;
  address?: Address;
  authType?: 1 | 2 | 3;
  roles?: Role[];
  favoriteCarIds?: Guid[];
  createdAt?: DateTime;
  vehicleDealerId?: Guid;
}

/** GET, POST /v2/vehicle-dealer/{adminId}/lead-settings ; PUT, DELETE …/{id} */
export interface LeadSetting {
  id: Guid;
  targetEmail: string;
  leadChannelTypes: ('ContactForm' | 'TradeIn' | 'Order' | 'OrderContinueLater')[];
  leadSystemTargetTypes: ('Email' | 'Catch' | 'AutoCrm' | 'DealerDesk')[];
  vehicleDealerLocationIdsFilter?: Guid[];
  vehicleTypesFilter?: CarType[];
  manufacturersFilter?: string[];
  usedConditionTypeFilter?: UsedConditionType[];
  leadChannelTypesToString?: string[];
  leadSystemTargetTypesToString?: string[];
  vehicleTypesFilterToString?: string[];
  usedConditionTypeFilterToString?: string[];
}

/** GET /v2/vehicle-dealer/{adminId}/vehicles/files?fileType={1 ConditionReport | 2 EnVkvLabel} → VehicleFiles[] ; POST multipart files, vin | internalId, fileType, description? ; DELETE { urls, fileType } */
export interface VehicleFiles {
  id: Guid;
  vin?: string;
  internalId?: string;
  manufacturer?: string;
  model?: string;
  conditionDescription?: string;
  conditionDocumentUrls?: string[];
  enVkvLabelDocumentUrl?: string;
  createdAt?: DateTime;
}

/** GET /v2/vehicle-dealer/{adminId}/vehicles/invalid-vehicles → InvalidVehicle[] ; …/invalid-vehicles/pdf → application/pdf */
export interface InvalidVehicle {
  vin?: string;
  internalId?: string;
  manufacturer?: string;
  model?: string;
  reasons: string[];
}

/** GET /salesContracts → { documents: SalesContract[] } (bearer) ; GET /salesContracts/{id} → application/pdf ; POST multipart description, vin, file ; DELETE /salesContracts/{id} ; DELETE /cardealeradmin/{adminId}/users/{id}/contracts: all of a customer */
export interface SalesContract {
  id: string;
  /** Seconds since 1970. */ ctime: number;
  /** 'closed', 'pending' or something else. */ status: string;
  car?: { marketingTitle?: string; vin?: string };
  description?: string;
  signingStatus?: {
    document_signed?: number;
    invitations_delivered?: number;
    document_opened?: number;
    invitation_delivery_problem?: number;
  };
  parties?: {
    id: string;
    /** 'viewer', 'signing_party' or something else. */ role: string;
    fields?: { type: string; value: string }[];
  }[];
  customer?: { id: Guid; firstName: string; lastName: string; email: string; phone?: string };
  /** All zeros: none. */ vehicleDealerCustomerId?: Guid;
}

/** GET /dev/release-notes → ReleaseNote[] */
export interface ReleaseNote {
  title: string;
  content: { value: string };
}
/** GET /cars/headerImages?carDealerAdminId → HeaderImage[] ; POST multipart image ; DELETE ?key= (bearer) */
export interface HeaderImage {
  key: string;
  url: string;
}
