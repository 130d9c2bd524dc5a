import { paidValue } from '../../../domain/dealer/forms/tradeIn';
import type { SalesContract } from '../../../domain/dealer/salesContract';
import { daysSince, waitText } from '../../../domain/dealer/waiting';
import type { TradeIn } from '../../../domain/trade-in/tradeIn';
import { shortDay } from '../../../lib/dates/calendarMonth';
import { dayInGermany, timeInGermany } from '../../../lib/dates/germanClock';
import { formatNumber, formatPrice } from '../../../lib/format';
import { tradedCar } from '../../links/correspondence';
import { hasBeenTold } from '../../links/dueCases';
import type { Desk } from '../../ownWork';
import { customerText, contractName } from '../../resources/sales-contracts/contractTexts';
import { personName } from '../../resources/tradeInForm';
import { tradeInsToCheck, undelivered, unsigned } from './todayCases';

export interface ReportPart {
  title: string;
  lines: readonly string[];
}

interface ReportOptions extends Desk {
  tradeIns: readonly TradeIn[];
  contracts: readonly SalesContract[];
  now: Date;
}

/** Lines of a part in a mail, before the others are counted: its program takes no long address. */
const MAILED = 15;

export function dayReport({ tradeIns, contracts, work, made, now }: ReportOptions): ReportPart[] {
  const { answered, letters, later } = work;
  const today = dayInGermany(now);
  const isToday = (moment: Date | number | undefined) =>
    moment !== undefined && dayInGermany(new Date(moment)) === today;
  const ofToday = tradeIns.filter(({ id }) => isToday(answered[id]));
  const toldText = ({ id }: TradeIn) => (hasBeenTold(work, id) ? 'Kunde weiß Bescheid' : 'Kunde noch nicht informiert');
  const nameOf = (row: TradeIn) => `${tradedCar(row)}, ${personName(row)}`;
  const nameOfContract = (row: SalesContract) => `${contractName(row)}, ${customerText(row)}`;
  const names = new Map([
    ...tradeIns.map((row) => [row.id, nameOf(row)] as const),
    ...contracts.map((row) => [row.id, nameOfContract(row)] as const),
  ]);
  const isShown = ({ id }: { id: string }) => (later[id] ?? '') <= today;
  const waits = (since: string | Date | undefined) => waitText(daysSince(since, now));
  const parts: ReportPart[] = [
    {
      title: 'Freigegeben',
      lines: ofToday
        .filter(({ calculationResultType: type }) => type === 'normal')
        .map((row) => `${nameOf(row)}: ${formatPrice(paidValue(row.customerPrice ?? 0))}, ${toldText(row)}`),
    },
    {
      title: 'Nicht bewertbar',
      lines: ofToday
        .filter(({ calculationResultType: type }) => type === 'nonCalculable')
        .map((row) => `${nameOf(row)}: ${toldText(row)}`),
    },
    {
      title: 'Geschrieben und gesagt',
      lines: letters
        .filter(({ at }) => isToday(at))
        .map(({ about, channel, at }) =>
          [`${names.get(about) ?? 'Kunde'}: ${timeInGermany(at)} Uhr`, channel || 'persönlich'].join(', '),
        ),
    },
    {
      title: 'Geändert',
      lines: made.filter(({ at }) => isToday(at)).map(({ at, text }) => `${timeInGermany(new Date(at))} Uhr: ${text}`),
    },
    {
      title: 'Wiedervorlage',
      lines: Object.entries(later).flatMap(([id, day]) => {
        const name = names.get(id);
        return day > today && name !== undefined ? [`${shortDay(day)}: ${name}`] : [];
      }),
    },
    {
      title: 'Noch offen',
      lines: [
        ...tradeInsToCheck(tradeIns, [])
          .filter(isShown)
          .map((row) => `${nameOf(row)}: zu prüfen, ${waits(row.createdAt)}`),
        ...undelivered(contracts)
          .filter(isShown)
          .map((row) => `${nameOfContract(row)}: nicht zugestellt, ${waits(row.createdAt)}`),
        ...unsigned(contracts)
          .filter(isShown)
          .map((row) => `${nameOfContract(row)}: Unterschrift fehlt, ${waits(row.createdAt)}`),
      ],
    },
  ];
  return parts
    .filter(({ lines }) => lines.length > 0)
    .map(({ title, lines }) => ({
      title: lines.length > 1 ? `${title} (${formatNumber(lines.length)})` : title,
      lines,
    }));
}

export const reportText = (parts: readonly ReportPart[]): string =>
  parts
    .map(({ title, lines }) => {
      const others = lines.length - MAILED;
      const more = others > 0 ? [`und ${formatNumber(others)} weitere`] : [];
      return [title, ...[...lines.slice(0, MAILED), ...more].map((line) => `- ${line}`)].join('\n');
    })
    .join('\n\n');
