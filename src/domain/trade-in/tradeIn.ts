import * as z from 'zod/mini';
import { enumeration, type KeyOf } from '../../lib/enumeration';
import { type CalendarDay, addDays } from '../../lib/dates/calendarDay';
import { dayInGermany } from '../../lib/dates/germanClock';
import { roundDownTo } from '../../lib/money';
import type { TenantSettings } from '../tenant/settings';
import { euros, flag, kilometres, oneOf, optionalOf, requiredText, text } from '../../lib/schema';
import type { OldCar } from './oldCar';
import { dateText, pastDayText } from '../../lib/dates/dateText';

/** `nonDigital` is reviewed by staff, `nonCalculable` has no value (rules/trade-in: result types). */
export const tradeInResultTypes = enumeration({
  normal: { wire: [1, 'NORMAL'], label: 'Bewertet' },
  nonDigital: { wire: [2, 'NON_DIGITAL'], label: 'In Prüfung' },
  nonCalculable: { wire: [3, 'NON_CALC'], label: 'Nicht bewertbar' },
});

export type TradeInResult = KeyOf<typeof tradeInResultTypes>;

const customerSchema = z.object({ firstName: text(), lastName: text(), email: text(), phone: text() });

/** A valued trade-in. EUR, km. */
export const tradeInSchema = z.object({
  id: requiredText(),
  customerPrice: euros(),
  createdAt: dateText(),
  manufacturer: text(),
  model: text(),
  vin: text(),
  mileAge: kilometres(),
  firstRegistration: pastDayText(),
  calculationResultType: oneOf(tradeInResultTypes),
  /** Hostile until sanitised. */
  calculationRequestSummaryHtml: text(),
  redeemedAt: dateText(),
  customerPriceMin: euros(),
  customerPriceMax: euros(),
  code: text(),
  usedEmail: text(),
  customer: optionalOf(customerSchema),
  /** Answers of the customer, if sent; see `domain/dealer/tradeInAnswers`. */
  carDetectionType: text(),
  isImport: flag(),
  hasRunningFunding: flag(),
  carOwnerCountType: text(),
  hadAnyAccident: flag(),
  isAccidentRepaired: flag(),
  interiorConditionType: text(),
  exterieurConditionType: text(),
});

export type TradeIn = z.output<typeof tradeInSchema>;

/** The dealer has to check it: neither released nor without a value, also unknown results. */
export const isTradeInToCheck = ({ calculationResultType: type }: Pick<TradeIn, 'calculationResultType'>): boolean =>
  type !== 'normal' && type !== 'nonCalculable';

/** Contains the trade-in if its result is available. */
export const calculationSchema = z.object({ success: flag(), tradeIn: optionalOf(tradeInSchema) });

/** EUR, rounded down to hundreds (rules/trade-in: value in an order). */
export function tradeInValue(tradeIn: Pick<TradeIn, 'customerPrice'>): number {
  return Math.max(0, roundDownTo(tradeIn.customerPrice ?? 0, 100));
}

/** Neither redeemed nor without a result (rules/trade-in: selection). */
export function isTradeInListed(tradeIn: TradeIn): boolean {
  return (
    tradeIn.redeemedAt === undefined &&
    tradeIn.calculationResultType !== undefined &&
    tradeIn.calculationResultType !== 'nonCalculable'
  );
}

export interface TradeInValidity {
  days: number;
  today: CalendarDay;
}

/** See rules/trade-in: offer of a normal result. */
const VALIDITY_DAYS = 14;

export function tradeInValidityOf(
  { tradeInValidityInDays: days = VALIDITY_DAYS }: Pick<TenantSettings, 'tradeInValidityInDays'>,
  now: Date,
): TradeInValidity {
  return { days: days > 0 ? days : VALIDITY_DAYS, today: dayInGermany(now) };
}

/** `undefined` without a date of the offer. */
export function lastDayOf(
  { createdAt }: Pick<TradeIn, 'createdAt'>,
  { days }: TradeInValidity,
): CalendarDay | undefined {
  return createdAt === undefined ? undefined : addDays(dayInGermany(new Date(createdAt)), days);
}

export function isTradeInExpired(tradeIn: Pick<TradeIn, 'createdAt'>, validity: TradeInValidity): boolean {
  const last = lastDayOf(tradeIn, validity);
  return last !== undefined && last < validity.today;
}

/** A normal result whose offer is still valid. */
export function isTradeInSelectable(tradeIn: TradeIn, validity: TradeInValidity): boolean {
  return isTradeInListed(tradeIn) && tradeIn.calculationResultType === 'normal' && !isTradeInExpired(tradeIn, validity);
}

/** Result with a value that an order would take; deducted, because it was valued for that. */
export function oldCarOf(tradeIn: TradeIn, name: string, validity: TradeInValidity): OldCar | undefined {
  const value = tradeInValue(tradeIn);
  if (value === 0 || !isTradeInSelectable(tradeIn, validity)) return undefined;
  return {
    name,
    value,
    until: lastDayOf(tradeIn, validity) ?? addDays(validity.today, validity.days),
    isDeducted: true,
  };
}
