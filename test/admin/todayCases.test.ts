import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { answeredCases, dueCases, hasBeenTold } from '../../src/admin/links/dueCases';
import {
  calendarOf,
  endingOffers,
  tradeInsToCheck,
  tradeInsWithoutValue,
  undelivered,
  unsigned,
  withoutPutOff,
} from '../../src/admin/pages/today/todayCases';
import { dayReport, reportText } from '../../src/admin/pages/today/todayReport';
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

describe('cases that were answered or put off', () => {
  const at = (time: string) => new Date(`2026-05-${time}:00:00Z`);
  const word = (about: string, time: string) => ({
    ...{ about, channel: 'E-Mail', at: at(time), subject: '', content: '', email: undefined },
  });
  const released = [tradeIn('released', '2026-05-10T08:00:00Z', 1)];
  const answered = { released: at('19T08').getTime() };

  it('wait for a word that is later than the answer, and leave the day after it', () => {
    const open = { answered, letters: [word('released', '18T08')], later: {} };
    expect(hasBeenTold(open, 'released')).toBe(false);
    expect(answeredCases(open, '2026-05-25')).toEqual(['released']);
    expect(dueCases(released, [], open, '2026-05-25')).toBe(1);
    const told = { ...open, letters: [word('released', '20T08')] };
    expect(hasBeenTold(told, 'released')).toBe(true);
    expect(answeredCases(told, '2026-05-20')).toEqual(['released']);
    expect(dueCases(released, [], told, '2026-05-20')).toBe(0);
    expect(answeredCases(told, '2026-05-21')).toEqual([]);
  });

  it('are out of the way until their day, the next one first', () => {
    const work = { answered, letters: [], later: { released: '2026-05-23', c: '2026-05-22' } };
    const all = {
      ...{ toCheck: released, withoutValue: [], unsigned: [], ending: [] },
      undelivered: [contract('c', day('2026-05-01'), 1)],
    };
    const before = withoutPutOff(all, work, '2026-05-21');
    expect(before.later.map(({ id, day: until }) => [id, until])).toEqual([
      ['c', '2026-05-22'],
      ['released', '2026-05-23'],
    ]);
    expect([before.shown.toCheck, before.shown.undelivered]).toEqual([[], []]);
    expect(ids(withoutPutOff(all, work, '2026-05-23').shown.toCheck)).toEqual(['released']);
    expect(dueCases(released, all.undelivered, work, '2026-05-21')).toBe(0);
    expect(dueCases(released, all.undelivered, work, '2026-05-22')).toBe(1);
  });

  it('stand in the state of the day, what was done and what is open', () => {
    const work = { answered: { released: at('20T08').getTime() }, letters: [], later: { old: '2026-05-22' } };
    const rows = [...released, tradeIn('old', '2026-05-01T08:00:00Z', 2), tradeIn('new', '2026-05-18T08:00:00Z', 2)];
    const report = reportText(dayReport({ tradeIns: rows, contracts: [], work, made: [], now: NOW }));
    expect(report).toBe(
      [
        'Freigegeben\n- Niva, Unbekannt: 7.000\u00A0€, Kunde noch nicht informiert',
        'Wiedervorlage\n- Fr 22.05.: Niva, Unbekannt',
        'Noch offen\n- Niva, Unbekannt: zu prüfen, wartet 2 Tage',
      ].join('\n\n'),
    );
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
