import * as z from 'zod/mini';
import {
  euros,
  fileUrl,
  flag,
  line,
  listOf,
  number,
  oneOf,
  optionalOf,
  readBy,
  readText,
  requiredLine,
  requiredText,
  text,
  url,
} from '../../lib/schema';
import { enumeration, type KeyOf } from '../../lib/enumeration';
import { carTypes } from '../enums/carType';
import { financingProviders } from '../enums/financingProvider';
import { leasingProviders } from '../enums/leasingProvider';
import { plainBic, plainIban } from '../person/iban';
import { emailAddress } from '../person/emailAddress';
import { legalFields } from './legalSettings';

const tradeInSources = enumeration({
  internal: { wire: ['Internal'], label: 'Eigene Bewertung' },
  widgetUrl: { wire: ['WidgetUrl'], label: 'Externes Widget' },
  autoUncle: { wire: ['AutoUncle'], label: 'AutoUncle' },
});

/** Reading A (rules/order-and-payment: two numberings). */
export const settingsPaymentTypes = enumeration({
  advanceTransfer: { wire: [1, 'ADVANCE_TRANSFER'], label: 'Vorab-Überweisung' },
  bezahlDe: { wire: [2, 'BEZAHL_DE'], label: 'bezahl.de' },
  directOnline: { wire: [3, 'DIRECT_ONLINE'], label: 'Direkt online' },
  atCarDealer: { wire: [4, 'AT_CAR_DEALER'], label: 'Beim Händler' },
  creditPlus: { wire: [5, 'CREDITPLUS'], label: 'CreditPlus' },
  oneTimeTransfer: { wire: [6, 'ONE_TIME_TRANSFER'], label: 'Einmalige Überweisung' },
  depositTransfer: { wire: [7, 'DEPOSIT_TRANSFER'], label: 'Anzahlung per Überweisung' },
  bank11: { wire: [9, 'BANK11'], label: 'Bank11' },
  renault: { wire: [10, 'RENAULT'], label: 'Renault Bank' },
});

export type SettingsPaymentType = KeyOf<typeof settingsPaymentTypes>;

const contentSchema = z.object({
  helpdeskUrl: url(),
  analyticsDashboardUrl: url(),
  tradeInHeading: line(),
  tradeInSubheading: line(),
  tradeInSteps: listOf(requiredLine()),
});

export const editedSettings = {
  logoUrl: fileUrl(),
  uiColorAccentHex: text(),
  uiColorErrorHex: text(),
  uiColorBlackHex: text(),
  uiBorderRadiusFull: text(),

  privacyDocumentUrl: url(),
  cancellationDocumentUrl: url(),
  shopTermsOfServiceDocumentUrl: url(),
  integrationWebsiteUrl: url(),
  locationsOverviewUrl: url(),
  imprintUrl: url(),
  accessibilityUrl: url(),
  insuranceWidgetUrl: url(),

  seoMetaDescription: line(),
  uiMarketingBenefits: listOf(requiredLine()),
  uiQualityPromises: listOf(requiredLine()),
  isPreviousPriceVisible: flag(),

  orderAvailablePaymentOptionTypes: listOf(oneOf(settingsPaymentTypes)),
  /** EUR, due today. */
  orderReservationFee: euros(),
  orderReservationTimeInHours: number(),
  orderPickupLeadTimeInDays: number(),
  orderDeliveryLeadTimeInDays: number(),
  bankName: line(),
  iban: readBy((value) => plainIban(readText(value) ?? '') || undefined, 'text'),
  bic: readBy((value) => plainBic(readText(value) ?? '') || undefined, 'text'),

  tradeInContactFullName: line(),
  tradeInContactEmail: emailAddress(),
  tradeInContactPhone: line(),
  tradeInValidityInDays: number(),
  tradeInProfitPercentage: number(),
  tradeInProfitMarginAbsoluteMin: euros(),
  isTradeInResultReviewEnforced: flag(),
  tradeInWidgetUrl: url(),

  financingCalculationProviderTypes: listOf(oneOf(financingProviders)),
  leasingCalculationProviderTypes: listOf(oneOf(leasingProviders)),

  ...legalFields,
};

/**
 * Unlisted fields are dropped: the public answer contains credentials of the dealer's file server, which must not be
 * stored.
 */
const wireSchema = z.object({
  ...editedSettings,
  id: text(),
  vehicleDealerId: text(),
  adminId: text(),
  companyName: line(),
  companyNameShort: line(),
  environmentTypeToString: text(),

  uiFontFamilyHeading: text(),
  uiFontFamilyBody: text(),
  uiThemeTypeToString: text(),
  uiVehicleDetailsAvailableChildRoutes: listOf(requiredText()),
  content: optionalOf(contentSchema),

  /** Empty: all types. */
  carTypesEnforced: listOf(oneOf(carTypes)),
  isB2BShop: flag(),
  isCheckoutEnabled: flag(),
  useInternalIdForVin: flag(),
  htmlElementSelectorsToHideOnOverlay: listOf(requiredText()),
  uiEmobilioClientId: text(),

  orderLeadTimeInDays: number(),
  carDealerPaypalApiClientId: text(),
  tradeInSourceTypeToString: oneOf(tradeInSources),
  autoUncleCompanyId: text(),
});

export const tenantSettingsSchema = z.pipe(
  wireSchema,
  z.transform((settings) => ({
    ...settings,
    companyName: settings.companyName ?? 'Ihr Autohaus',
    isB2BShop: settings.isB2BShop ?? false,
    isCheckoutEnabled: settings.isCheckoutEnabled ?? true,
    isPreviousPriceVisible: settings.isPreviousPriceVisible ?? true,
    useInternalIdForVin: settings.useInternalIdForVin ?? false,
    orderReservationFee: Math.max(settings.orderReservationFee ?? 0, 0),
    tradeInSource: settings.tradeInSourceTypeToString ?? 'internal',
    // Else the legal two years (rules/law: one year for used vehicles).
    usedWarrantyMonths: settings.usedWarrantyMonths === 12 ? (12 as const) : (24 as const),
  })),
);

export type TenantSettings = z.output<typeof tenantSettingsSchema>;
