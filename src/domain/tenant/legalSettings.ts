import * as z from 'zod/mini';
import { keysOf } from '../../lib/keysOf';
import { formattedText, line, listOf, number, oneOf, readBy, requiredText, url } from '../../lib/schema';
import { leasingProviders } from '../enums/leasingProvider';

const keyOf =
  <const Key extends string>(wire: Readonly<Record<Key, string>>) =>
  (value: unknown): Key | undefined =>
    keysOf(wire).find((key) => wire[key] === value);

/** (rules/law: kinds of leasing in law) */
export const LEASING_CONTRACTS = {
  mileage: 'MILEAGE',
  residualValue: 'RESIDUAL_VALUE',
  purchaseOption: 'PURCHASE_OPTION',
} as const;

export type LeasingContract = keyof typeof LEASING_CONTRACTS;

/** (rules/law: credit intermediary) */
export const INTERMEDIARY_TIES = {
  oneLender: 'ONE_LENDER',
  severalLenders: 'SEVERAL_LENDERS',
  independent: 'INDEPENDENT',
} as const;

const makeSchema = z.object({
  manufacturer: requiredText(),
  /** Free, on the whole vehicle; only above two (rules/law: GARAN label). */
  garanYears: number(),
  garanLabelUrl: url(),
  /** (rules/law: connected cars) */
  dataInfoUrl: url(),
  /** 'mindestens 10 Jahre ab Erstzulassung' (rules/law: updates) */
  updatesText: line(),
});

export type LegalMake = z.output<typeof makeSchema>;

/** Where missing or invalid, the strictest reading counts. */
export const legalFields = {
  legalGuaranteeNoticeUrl: url(),
  usedWarrantyMonths: number(),
  usedWarrantyText: formattedText(),
  legalMakes: listOf(makeSchema),
  leasingContractTypes: listOf(
    z.object({
      providerType: z.pipe(oneOf(leasingProviders), z.enum(leasingProviders.keys)),
      contractType: z.pipe(readBy(keyOf(LEASING_CONTRACTS)), z.enum(keysOf(LEASING_CONTRACTS))),
    }),
  ),
  creditIntermediaryType: readBy(keyOf(INTERMEDIARY_TIES)),
  creditLenders: listOf(requiredText()),
  creditInformationUrl: url(),
  creditCommissionUrl: url(),
  disputeResolutionText: line(),
  accessibilityText: formattedText(),
};
