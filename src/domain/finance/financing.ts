import * as z from 'zod/mini';
import { positiveNumber, amountFromZero } from '../../lib/schema';
import { enumeration, type KeyOf } from '../../lib/enumeration';
import { roundDownTo } from '../../lib/money';
import { financingProviders, type FinancingProvider } from '../enums/financingProvider';
import { range } from '../../lib/range';

/** EUR, of deposits, balloons and purchase prices. */
export const ROUNDING_STEP = 100;
/** Shares of the public price (rules/financing-and-leasing: first financing quote). */
const DEFAULT_DEPOSIT_SHARE = 0.1;
export const DEFAULT_BALLOON_SHARE = 0.3;

/** Selectable mileages, km a year. */
export const FINANCING_MILEAGES = range(13, (index) => 10_000 + index * 2_500);
export const DEFAULT_FINANCING_MILEAGE = 10_000;
/** Months. */
export const FINANCING_DURATIONS = [12, 13, 18, 24, 25, 36, 37, 48, 49, 56, 60, 61, 63, 70, 72, 77, 84, 96] as const;

/** VW_ERNST offers 3 to 5, every other bank 1 and 2. */
export const financingTypes = enumeration({
  withBalloon: { wire: [1], label: 'Mit Schlussrate', hasBalloon: true, isVwErnst: false },
  withoutBalloon: { wire: [2], label: 'Ohne Schlussrate', hasBalloon: false, isVwErnst: false },
  autoCredit: { wire: [3], label: 'AutoCredit', hasBalloon: true, isVwErnst: true },
  classicCredit: { wire: [4], label: 'ClassicCredit', hasBalloon: false, isVwErnst: true },
  individualCredit: { wire: [5], label: 'IndividualCredit', hasBalloon: true, isVwErnst: true },
});

export type FinancingType = KeyOf<typeof financingTypes>;

export function financingTypesOf(provider: FinancingProvider): FinancingType[] {
  return financingTypes.keys.filter((type) => financingTypes.table[type].isVwErnst === (provider === 'VW_ERNST'));
}

/** Effective annual interest in percent, if the settings have none. */
export const EFFECTIVE_INTEREST_RATES = {
  BDK: 8.99,
  SANTANDER: 4.99,
  VW: 3.99,
  CREDITPLUS: 4.99,
  MBB: 9.49,
  TFS: 7.99,
  BANK11: 7.99,
  RENAULT: 3.99,
  BMW: 3.99,
  VIRTUAL: 3.99,
  VW_ERNST: 3.99,
  NONE: 0,
} as const satisfies Record<FinancingProvider, number>;

/** No call is made for NONE and unknown providers. */
export function hasFinancing(provider: FinancingProvider | undefined): provider is FinancingProvider {
  return provider !== undefined && provider !== 'NONE';
}

/** EUR, rounded down (rules/financing-and-leasing: first financing quote). */
export function defaultDeposit(publicPrice: number): number {
  return roundDownTo(publicPrice * DEFAULT_DEPOSIT_SHARE, ROUNDING_STEP);
}

/** EUR, rounded down (rules/financing-and-leasing: first financing quote). */
export function defaultBalloon(publicPrice: number): number {
  return roundDownTo(publicPrice * DEFAULT_BALLOON_SHARE, ROUNDING_STEP);
}

/** Rounds down at the bank's maximum; the rest is the surplus (rules/financing-and-leasing: largest deposit). */
export function capDeposit(deposit: number, maxDeposit: number): { deposit: number; surplus: number } {
  const allowed = Math.max(0, roundDownTo(maxDeposit, ROUNDING_STEP));
  return { deposit: Math.min(deposit, allowed), surplus: Math.max(0, deposit - allowed) };
}

/** 1 when empty or 0 (rules/financing-and-leasing: one for none). */
export function depositToWire(deposit: number | undefined): number {
  return deposit === undefined || deposit === 0 ? 1 : deposit;
}

/** EUR; 1 means none, as in the request. */
export function amountFromWire(amount: number): number {
  return amount <= 1 ? 0 : amount;
}

/** With a final instalment 1 when empty or 0, else 0 (rules/financing-and-leasing: one for none). */
export function balloonToWire(type: FinancingType, balloon: number | undefined): number {
  return financingTypes.table[type].hasBalloon ? depositToWire(balloon) : 0;
}

/** Stored with the bank's answer for a recalculation. EUR, months, km a year, percent. */
const financingTermsSchema = z.object({
  provider: z.enum(financingProviders.keys),
  purchasePrice: positiveNumber(),
  type: z.enum(financingTypes.keys),
  durationInMonth: positiveNumber(),
  effectiveInterestRate: amountFromZero(),
  /** Own money and trade-in, at most the bank's maximum. */
  deposit: amountFromZero(),
  /** Absent without a final instalment. */
  balloon: z.optional(amountFromZero()),
  mileage: amountFromZero(),
});

export type FinancingTerms = z.output<typeof financingTermsSchema>;

/** Answer of the bank, stored in the draft. EUR, months. */
export const orderFinancingSchema = z.object({
  /** Absent in an order without a calculator. */
  terms: z.optional(financingTermsSchema),
  monthlyInstallment: positiveNumber(),
  fundingDuration: positiveNumber(),
  fundingDeposit: amountFromZero(),
  /** Own money and trade-in above the bank's maximum. */
  depositSurplus: z._default(amountFromZero(), 0),
  /** Part of deposit and surplus; absent before it was credited. */
  tradeInValue: z.optional(amountFromZero()),
  finalInstallment: amountFromZero(),
  calculationId: z.optional(z.string()),
  /** Hostile until sanitised. */
  legalTextHtml: z.optional(z.string()),
});

export type OrderFinancing = z.output<typeof orderFinancingSchema>;
