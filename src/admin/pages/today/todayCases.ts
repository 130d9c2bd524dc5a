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
import { FROM_TODAY } from '../../engine/list/listAddress';
import { oldestFirst } from '../../engine/list/listRows';
import { tradedCar } from '../../links/correspondence';
import { settingsAddress } from '../../page';
import { isPutOff } from '../../links/dueCases';
import type { Work } from '../../ownWork';
import { contractName } from '../../resources/sales-contracts/contractTexts';

const AHEAD = 7;
/** Days after which a signature is asked for again. */
const CHASED_AFTER = 7;

const oldest = oldestFirst(({ createdAt }: { createdAt?: string | Date | undefined }) => createdAt);

/** Oldest first, with those that the user has answered. */
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

export interface LaterRow {
  id: string;
  name: string;
  day: CalendarDay;
  to: string;
}

interface AllCases {
  toCheck: readonly TradeIn[];
  withoutValue: readonly TradeIn[];
  undelivered: readonly SalesContract[];
  unsigned: readonly SalesContract[];
  ending: readonly EndingOffer[];
}

export function withoutPutOff(all: AllCases, work: Pick<Work, 'later'>, today: CalendarDay) {
  const isShown = ({ id }: { id: string }) => !isPutOff(work, id, today);
  const later = new Map<string, LaterRow>();
  const put = (id: string, name: string, page: string) => {
    const day = work.later[id];
    if (day !== undefined && day > today) later.set(id, { id, name, day, to: entryAt(page, id) });
  };
  const traded = [...all.toCheck, ...all.withoutValue, ...all.ending.map(({ row }) => row)];
  for (const row of traded) put(row.id, tradedCar(row), 'trade-ins');
  for (const row of [...all.undelivered, ...all.unsigned]) put(row.id, contractName(row), 'sales-contracts');
  return {
    shown: {
      toCheck: all.toCheck.filter(isShown),
      withoutValue: all.withoutValue.filter(isShown),
      undelivered: all.undelivered.filter(isShown),
      unsigned: all.unsigned.filter(isShown),
      ending: all.ending.filter(({ row }) => isShown(row)),
    },
    later: [...later.values()].sort((one, other) => one.day.localeCompare(other.day)),
  };
}

export const entryAt = (page: string, id: string) =>
  settingsAddress({ page }, `ansicht=alle&eintrag=${encodeURIComponent(id)}&${FROM_TODAY}`);

export const undelivered = (rows: readonly SalesContract[]) => rows.filter(hasDeliveryProblem).sort(oldest);
export const unsigned = (rows: readonly SalesContract[]) => rows.filter(isWaitingForSignature).sort(oldest);

/** Missing signers: 'es fehlt: Jana Weber'; their state if the service sends no names. */
export function missingSigners(contract: SalesContract): string | undefined {
  const missing = contract.signers.filter(({ status }) => status !== undefined && status !== 'Unterschrieben');
  const names = missing.flatMap(({ name }) => name ?? []);
  return names.length > 0 ? `es fehlt: ${names.join(' und ')}` : signingText(contract);
}

/** No names: calendars are shared. */
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
