import { hasDeliveryProblem, type SalesContract } from '../../domain/dealer/salesContract';
import { isTradeInToCheck, type TradeIn } from '../../domain/trade-in/tradeIn';
import type { CalendarDay } from '../../lib/dates/calendarDay';
import { dayInGermany } from '../../lib/dates/germanClock';
import type { Work } from '../ownWork';

export const hasBeenTold = ({ answered, letters }: Work, id: string): boolean =>
  letters.some(({ about, at }) => about === id && at.getTime() >= (answered[id] ?? 0));

/** Answered trade-ins whose customers nobody has told, and, for the day, those who were told. */
export const answeredCases = (work: Work, today: CalendarDay): string[] =>
  Object.keys(work.answered).filter(
    (id) => !hasBeenTold(work, id) || work.letters.some(({ about, at }) => about === id && dayInGermany(at) === today),
  );

export const isPutOff = ({ later }: Pick<Work, 'later'>, id: string, today: CalendarDay): boolean =>
  (later[id] ?? '') > today;

export function dueCases(
  tradeIns: readonly TradeIn[],
  contracts: readonly SalesContract[],
  work: Work,
  today: CalendarDay,
): number {
  const isDue = (row: TradeIn) => isTradeInToCheck(row) || (row.id in work.answered && !hasBeenTold(work, row.id));
  return [...tradeIns.filter(isDue), ...contracts.filter(hasDeliveryProblem)].filter(
    ({ id }) => !isPutOff(work, id, today),
  ).length;
}
