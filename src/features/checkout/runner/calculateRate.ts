import { queryOptions, skipToken } from '@tanstack/react-query';
import { calculateFinancing, fetchFinanceSettings } from '../../../api/finance';
import { calculateLeasingFast } from '../../../api/leasing';
import type { Platform } from '../../../api/platform';
import { creditedTerms } from '../../../domain/finance/creditedTerms';
import { hasFinancing, type OrderFinancing } from '../../../domain/finance/financing';
import { chosenFinancing, chosenLeasing } from '../../../domain/finance/framedTerms';
import type { Frame } from '../../../domain/finance/frame';
import { initialFinancingTerms } from '../../../domain/finance/initialQuote';
import {
  hasLeasing,
  initialLeasingQuote,
  maxDownPayment,
  sameLeasingQuote,
  type OrderLeasing,
} from '../../../domain/finance/leasing';
import { highestDownPayment, leasingTypeFor, termsOfQuote } from '../../../domain/finance/leasingForm';
import { creditTradeIn } from '../../../domain/finance/tradeInCredit';
import { netOf } from '../../../domain/tax/valueAddedTax';
import type { OrderDraft } from '../../../domain/order/draft';
import type { CustomerType } from '../../../domain/person/fields';
import type { Vehicle } from '../../../domain/vehicle/vehicle';
import { roundToCents } from '../../../lib/money';
import { fetchLimits } from '../../finance/terms/financingQuote';
import { orderFinancingOf, orderLeasingOf } from '../../finance/terms/orderTerms';

export type OrderRates = Pick<OrderDraft, 'financing' | 'leasing'>;

interface RateQuestion {
  platform: Platform;
  vehicle: Vehicle;
  /** EUR */
  tradeIn: number;
  /** The visitor's, for an order without terms. */
  frame: Frame;
}

/** By the order's terms; `null` without an offer (rules/financing-and-leasing: calculated anew). */
export function orderRateQuery(
  question: RateQuestion,
  group: keyof OrderRates,
  { financing, leasing }: OrderRates,
  customerType: CustomerType | undefined,
) {
  const { vehicle, tradeIn, frame } = question;
  const { publicPrice, financingCalculationProviderType, leasingCalculationProviderType } = vehicle;
  const [rate, inputs] =
    group === 'financing'
      ? [financing, [financingCalculationProviderType]]
      : [leasing, [leasingCalculationProviderType, customerType]];
  const before = { ...rate, legalTextHtml: undefined };
  return queryOptions({
    queryKey: [
      group,
      'in-order',
      vehicle.id,
      JSON.stringify([publicPrice, tradeIn, inputs, before, rate?.terms ? null : frame]),
    ],
    queryFn:
      group === 'leasing' && customerType === undefined
        ? skipToken
        : async ({ signal }): Promise<OrderRates | null> => {
            if (group === 'financing' || customerType === undefined) {
              const answer = await financingOf(question, financing, signal);
              return answer ? { financing: answer } : null;
            }
            const answer = await leasingOf(question, leasing, customerType, signal);
            return answer ? { leasing: answer } : null;
          },
  });
}

/**
 * By the previous terms, else the first quote with the visitor's frame (rules/financing-and-leasing: trade-in in the rate). `undefined`: no
 * offer.
 * @throws {HttpError}
 */
async function financingOf(
  { platform, vehicle, tradeIn, frame }: RateQuestion,
  before: OrderFinancing | undefined,
  signal: AbortSignal,
): Promise<OrderFinancing | undefined> {
  const { id: carId, publicPrice = 0, financingCalculationProviderType: provider } = vehicle;
  if (!hasFinancing(provider)) return undefined;
  const settings = await fetchFinanceSettings(platform, { carId, carPurchasePrice: publicPrice, provider }, signal);
  const ofBank = before?.terms?.provider === provider ? before : undefined;
  const initial = initialFinancingTerms(vehicle, settings);
  const first =
    ofBank?.terms ?? (initial && chosenFinancing(initial, frame, settings.durationsWithoutFinalInstallment));
  if (!first) return undefined;

  const credit = { surplus: ofBank?.depositSurplus ?? 0, credit: ofBank?.tradeInValue ?? 0 };
  const deposit = Math.max(0, first.deposit + credit.surplus - credit.credit) + tradeIn;
  const asked = { ...first, purchasePrice: publicPrice, deposit };
  const limits = await fetchLimits(platform, { carId, terms: asked, settings }, signal);
  const { terms, surplus } = creditedTerms(first, credit, tradeIn, publicPrice, limits);

  const result = await calculateFinancing(platform, { ...terms, carId, isInitialCalculation: !ofBank }, signal);
  if (result.legalTextHtml === undefined) return undefined;
  return {
    ...orderFinancingOf({ ...result, terms }),
    depositSurplus: roundToCents(surplus + Math.max(0, terms.deposit - result.deposit)),
    tradeInValue: tradeIn,
  };
}

/**
 * Fast calculation by the previous mileage and duration, else the first quote within the visitor's frame (rules/financing-and-leasing:
 * calculated anew). `undefined`: no offer.
 * @throws {HttpError}
 */
async function leasingOf(
  { platform, vehicle, tradeIn, frame }: RateQuestion,
  before: OrderLeasing | undefined,
  customerType: CustomerType,
  signal: AbortSignal,
): Promise<OrderLeasing | undefined> {
  const { leasingCalculationProviderType: provider, publicPrice = 0 } = vehicle;
  if (!hasLeasing(provider)) return undefined;
  const ofBank = before?.terms?.provider === provider ? before : undefined;
  const terms = ofBank?.terms;
  const type = terms?.type ?? leasingTypeFor(provider, customerType, frame.lease);
  if (type === undefined) return undefined;

  const credit = {
    deposit: terms?.downPaymentNet ?? Math.min(frame.specialPayment ?? 0, highestDownPayment(publicPrice)),
    surplus: ofBank?.downPaymentSurplus ?? 0,
    credit: netOf(ofBank?.tradeInValue ?? 0),
  };
  const rules = { max: maxDownPayment(publicPrice) };
  const { deposit: downPaymentNet, surplus } = creditTradeIn(credit, netOf(tradeIn), rules);
  const request = { provider, type, customerType: terms?.customerType ?? customerType };
  const quotes = await calculateLeasingFast(platform, { vehicle, ...request, downPaymentNet }, signal);
  const initial = initialLeasingQuote(quotes);
  const asked =
    terms ?? (initial && chosenLeasing(termsOfQuote(initial, { ...request, carPrice: publicPrice }), frame));
  const quote = asked && sameLeasingQuote(quotes, asked);
  if (quote?.legalTextHtml === undefined) return undefined;
  const { kmPerYear, durationInMonth } = quote;
  const paid = quote.downPaymentNet ?? downPaymentNet;
  return {
    ...orderLeasingOf({ ...quote, downPaymentNet: paid }),
    terms: { ...request, carPrice: publicPrice, kmPerYear, durationInMonth, downPaymentNet: paid },
    downPaymentSurplus: roundToCents(surplus + Math.max(0, downPaymentNet - paid)),
    tradeInValue: tradeIn,
  };
}
