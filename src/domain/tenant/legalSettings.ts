import * as z from 'zod/mini';
import { enumeration, type KeyOf } from '../../lib/enumeration';
import { listOf, number, readBy, requiredText, text, url } from '../../lib/schema';
import { leasingProviders } from '../vehicle/enums/leasingProvider';

/** Kinds of leasing contracts in credit law (rules/law: kinds of leasing in law). */
export const leasingContracts = enumeration({
  mileage: { wire: ['MILEAGE'], label: 'Kilometervertrag' },
  residualValue: { wire: ['RESIDUAL_VALUE'], label: 'Restwertvertrag' },
  purchaseOption: { wire: ['PURCHASE_OPTION'], label: 'Vertrag mit Kaufoption' },
});

export type LeasingContract = KeyOf<typeof leasingContracts>;

/** Ties of the dealer as an intermediary of credits (rules/law: credit intermediary). */
export const intermediaryTies = enumeration({
  oneLender: { wire: ['ONE_LENDER'], label: 'Gebunden an einen Darlehensgeber' },
  severalLenders: { wire: ['SEVERAL_LENDERS'], label: 'Gebunden an mehrere Darlehensgeber' },
  independent: { wire: ['INDEPENDENT'], label: 'Unabhängig, nicht gebunden' },
});

/** Legal data of a make: producer's durability guarantee, data of connected cars, period of updates. */
const makeSchema = z.object({
  manufacturer: requiredText(),
  /** Years of the free durability guarantee on the whole vehicle; only above two (rules/law: GARAN label). */
  garanYears: number(),
  garanLabelUrl: url(),
  /** Page about the data that the vehicle generates (rules/law: connected cars). */
  dataInfoUrl: url(),
  /** 'mindestens 10 Jahre ab Erstzulassung' (rules/law: updates) */
  updatesText: text(),
});

export type LegalMake = z.output<typeof makeSchema>;

/** Settings that the law needs. A missing or invalid one is read in the strictest way where it is used. */
export const legalFields = {
  legalGuaranteeNoticeUrl: url(),
  usedWarrantyMonths: number(),
  usedWarrantyText: text(),
  legalMakes: listOf(makeSchema),
  leasingContractTypes: listOf(
    z.object({
      providerType: z.pipe(readBy(leasingProviders.parse), z.enum(leasingProviders.keys)),
      contractType: z.pipe(readBy(leasingContracts.parse), z.enum(leasingContracts.keys)),
    }),
  ),
  creditIntermediaryType: readBy(intermediaryTies.parse),
  /** Names with addresses. */
  creditLenders: listOf(requiredText()),
  creditInformationUrl: url(),
  creditCommissionUrl: url(),
  disputeResolutionText: text(),
  accessibilityText: text(),
};
