import { describe, expect, it } from 'vitest';
import type { TradeInEntries } from '../../../src/domain/trade-in/entries';
import { tradeInSummaryHtml } from '../../../src/domain/trade-in/facts';
import { questionNames, questions } from '../../../src/domain/trade-in/questions';
import { tradeInRequest } from '../../../src/domain/trade-in/request';
import { byModel, tradeInEntries } from '../../builders/tradeIn';

const context = { vehicleDealerId: 'dealer', sourceUrl: 'https://dealer.test/#/cars/trade-in' };
/** Without the summary. */
const fields = (overrides: Partial<TradeInEntries> = {}) =>
  tradeInRequest(tradeInEntries(overrides), context)
    .filter(([name]) => name !== 'calculationRequestSummaryHtml')
    .map((pair) => pair.join('='));

describe('the request for a valuation', () => {
  it('by VIN', () => {
    expect(fields()).toEqual([
      'vehicleDealerId=dealer',
      'customerFirstName=Tina',
      'customerLastName=Tauscher',
      'customerEmail=tina@tauscher.de',
      'customerPhoneNumber=+49 151 1234567',
      'firstRegistration=2018-03-01',
      'mileAge=84500',
      'isImport=false',
      'hasRunningFunding=false',
      'ownerCount=2',
      'varnishPrimaryColorType=BLUE',
      'interiorPrimaryColorType=BLACK',
      'hadAnyAccident=false',
      'interiorConditionType=OUTSTANDING',
      'exterieurConditionType=BIT_USED',
      'hasSignsOfUsage=false',
      'vin=WVWZZZ1KZAW000001',
      'sourceUrl=https://dealer.test/#/cars/trade-in',
    ]);
  });

  it('by model: make in capitals, fuel and gearbox in their first spelling, features repeated', () => {
    const sent = fields({ ...byModel, fuel: 'DIESEL', transmission: '2' });
    expect(sent.slice(sent.indexOf('hasSignsOfUsage=false') + 1, -1)).toEqual([
      'make=VOLKSWAGEN',
      'model=Golf',
      'power=85',
      'features=Klimaanlage',
      'features=Tempomat',
      'fuelType=Diesel',
      'carType=LIMOUSINE',
      'gearBoxType=Automatik',
      'equipmentVariant=Life',
    ]);
    expect(sent.some((pair) => pair.startsWith('vin='))).toBe(false);
  });

  it('with an accident and signs of usage, which are repeated without brackets', () => {
    const sent = fields({
      hadAnyAccident: 'yes',
      isAccidentRepaired: 'no',
      ownerCount: 'unknown',
      hasSignsOfUsage: true,
      signsOfUsage: ['RUST', 'DENTS', 'ERFUNDEN'],
      additionalSignsOfUsage: ' hinten links ',
      phone: '',
    });
    expect(sent).toEqual(
      expect.arrayContaining([
        'ownerCount=unknown',
        'hadAnyAccident=true',
        'isAccidentRepaired=false',
        'signsOfUsage=DENTS',
        'signsOfUsage=RUST',
        'additionalSignsOfUsageInfo=hinten links',
      ]),
    );
    expect(sent.filter((pair) => /^(signsOfUsage|customerPhone)/.test(pair))).toHaveLength(2);
  });

  it('leaves out what was ticked before its question was taken back', () => {
    const sent = fields({ isAccidentRepaired: 'yes', signsOfUsage: ['RUST'], additionalSignsOfUsage: 'Beule' });
    expect(sent.filter((pair) => /^(isAccidentRepaired|signsOfUsage|additional)/.test(pair))).toEqual([]);
  });
});

describe('the summary in German', () => {
  it('holds every entry', () => {
    const html = tradeInSummaryHtml(
      tradeInEntries({ ...byModel, hasSignsOfUsage: true, signsOfUsage: ['RUST'], additionalSignsOfUsage: 'Beule' }),
    );
    for (const fact of [
      'Hersteller:</strong> Volkswagen',
      'Erstzulassung:</strong> 03/2018',
      'Leistung:</strong> 85\u00a0kW (116\u00a0PS)',
      'Ausstattung:</strong> Klimaanlage, Tempomat',
      'Kilometerstand:</strong> 84.500\u00a0km',
      'Anzahl der Halter:</strong> 2',
      'Zustand außen:</strong> Leichte Gebrauchsspuren',
      'Gebrauchsspuren:</strong> Rost, Beule',
      'Name:</strong> Tina Tauscher',
    ])
      expect(html).toContain(fact);
  });

  it('makes no tag of what was typed', () => {
    const html = tradeInSummaryHtml(tradeInEntries({ firstName: '<img src=x onerror="alert(1)">', lastName: 'A & B' }));
    expect(html).toContain('&lt;img src=x onerror=&quot;alert(1)&quot;&gt; A &amp; B');
    expect(html).not.toContain('<img');
  });
});

describe('the table of questions', () => {
  it.each(questionNames)('%s has a text, a name, a field and answers that differ', (name) => {
    const { text, fact, wire, answers } = questions[name];
    expect(text).toMatch(/\?$/);
    expect(fact).not.toBe('');
    expect(questionNames.filter((other) => questions[other].wire === wire)).toEqual([name]);
    const labels = answers.keys.map((key) => answers.table[key]?.label);
    expect(new Set(labels).size).toBe(answers.keys.length);
  });
});
