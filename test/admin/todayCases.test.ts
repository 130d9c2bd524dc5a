import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import {
  calendarOf,
  endingOffers,
  tradeInsToCheck,
  tradeInsWithoutValue,
  undelivered,
  unsigned,
} from '../../src/admin/pages/today/todayCases';
import { elsewhereText } from '../../src/admin/pages/today/todayLines';
import { leadSettingSchema } from '../../src/domain/dealer/leadSetting';
import { salesContractSchema } from '../../src/domain/dealer/salesContract';
import { tradeInSchema } from '../../src/domain/trade-in/tradeIn';

const NOW = new Date('2026-05-20T10:00:00Z');
const VALIDITY = { days: 14, today: '2026-05-20' };
const tradeIn = (id: string, createdAt: string | undefined, calculationResultType: unknown, more = {}) =>
  z.parse(tradeInSchema, { id, createdAt, calculationResultType, customerPrice: 7050, model: 'Niva', ...more });
const day = (date: string) => Date.parse(`${date}T08:00:00Z`) / 1000;
const contract = (id: string, ctime: number | undefined, problems: number, status = 'pending') =>
  z.parse(salesContractSchema, { id, ctime, status, signingStatus: { invitation_delivery_problem: problems } });
const ids = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);

describe('the cases of Heute', () => {
  const tradeIns = [
    tradeIn('new', '2026-05-19T08:00:00Z', 2),
    tradeIn('dateless', undefined, 2),
    tradeIn('old', '2026-04-01T08:00:00Z', 2),
    tradeIn('unknown', '2026-05-01T08:00:00Z', 'Pending'),
    tradeIn('released', '2026-05-10T08:00:00Z', 1),
    tradeIn('without value', '2026-05-11T08:00:00Z', 3),
    tradeIn('long without value', '2026-04-01T08:00:00Z', 3),
  ];

  it('begin with the oldest; one without a date is last, and an answered one stays', () => {
    expect(ids(tradeInsToCheck(tradeIns, []))).toEqual(['old', 'unknown', 'new', 'dateless']);
    expect(ids(tradeInsToCheck(tradeIns, ['released']))).toEqual(['old', 'unknown', 'released', 'new', 'dateless']);
  });

  it('have those without a value as long as an offer would last, unless they were answered', () => {
    const options = { days: 14, now: NOW };
    expect(ids(tradeInsWithoutValue(tradeIns, [], options))).toEqual(['without value']);
    expect(ids(tradeInsWithoutValue(tradeIns, ['without value'], options))).toEqual([]);
  });

  it('have open contracts oldest first, one without a date last, closed ones never', () => {
    const contracts = [
      contract('a', day('2026-05-18'), 1),
      contract('b', undefined, 1),
      contract('c', day('2026-05-01'), 1),
      contract('d', day('2026-05-02'), 0),
      contract('e', day('2026-05-02'), 1, 'closed'),
    ];
    expect(ids(undelivered(contracts))).toEqual(['c', 'a', 'b']);
    expect(ids(unsigned(contracts))).toEqual(['d']);
  });
});

describe('offers that end', () => {
  const offers = [
    tradeIn('over', '2026-05-05T08:00:00Z', 1),
    tradeIn('in a week', '2026-05-13T08:00:00Z', 1),
    tradeIn('today', '2026-05-06T08:00:00Z', 1),
    tradeIn('later', '2026-05-14T08:00:00Z', 1),
    tradeIn('redeemed', '2026-05-06T08:00:00Z', 1, { redeemedAt: '2026-05-07T08:00:00Z' }),
    tradeIn('to check', '2026-05-06T08:00:00Z', 2),
    tradeIn('dateless', undefined, 1),
  ];

  it('are those of the next seven days, the first to end first', () =>
    expect(endingOffers(offers, VALIDITY).map(({ row, last }) => [row.id, last])).toEqual([
      ['today', '2026-05-20'],
      ['in a week', '2026-05-27'],
    ]));

  it('are days of the calendar without a name, as are signatures to be asked for again', () => {
    const contracts = [contract('due', day('2026-05-14'), 0), contract('overdue', day('2026-05-01'), 0)];
    const customer = { firstName: 'Paul', lastName: 'Vogt', email: 'vogt@example.com', phone: undefined };
    const ending = endingOffers([tradeIn('today', '2026-05-06T08:00:00Z', 1, { customer })], VALIDITY);
    const events = calendarOf(ending, contracts, VALIDITY.today);
    expect(events.map(({ id, at, title }) => [id, at, title])).toEqual([
      ['angebot-today', '2026-05-20', 'Angebot läuft ab: Niva, 7.000\u00A0€'],
      ['unterschrift-due', '2026-05-21', 'Unterschrift nachfassen: Kaufvertrag'],
    ]);
    expect(JSON.stringify(events)).not.toMatch(/vogt/i);
  });
});

describe('what arrives elsewhere', () => {
  const lead = (targetEmail: string, ...leadChannelTypes: string[]) =>
    z.parse(leadSettingSchema, { id: targetEmail, targetEmail, leadChannelTypes });

  it('is said with the first recipient and the number of the others', () => {
    const leads = [
      lead('ankauf@b.test', 'TradeIn'),
      lead('verkauf@b.test', 'Order'),
      lead('verkauf@b.test', 'ContactForm'),
    ];
    expect(elsewhereText(leads)).toBe(
      'Kontaktanfragen und Bestellungen kommen nicht hier an, sondern bei verkauf@b.test.',
    );
    expect(elsewhereText([...leads, lead('crm@b.test', 'ContactForm')])).toMatch(/ und 1 weiteren Empfänger\.$/);
  });

  it('is not said where nobody is told', () => expect(elsewhereText([lead('a@b.test', 'TradeIn')])).toBeUndefined());
});
