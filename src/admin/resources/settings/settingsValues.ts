import type * as z from 'zod/mini';
import type { DealerSettings } from '../../../api/admin/dealerSettings';
import type {
  appearanceSchema,
  banksSchema,
  contentSchema,
  documentsSchema,
  orderSettingsSchema,
  tradeInSettingsSchema,
} from '../../../domain/dealer/forms/settings';
import type { legalSchema } from '../../../domain/dealer/forms/legalSettings';
import { formatIban, type FileChoice } from '../../../domain/dealer/rules';

/** Field values of the settings page. */
export type SettingsValues = z.input<typeof appearanceSchema> &
  z.input<typeof contentSchema> &
  z.input<typeof documentsSchema> &
  z.input<typeof tradeInSettingsSchema> &
  z.input<typeof banksSchema> &
  z.input<typeof orderSettingsSchema> &
  z.input<typeof legalSchema> & {
    logo: FileChoice;
    noticeFile: FileChoice;
    termsFile: FileChoice;
    privacyFile: FileChoice;
    cancellationFile: FileChoice;
  };

const figure = (value: number | undefined, standard = '') =>
  value === undefined ? standard : String(value).replace('.', ',');

export function settingsValues({ settings, fileServer }: DealerSettings): SettingsValues {
  return {
    logo: { url: settings.logoUrl },
    uiColorAccentHex: settings.uiColorAccentHex ?? '#0f52ba',
    uiColorErrorHex: settings.uiColorErrorHex ?? '#b3261e',
    uiColorBlackHex: settings.uiColorBlackHex ?? '#12161c',
    borderRadius: String(Number.parseFloat(settings.uiBorderRadiusFull ?? '') || 0),
    shopTermsOfServiceDocumentUrl: settings.shopTermsOfServiceDocumentUrl ?? '',
    privacyDocumentUrl: settings.privacyDocumentUrl ?? '',
    cancellationDocumentUrl: settings.cancellationDocumentUrl ?? '',
    termsFile: {},
    privacyFile: {},
    cancellationFile: {},
    imprintUrl: settings.imprintUrl ?? '',
    accessibilityUrl: settings.accessibilityUrl ?? '',
    integrationWebsiteUrl: settings.integrationWebsiteUrl ?? '',
    locationsOverviewUrl: settings.locationsOverviewUrl ?? '',
    insuranceWidgetUrl: settings.insuranceWidgetUrl ?? '',
    fileServerHost: fileServer?.host ?? '',
    fileServerPort: figure(fileServer?.port),
    fileServerUsername: fileServer?.username ?? '',
    fileServerPassword: '',
    seoMetaDescription: settings.seoMetaDescription ?? '',
    uiMarketingBenefits: settings.uiMarketingBenefits,
    uiQualityPromises: settings.uiQualityPromises,
    isPreviousPriceVisible: settings.isPreviousPriceVisible,
    orderAvailablePaymentOptionTypes: settings.orderAvailablePaymentOptionTypes,
    orderReservationTimeInHours: figure(settings.orderReservationTimeInHours),
    orderPickupLeadTimeInDays: figure(settings.orderPickupLeadTimeInDays),
    orderDeliveryLeadTimeInDays: figure(settings.orderDeliveryLeadTimeInDays),
    orderReservationFee: figure(settings.orderReservationFee),
    bankName: settings.bankName ?? '',
    iban: formatIban(settings.iban ?? ''),
    bic: settings.bic ?? '',
    tradeInContactFullName: settings.tradeInContactFullName ?? '',
    tradeInContactPhone: settings.tradeInContactPhone ?? '',
    tradeInContactEmail: settings.tradeInContactEmail ?? '',
    tradeInProfitMarginAbsoluteMin: figure(settings.tradeInProfitMarginAbsoluteMin),
    tradeInProfitPercentage: figure(settings.tradeInProfitPercentage),
    tradeInValidityInDays: figure(settings.tradeInValidityInDays),
    isTradeInResultReviewEnforced: settings.isTradeInResultReviewEnforced ?? false,
    tradeInWidgetUrl: settings.tradeInWidgetUrl ?? '',
    tradeInHeading: settings.content?.tradeInHeading ?? '',
    tradeInSubheading: settings.content?.tradeInSubheading ?? '',
    tradeInSteps: settings.content?.tradeInSteps ?? [],
    financingCalculationProviderTypes: settings.financingCalculationProviderTypes,
    leasingCalculationProviderTypes: settings.leasingCalculationProviderTypes,
    noticeFile: {},
    legalGuaranteeNoticeUrl: settings.legalGuaranteeNoticeUrl ?? '',
    usedWarrantyMonths: settings.usedWarrantyMonths === 12 ? '12' : '24',
    usedWarrantyText: settings.usedWarrantyText ?? '',
    legalMakes: settings.legalMakes.map((make) => ({
      manufacturer: make.manufacturer,
      garanYears: figure(make.garanYears),
      garanLabel: { url: make.garanLabelUrl },
      dataInfoUrl: make.dataInfoUrl ?? '',
      updatesText: make.updatesText ?? '',
    })),
    leasingContractTypes: settings.leasingContractTypes,
    creditIntermediaryType: settings.creditIntermediaryType ?? '',
    creditLenders: settings.creditLenders,
    creditInformationUrl: settings.creditInformationUrl ?? '',
    creditCommissionUrl: settings.creditCommissionUrl ?? '',
    disputeResolutionText: settings.disputeResolutionText ?? '',
    accessibilityText: settings.accessibilityText ?? '',
  };
}
