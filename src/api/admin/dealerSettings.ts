import * as z from 'zod/mini';
import { HttpError } from '../../lib/http/errors';
import { optionalOf, record, requiredText } from '../../lib/schema';
import {
  settingsPaymentTypes,
  tenantSettingsSchema,
  type SettingsPaymentType,
  type TenantSettings,
} from '../../domain/tenant/settings';
import type { FinancingProvider } from '../../domain/vehicle/enums/financingProvider';
import type { LeasingProvider } from '../../domain/vehicle/enums/leasingProvider';
import { ask, askBy, call, type BodyName } from '../call';
import type { Platform } from '../platform';
import { settingsCall } from '../tenantSettings';

export const saveSettingsCall = call('PUT', '/v2/vehicle-dealer/{a}/vehicle-dealer-settings/{id}', {
  sends: 'settingsBody' as BodyName,
  isAuthorized: true,
});

/** Access data of the vehicle export. The platform never returns the password; if absent in a write, it stays unchanged. */
interface FileServerSettings {
  host: string;
  port: number | undefined;
  username: string;
  password?: string;
}

/** Settings that the page can change; `null` removes a value. EUR, days, hours, percent. */
export type DealerSettingsChanges = Partial<
  Record<
    | 'logoUrl'
    | 'uiColorAccentHex'
    | 'uiColorErrorHex'
    | 'uiColorBlackHex'
    | 'shopTermsOfServiceDocumentUrl'
    | 'privacyDocumentUrl'
    | 'cancellationDocumentUrl'
    | 'imprintUrl'
    | 'accessibilityUrl'
    | 'integrationWebsiteUrl'
    | 'locationsOverviewUrl'
    | 'insuranceWidgetUrl'
    | 'legalGuaranteeNoticeUrl'
    | 'usedWarrantyText'
    | 'creditIntermediaryType'
    | 'creditInformationUrl'
    | 'creditCommissionUrl'
    | 'disputeResolutionText'
    | 'seoMetaDescription'
    | 'accessibilityText'
    | 'tradeInWidgetUrl'
    | 'bankName'
    | 'iban'
    | 'bic'
    | 'tradeInContactFullName'
    | 'tradeInContactPhone'
    | 'tradeInContactEmail',
    string | null
  > &
    Record<
      | 'usedWarrantyMonths'
      | 'orderReservationFee'
      | 'orderReservationTimeInHours'
      | 'orderPickupLeadTimeInDays'
      | 'orderDeliveryLeadTimeInDays'
      | 'tradeInValidityInDays'
      | 'tradeInProfitPercentage'
      | 'tradeInProfitMarginAbsoluteMin',
      number | null
    > & {
      /** Pixels. */
      borderRadius: number;
      uiMarketingBenefits: readonly string[];
      uiQualityPromises: readonly string[];
      isPreviousPriceVisible: boolean;
      isTradeInResultReviewEnforced: boolean;
      orderAvailablePaymentOptionTypes: readonly SettingsPaymentType[];
      financingCalculationProviderTypes: readonly FinancingProvider[];
      leasingCalculationProviderTypes: readonly LeasingProvider[];
      creditLenders: readonly string[];
      /** Texts of the trade-in tab; `undefined` removes one. */
      content: Partial<Record<'tradeInHeading' | 'tradeInSubheading', string>> & { tradeInSteps?: readonly string[] };
      legalMakes: {
        manufacturer: string;
        garanYears: number | null;
        garanLabelUrl: string | null;
        dataInfoUrl: string | null;
        updatesText: string | null;
      }[];
      leasingContractTypes: readonly { providerType: LeasingProvider; contractType: string }[];
      fileServerSettings: FileServerSettings;
    }
>;

const idSchema = z.object({ id: requiredText() });
const fileServerSchema = z.object({
  host: z.optional(z.string()),
  port: z.optional(z.number()),
  username: z.optional(z.string()),
});

export interface DealerSettings {
  settings: TenantSettings;
  fileServer: z.output<typeof fileServerSchema> | undefined;
}

async function fetchRaw(platform: Platform, signal?: AbortSignal): Promise<Readonly<Record<string, unknown>>> {
  return askBy(platform, settingsCall, { signal }, ({ data }) => z.parse(record(), data));
}

/** Reads the current settings, which can differ from those at the start of the mount. */
export function fetchDealerSettings(platform: Platform, signal?: AbortSignal): Promise<DealerSettings> {
  return askBy(platform, settingsCall, { signal }, ({ data }) => ({
    settings: z.parse(tenantSettingsSchema, data),
    fileServer: z.parse(z.object({ fileServerSettings: optionalOf(fileServerSchema) }), data).fileServerSettings,
  }));
}

/**
 * Saves changed settings. The call expects all settings, so they are read again right before to preserve a colleague's changes (a
 * gap between read and write remains). Unknown settings are sent back unchanged.
 */
export async function saveDealerSettings(
  platform: Platform,
  {
    borderRadius,
    orderAvailablePaymentOptionTypes: payments,
    fileServerSettings,
    content,
    ...changes
  }: DealerSettingsChanges,
  signal?: AbortSignal,
): Promise<void> {
  const raw = await fetchRaw(platform, signal);
  const id = z.safeParse(idSchema, raw);
  if (!id.success) throw new HttpError('unreadable');
  await ask(platform, saveSettingsCall, {
    parts: { id: id.data.id },
    body: {
      ...raw,
      ...changes,
      ...(borderRadius !== undefined && { uiBorderRadiusFull: `${borderRadius}px` }),
      // Preserves access data that the form does not show.
      ...(fileServerSettings && {
        fileServerSettings: { ...z.safeParse(record(), raw.fileServerSettings).data, ...fileServerSettings },
      }),
      // Preserves addresses that the form does not show.
      ...(content && { content: { ...z.safeParse(record(), raw.content).data, ...content } }),
      ...(payments && { orderAvailablePaymentOptionTypes: payments.map(settingsPaymentTypes.toWire) }),
    },
    signal,
  });
}
