import * as z from 'zod/mini';
import { email, optionalLine, phone, REQUIRED, requiredLine } from '../../person/rules';
import { settingsPaymentTypes } from '../../tenant/settings';
import { financingProviders } from '../../enums/financingProvider';
import { leasingProviders } from '../../enums/leasingProvider';
import {
  amount,
  atLeastOne,
  bic,
  hexColour,
  iban,
  optionalText,
  optionalUrl,
  optionalWholeNumber,
  radius,
  texts,
  wholeNumber,
} from '../rules';

export const appearanceSchema = z.object({
  uiColorAccentHex: hexColour(),
  uiColorErrorHex: hexColour(),
  uiColorBlackHex: hexColour(),
  borderRadius: radius(),
});

export const contentSchema = z.object({
  seoMetaDescription: optionalText(),
  uiMarketingBenefits: texts(),
  uiQualityPromises: texts(),
  isPreviousPriceVisible: z.boolean(),
});

export const documentsSchema = z.object({
  shopTermsOfServiceDocumentUrl: optionalUrl(),
  privacyDocumentUrl: optionalUrl(),
  cancellationDocumentUrl: optionalUrl(),
  imprintUrl: optionalUrl(),
  accessibilityUrl: optionalUrl(),
  integrationWebsiteUrl: optionalUrl(),
  locationsOverviewUrl: optionalUrl(),
  insuranceWidgetUrl: optionalUrl(),
  fileServerHost: optionalLine(),
  fileServerPort: optionalWholeNumber(),
  fileServerUsername: optionalLine(),
  fileServerPassword: optionalLine(),
});

export const tradeInSettingsSchema = z.object({
  tradeInContactFullName: requiredLine(),
  tradeInContactPhone: phone(),
  tradeInContactEmail: email(),
  tradeInProfitMarginAbsoluteMin: amount(),
  tradeInProfitPercentage: amount(),
  tradeInValidityInDays: wholeNumber(),
  isTradeInResultReviewEnforced: z.boolean(),
  tradeInWidgetUrl: optionalUrl(),
  tradeInHeading: optionalText(),
  tradeInSubheading: optionalText(),
  tradeInSteps: texts(),
});

export const banksSchema = z.object({
  financingCalculationProviderTypes: z.array(z.enum(financingProviders.keys)),
  leasingCalculationProviderTypes: z.array(z.enum(leasingProviders.keys)),
});

type PaymentType = (typeof settingsPaymentTypes.keys)[number];

/** Whether a payment option needs the bank account: transfers before the hand-over. */
export const needsBankAccount = (offered: readonly PaymentType[]) => offered.includes('advanceTransfer');
/** Whether a payment option begins with the reservation fee. */
export const needsReservationFee = (offered: readonly PaymentType[]) =>
  offered.includes('directOnline') || offered.includes('depositTransfer');

const orderFields = z.object({
  orderAvailablePaymentOptionTypes: atLeastOne(z.enum(settingsPaymentTypes.keys)),
  orderReservationTimeInHours: wholeNumber(),
  orderPickupLeadTimeInDays: wholeNumber(),
  orderDeliveryLeadTimeInDays: wholeNumber(),
  orderReservationFee: z.string(),
  bankName: z.string(),
  iban: z.string(),
  bic: z.string(),
});

type OrderValues = z.output<typeof orderFields>;

/** Issue of a conditionally required field: first message of its schema, at the path of the field. */
function whenAsked(
  name: 'orderReservationFee' | 'bankName' | 'iban' | 'bic',
  isAsked: (values: OrderValues) => boolean,
  schema: z.ZodMiniType,
) {
  return z.check<OrderValues>(({ value, issues }) => {
    const result = schema.safeParse(value[name]);
    const isEmpty = value[name].trim() === '';
    if (result.success || (isEmpty && !isAsked(value))) return;
    const message = result.error.issues[0]?.message ?? REQUIRED;
    issues.push({ code: 'custom', message, path: [name], input: value[name], continue: true });
  });
}

const readOr = <Output>(schema: z.ZodMiniType<Output, string>, text: string): Output | null => {
  const result = schema.safeParse(text);
  return result.success ? result.data : null;
};

const hasAccount = ({ orderAvailablePaymentOptionTypes: offered }: OrderValues) => needsBankAccount(offered);
const hasFee = ({ orderAvailablePaymentOptionTypes: offered }: OrderValues) => needsReservationFee(offered);

/**
 * Form of order and payment: bank account and reservation fee are required for the payment options
 * that need them.
 */
export const orderSettingsSchema = z.pipe(
  orderFields.check(
    whenAsked('orderReservationFee', hasFee, amount()),
    whenAsked('bankName', hasAccount, requiredLine()),
    whenAsked('iban', hasAccount, iban()),
    whenAsked('bic', hasAccount, bic()),
  ),
  z.transform((values) => ({
    ...values,
    orderReservationFee: readOr(amount(), values.orderReservationFee),
    bankName: values.bankName.trim() || null,
    iban: readOr(iban(), values.iban),
    bic: readOr(bic(), values.bic),
  })),
);
