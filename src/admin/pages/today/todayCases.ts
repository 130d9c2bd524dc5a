import {
  hasDeliveryProblem,
  isWaitingForSignature,
  signingText,
  type SalesContract,
} from '../../../domain/dealer/salesContract';
import { paidValue } from '../../../domain/dealer/forms/tradeIn';
import { daysSince, daysUntil } from '../../../domain/dealer/waiting';
import { isTradeInToCheck, lastDayOf, type TradeIn, type TradeInValidity } from '../../../domain/trade-in/tradeIn';
import type { CalendarEvent } from '../../../lib/calendarFile';
import { addDays, type CalendarDay } from '../../../lib/dates/calendarDay';
import { formatDate } from '../../../lib/dates/formatDate';
import { dayInGermany } from '../../../lib/dates/germanClock';
import { formatPrice } from '../../../lib/format';
import { oldestFirst } from '../../engine/list/listRows';
import { tradedCar } from '../../links/correspondence';

const AHEAD = 7;
/** Days after which a signature is asked for again. */
const CHASED_AFTER = 7;

const oldest = oldestFirst(({ createdAt }: { createdAt?: string | Date | undefined }) => createdAt);

/** Trade-ins to be checked, and those that the user has answered since the login, oldest first. */
export const tradeInsToCheck = (rows: readonly TradeIn[], answered: readonly string[]): TradeIn[] =>
  rows.filter((row) => isTradeInToCheck(row) || answered.includes(row.id)).sort(oldest);

/** Trade-ins without a value whose customers still wait for a word: as long as an offer would be valid. */
export const tradeInsWithoutValue = (
  rows: readonly TradeIn[],
  answered: readonly string[],
  { days, now }: { days: number; now: Date },
): TradeIn[] =>
  rows
    .filter((row) => row.calculationResultType === 'nonCalculable' && !answered.includes(row.id))
    .filter(({ createdAt }) => (daysSince(createdAt, now) ?? 0) <= days)
    .sort(oldest);

/** A released offer that was not redeemed, with its last day. */
export interface EndingOffer {
  row: TradeIn;
  last: CalendarDay;
}

/** Offers that end in the next days, first the one that ends first. */
export function endingOffers(rows: readonly TradeIn[], validity: TradeInValidity): EndingOffer[] {
  return rows
    .filter((row) => row.calculationResultType === 'normal' && row.redeemedAt === undefined)
    .flatMap((row) => {
      const last = lastDayOf(row, validity);
      const days = last === undefined ? -1 : daysUntil(last, validity.today);
      return last !== undefined && days >= 0 && days <= AHEAD ? [{ row, last }] : [];
    })
    .sort((one, other) => one.last.localeCompare(other.last));
}

export const undelivered = (rows: readonly SalesContract[]) => rows.filter(hasDeliveryProblem).sort(oldest);
export const unsigned = (rows: readonly SalesContract[]) => rows.filter(isWaitingForSignature).sort(oldest);

/** Missing signers: 'es fehlt: Jana Weber'; their state if the service sends no names. */
export function missingSigners(contract: SalesContract): string | undefined {
  const missing = contract.signers.filter(({ status }) => status !== undefined && status !== 'Unterschrieben');
  const names = missing.flatMap(({ name }) => name ?? []);
  return names.length > 0 ? `es fehlt: ${names.join(' und ')}` : signingText(contract);
}

/** Ends of offers, and when to ask again for a signature. No names: calendars are shared. */
export function calendarOf(
  offers: readonly EndingOffer[],
  contracts: readonly SalesContract[],
  today: CalendarDay,
): CalendarEvent[] {
  const ends = offers.map(({ row, last }) => ({
    id: `angebot-${row.id}`,
    at: last,
    isFree: true,
    title: `Angebot läuft ab: ${tradedCar(row)}, ${formatPrice(paidValue(row.customerPrice ?? 0))}`,
    text: row.createdAt === undefined ? '' : `Inzahlungnahme vom ${formatDate(row.createdAt)}`,
  }));
  const chases = unsigned(contracts).flatMap(({ id, car, description, createdAt }) => {
    if (createdAt === undefined) return [];
    const day = addDays(dayInGermany(createdAt), CHASED_AFTER);
    return day < today
      ? []
      : [
          {
            id: `unterschrift-${id}`,
            at: day,
            isFree: true,
            title: `Unterschrift nachfassen: ${car?.marketingTitle ?? description ?? 'Kaufvertrag'}`,
            text: `Kaufvertrag vom ${formatDate(createdAt)}`,
          },
        ];
  });
  return [...ends, ...chases];
}
