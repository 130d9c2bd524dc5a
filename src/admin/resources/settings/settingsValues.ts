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
import { settingsPaymentTypes } from '../../../domain/tenant/settings';
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

const schemas = [
  appearanceSchema,
  documentsSchema,
  contentSchema,
  orderSettingsSchema,
  tradeInSettingsSchema,
  banksSchema,
  legalSchema,
] as const;

type Joined<Each> = (Each extends unknown ? (each: Each) => void : never) extends (all: infer All) => void
  ? All
  : never;

/** Validated values; only changed ones are sent. */
export type SettingsOutput = Joined<z.output<(typeof schemas)[number]>>;

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
  const output: Partial<SettingsOutput> = {};
  for (const schema of schemas) {
    const checked = checkBy(schema)(values);
    Object.assign(errors, checked.errors);
    Object.assign(output, checked.values);
  }
  return Object.keys(errors).length > 0 ? { errors } : { values: output as SettingsOutput };
}

/** Fields of the form that are one setting of the wire. */
const CONTENT = ['tradeInHeading', 'tradeInSubheading', 'tradeInSteps'] as const;
const SOURCES: Readonly<Record<string, readonly string[]>> = {
  uiBorderRadiusFull: ['borderRadius'],
  content: CONTENT,
  fileServerSettings: ['fileServerHost', 'fileServerPort', 'fileServerUsername', 'fileServerPassword'],
};

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
  const {
    borderRadius,
    orderAvailablePaymentOptionTypes: payments,
    tradeInHeading: _heading,
    tradeInSubheading: _subheading,
    tradeInSteps: _steps,
    fileServerHost: _host,
    fileServerPort: port,
    fileServerUsername: _username,
    fileServerPassword: _password,
    ...same
  } = output;
  // Each name has to be one of the call's body.
  const sameNamed: { [Name in keyof typeof same]: DealerSettingsChanges[Name] } = same;
  const whole: DealerSettingsChanges = {
    ...sameNamed,
    uiBorderRadiusFull: `${borderRadius}px`,
    orderAvailablePaymentOptionTypes: payments.map(settingsPaymentTypes.toWire),
    content: Object.fromEntries(CONTENT.filter(isChanged).map((name) => [name, output[name] ?? undefined])),
    fileServerSettings: {
      host: values.fileServerHost,
      port,
      username: values.fileServerUsername,
      ...(values.fileServerPassword !== '' && { password: values.fileServerPassword }),
    },
  };
  const changed = Object.entries(whole).filter(([name]) => (SOURCES[name] ?? [name]).some(isChanged));
  return Object.fromEntries(changed.map(([name, value]) => [name, value ?? null]));
}
