import * as z from 'zod/mini';
import { euros, kilometres, listOf, number, positiveNumber, text } from '../lib/schema';
import {
  amountFromWire,
  balloonToWire,
  depositToWire,
  financingTypes,
  type FinancingType,
} from '../domain/finance/financing';
import { mileageToWire } from '../domain/finance/financingForm';
import type { FinancingProvider } from '../domain/enums/financingProvider';
import { ask, call } from './call';
import type { Platform } from './platform';

const settingsSchema = z.object({
  durationsWithoutFinalInstallment: listOf(z.number()),
  /** Percent: 10 is 10 %. */
  maxDepositWithoutFinalInstallmentPercentage: number(),
  /** Spelt so on the wire. */
  intialDepositWithoutFinalInstallmentPercentage: number(),
  intialDurationWithoutFinalInstallment: number(),
  effectiveInterestRate: number(),
});

export const financeSettingsCall = call('GET', '/cardealeradmin/{a}/carfinancings/settings', {
  query: ['carId', 'carPurchasePrice', 'providerType'],
  answer: settingsSchema,
});

export type FinanceSettings = z.output<typeof settingsSchema>;

export function fetchFinanceSettings(
  platform: Platform,
  { carId, carPurchasePrice, provider }: { carId: string; carPurchasePrice: number; provider: FinancingProvider },
  signal?: AbortSignal,
): Promise<FinanceSettings> {
  return ask(platform, financeSettingsCall, { query: { carId, carPurchasePrice, providerType: provider }, signal });
}

const resultSchema = z.object({
  monthlyInstallmentRate: z.pipe(euros(), positiveNumber()),
  finalInstallment: euros(),
  deposit: euros(),
  /** Untrusted HTML: sanitise it. */
  legalTextHtml: text(),
  calculationId: text(),
  duration: number(),
  annualMileage: kilometres(),
});

export const financeResultCall = call('POST', '/cardealeradmin/{a}/carfinancings/result', {
  sends: 'financeBody',
  answer: resultSchema,
  repeatedAs: 'read',
});

/** EUR, months. What the bank leaves out is as requested; 0 for no deposit and no final instalment. */
export interface FinanceResult extends z.output<typeof resultSchema> {
  duration: number;
  deposit: number;
  finalInstallment: number;
}

/** EUR, months, km a year, percent. */
interface FinanceQuery {
  carId: string;
  provider: FinancingProvider;
  purchasePrice: number;
  durationInMonth: number;
  effectiveInterestRate: number;
  deposit?: number;
  mileage: number;
  balloon?: number;
  type: FinancingType;
  isInitialCalculation: boolean;
  /** Includes credit protection, as an example. */
  isProtected?: boolean;
}

/** Credit protection on the wire. */
const NO_RSV = 1;
const RSV = 2;

/** Credit protection is only an example (rules/order-and-payment: credit protection is no order). @throws {HttpError} */
export async function calculateFinancing(
  platform: Platform,
  query: FinanceQuery,
  signal?: AbortSignal,
): Promise<FinanceResult> {
  const { type, deposit = 0, balloon = 0, durationInMonth } = query;
  const requestedBalloon = financingTypes.table[type].hasBalloon ? balloon : 0;
  const result = await ask(platform, financeResultCall, {
    body: {
      carId: query.carId,
      bank: query.provider,
      roundedPurchasePrice: Math.round(query.purchasePrice),
      durationInMonth: query.durationInMonth,
      effectiveInterestRate: query.effectiveInterestRate,
      deposit: depositToWire(query.deposit),
      mileage: mileageToWire(query.provider, type, query.mileage),
      balloon: balloonToWire(type, query.balloon),
      rsv: query.isProtected ? RSV : NO_RSV,
      ...(financingTypes.table[type].isVwErnst && { vwErnstProductType: financingTypes.toWire(type) }),
      isInitialCalculation: query.isInitialCalculation,
    },
    signal,
  });
  return {
    ...result,
    duration: result.duration ?? durationInMonth,
    deposit: amountFromWire(result.deposit ?? deposit),
    finalInstallment: amountFromWire(result.finalInstallment ?? requestedBalloon),
  };
}

const conditionsSchema = z.object({
  maxDeposit: z.pipe(number(), z.number()),
  maxBalloon: z.pipe(number(), z.number()),
});

export const financeConditionsCall = call('GET', '/cardealeradmin/{a}/carfinancings/conditions', {
  query: ['carId', 'durationInMonth', 'deposit'],
  answer: conditionsSchema,
});

export type FinanceConditions = z.output<typeof conditionsSchema>;

/** Limits of BANK11; other banks have none. @throws {HttpError} */
export function fetchFinanceConditions(
  platform: Platform,
  { carId, durationInMonth, deposit }: { carId: string; durationInMonth: number; deposit: number | undefined },
  signal?: AbortSignal,
): Promise<FinanceConditions> {
  const query = { carId, durationInMonth, deposit: depositToWire(deposit) };
  return ask(platform, financeConditionsCall, { query, signal });
}
