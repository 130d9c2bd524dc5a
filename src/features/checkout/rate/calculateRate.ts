import { calculateFinancing, fetchFinanceConditions, fetchFinanceSettings } from '../../../api/finance';
import { calculateLeasingFast } from '../../../api/leasing';
import type { Platform } from '../../../api/platform';
import { creditedTerms } from '../../../domain/finance/creditedTerms';
import { hasFinancing, type OrderFinancing } from '../../../domain/finance/financing';
import { maxDepositOf } from '../../../domain/finance/financingForm';
import { initialFinancingTerms } from '../../../domain/finance/initialQuote';
import {
  hasLeasing,
  initialLeasingQuote,
  maxDownPayment,
  sameLeasingQuote,
  type OrderLeasing,
} from '../../../domain/finance/leasing';
import { leasingTypeFor } from '../../../domain/finance/leasingForm';
import { creditTradeIn } from '../../../domain/finance/tradeInCredit';
import { netOf } from '../../../domain/finance/valueAddedTax';
import type { CustomerType } from '../../../domain/person/fields';
import type { Vehicle } from '../../../domain/vehicle/vehicle';
import { roundToCents } from '../../../lib/money';
import { orderFinancingOf, orderLeasingOf } from '../../finance/terms/orderTerms';

interface RateQuestion {
  platform: Platform;
  vehicle: Vehicle;
  /** Value of the order's trade-in, EUR. */
  tradeIn: number;
  signal: AbortSignal;
}

/**
 * The financing of an order with its trade-in (rules/financing-and-leasing: trade-in in the rate): calculated from the previous terms, else from those of the first quote.
 * `undefined` where the bank has none to offer.
 *
 * @throws {HttpError}
 */
export async function calculateOrderFinancing(
  { platform, vehicle, tradeIn, signal }: RateQuestion,
  before: OrderFinancing | undefined,
): Promise<OrderFinancing | undefined> {
  const { id: carId, publicPrice = 0, financingCalculationProviderType: provider } = vehicle;
  if (!hasFinancing(provider)) return undefined;
  const settings = await fetchFinanceSettings(platform, { carId, carPurchasePrice: publicPrice, provider }, signal);
  // Terms of another bank are not used.
  const known = before?.terms?.provider === provider ? before : undefined;
  const begun = known?.terms ?? initialFinancingTerms(vehicle, settings);
  if (!begun) return undefined;

  const { durationInMonth } = begun;
  const held = { surplus: known?.depositSurplus ?? 0, credit: known?.tradeInValue ?? 0 };
  const deposit = Math.max(0, begun.deposit + held.surplus - held.credit) + tradeIn;
  const limits =
    provider === 'BANK11'
      ? await fetchFinanceConditions(platform, { carId, durationInMonth, deposit }, signal)
      : { maxDeposit: maxDepositOf(publicPrice, settings.maxDepositWithoutFinalInstallmentPercentage) };
  const { terms, surplus } = creditedTerms(begun, held, tradeIn, publicPrice, limits);

  const result = await calculateFinancing(platform, { ...terms, carId, isInitialCalculation: !known }, signal);
  if (result.legalTextHtml === undefined) return undefined;
  return {
    ...orderFinancingOf({ ...result, terms }),
    depositSurplus: roundToCents(surplus + Math.max(0, terms.deposit - result.deposit)),
    tradeInValue: tradeIn,
  };
}

/**
 * The leasing of an order with its trade-in, by the fast calculation: the same mileage and duration as before, else the first
 * (rules/financing-and-leasing: calculated anew). `undefined` where the bank has none to offer.
 *
 * @throws {HttpError}
 */
export async function calculateOrderLeasing(
  { platform, vehicle, tradeIn, signal }: RateQuestion,
  before: OrderLeasing | undefined,
  customerType: CustomerType,
): Promise<OrderLeasing | undefined> {
  const { leasingCalculationProviderType: provider, publicPrice = 0 } = vehicle;
  if (!hasLeasing(provider)) return undefined;
  const known = before?.terms?.provider === provider ? before : undefined;
  const terms = known?.terms;
  const type = terms?.type ?? leasingTypeFor(provider, customerType);
  if (type === undefined) return undefined;

  const held = {
    deposit: terms?.downPaymentNet ?? 0,
    surplus: known?.downPaymentSurplus ?? 0,
    credit: netOf(known?.tradeInValue ?? 0),
  };
  const rules = { max: maxDownPayment(publicPrice) };
  const { deposit: downPaymentNet, surplus } = creditTradeIn(held, netOf(tradeIn), rules);
  const request = { provider, type, customerType: terms?.customerType ?? customerType };
  const quotes = await calculateLeasingFast(platform, { vehicle, ...request, downPaymentNet }, signal);
  const quote = terms ? sameLeasingQuote(quotes, terms) : initialLeasingQuote(quotes);
  if (quote?.legalTextHtml === undefined) return undefined;
  const { kmPerYear, durationInMonth } = quote;
  const used = quote.downPaymentNet ?? downPaymentNet;
  return {
    ...orderLeasingOf({ ...quote, downPaymentNet: used }),
    terms: { ...request, carPrice: publicPrice, kmPerYear, durationInMonth, downPaymentNet: used },
    downPaymentSurplus: roundToCents(surplus + Math.max(0, downPaymentNet - used)),
    tradeInValue: tradeIn,
  };
}
