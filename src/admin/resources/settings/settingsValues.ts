import type * as z from 'zod/mini';
import type { DealerSettings, DealerSettingsChanges } from '../../../api/admin/dealerSettings';
import {
  appearanceSchema,
  banksSchema,
  contentSchema,
  documentsSchema,
  orderSettingsSchema,
  tradeInSettingsSchema,
} from '../../../domain/dealer/forms/settings';
import { legalSchema } from '../../../domain/dealer/forms/legalSettings';
import { formatIban, type FileChoice } from '../../../domain/dealer/rules';
import { checkBy, type FieldErrors, type FormCheck } from '../../../lib/check';

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

/** Validated values; only changed ones are sent. */
export type SettingsOutput = Readonly<Record<string, unknown>>;

const schemas = [
  appearanceSchema,
  documentsSchema,
  contentSchema,
  orderSettingsSchema,
  tradeInSettingsSchema,
  banksSchema,
  legalSchema,
] as const;

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

/** Validates all sections at once, so that the first attempt shows every error. */
export function checkSettings(values: SettingsValues): FormCheck<SettingsOutput> {
  const errors: FieldErrors = {};
  const output: Record<string, unknown> = {};
  for (const schema of schemas) {
    const checked = checkBy(schema)(values);
    Object.assign(errors, checked.errors);
    Object.assign(output, checked.values);
  }
  return Object.keys(errors).length > 0 ? { errors } : { values: output };
}

/** Fields that the wire keeps in `content`. */
const CONTENT = ['tradeInHeading', 'tradeInSubheading', 'tradeInSteps'];
const FILE_SERVER = ['fileServerHost', 'fileServerPort', 'fileServerUsername', 'fileServerPassword'];

/**
 * Changed settings. The call adds them to the current settings, so that a colleague's changes persist. Untouched fields are left
 * out, even if validation would reformat them.
 */
export function settingsChanges(
  saved: SettingsValues,
  values: SettingsValues,
  output: SettingsOutput,
): DealerSettingsChanges {
  const isChanged = (name: string) =>
    JSON.stringify(Reflect.get(saved, name)) !== JSON.stringify(Reflect.get(values, name));
  const changes: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(output)) {
    if (!FILE_SERVER.includes(name) && !CONTENT.includes(name) && isChanged(name)) changes[name] = value ?? null;
  }
  const content = CONTENT.filter(isChanged).map((name) => [name, output[name] ?? undefined]);
  if (content.length > 0) changes.content = Object.fromEntries(content);
  if (FILE_SERVER.some(isChanged)) {
    changes.fileServerSettings = {
      host: values.fileServerHost,
      port: output.fileServerPort,
      username: values.fileServerUsername,
      ...(values.fileServerPassword !== '' && { password: values.fileServerPassword }),
    };
  }
  // Each name belongs to one of the schemas, whose output types are those of the call.
  return changes;
}
