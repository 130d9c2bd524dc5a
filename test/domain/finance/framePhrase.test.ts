import { describe, expect, it } from 'vitest';
import type { Frame } from '../../../src/domain/finance/frame';
import { readFramePhrase } from '../../../src/domain/finance/framePhrase';
import { readIn } from '../vehicle/phrase/stock';

const BOTH = ['financing', 'leasing'] as const;
const read = (sentence: string, before: Frame = {}, kinds: readonly (typeof BOTH)[number][] = BOTH) => {
  const { frame, words, reading } = readFramePhrase(sentence, readIn(sentence), before, kinds);
  return {
    frame,
    labels: words.map(({ label }) => label.replaceAll('\u00A0', ' ')),
    most: reading.query.maxMonthlyFinancingRateExample,
    left: reading.unsearched.map(({ text }) => text),
  };
};

const financing = (terms: Frame = {}): Frame => ({ kind: 'financing', ...terms });
const leasing = (terms: Frame = {}): Frame => ({ kind: 'leasing', ...terms });

/** Sentence, frame, its words as chips, and what stays told as not searched for. */
const ROWS: readonly (readonly [string, Frame | undefined, labels?: string[], left?: string[]])[] = [
  [
    'Familienkombi unter 350 € mit 4.000 € Anzahlung',
    financing({ deposit: 4000 }),
    ['4.000 € Anzahlung'],
    ['Familien'],
  ],
  ['Kombi mit 48 Monaten', financing({ months: 48 }), ['48 Monate']],
  ['Laufzeit 4 Jahre', financing({ months: 48 }), ['48 Monate']],
  ['36 Monate Laufzeit', financing({ months: 36 }), ['36 Monate']],
  ['Golf 10.000 km im Jahr', { kilometres: 10_000 }, ['10.000 km im Jahr']],
  ['fahre 15 tkm im Jahr', { kilometres: 15_000 }, ['15.000 km im Jahr']],
  ['1.500 km im Monat', { kilometres: 18_000 }, ['18.000 km im Jahr']],
  ['bis 350 € im Monat', financing()],
  ['für 250 Euro monatlich finanzieren', financing(), ['Finanzierung']],
  [
    'Golf finanzieren ohne Anzahlung 60 Monate',
    financing({ deposit: 0, months: 60 }),
    ['Finanzierung', 'ohne Anzahlung', '60 Monate'],
  ],
  ['keine Anzahlung', financing({ deposit: 0 }), ['ohne Anzahlung']],
  ['Anzahlung 0 €', financing({ deposit: 0 }), ['ohne Anzahlung']],
  ['Anzahlung viertausend Euro', financing({ deposit: 4000 }), ['4.000 € Anzahlung']],
  ['Anzahlung 5k', financing({ deposit: 5000 }), ['5.000 € Anzahlung']],
  ['Anzahlung bis 5.000 €', financing({ deposit: 5000 }), ['5.000 € Anzahlung']],
  [
    'Anzahlung 3.000 und 60 Monate Laufzeit',
    financing({ deposit: 3000, months: 60 }),
    ['3.000 € Anzahlung', '60 Monate'],
  ],
  ['Leasing', leasing()],
  ['Leasing unter 300', leasing()],
  ['Leasing 299 €/Monat', leasing()],
  ['Leasing 48 Monate 10.000 km', leasing({ months: 48, kilometres: 10_000 }), ['48 Monate', '10.000 km im Jahr']],
  ['SUV leasen mit 2.000 € Sonderzahlung', leasing({ specialPayment: 2000 }), ['2.000 € Sonderzahlung netto']],
  ['Sonderzahlung 2000', leasing({ specialPayment: 2000 }), ['2.000 € Sonderzahlung netto']],
  ['Leasing mit 2.000 € Anzahlung', leasing({ specialPayment: 2000 }), ['2.000 € Sonderzahlung netto']],
  ['Leasing ohne Anzahlung', leasing({ specialPayment: 0 }), ['ohne Sonderzahlung']],
  ['Leasing ohne Anzahlung bis 200 €', leasing({ specialPayment: 0 }), ['ohne Sonderzahlung']],
  ['15000/Jahr', { kilometres: 15_000 }, ['15.000 km im Jahr']],
  ['15 tkm p.a.', { kilometres: 15_000 }, ['15.000 km im Jahr']],
  ['15000km/a', { kilometres: 15_000 }, ['15.000 km im Jahr']],
  ['15k im Jahr', { kilometres: 15_000 }, ['15.000 km im Jahr']],
  ['im Jahr ca. 20.000 km', { kilometres: 20_000 }, ['20.000 km im Jahr']],
  ['jährliche Fahrleistung 12.000', { kilometres: 12_000 }, ['12.000 km im Jahr']],
  ['Jahreskilometer 15.000', { kilometres: 15_000 }, ['15.000 km im Jahr']],
  ['monatlich 1.500 km', { kilometres: 18_000 }, ['18.000 km im Jahr']],
  ['Leasing Golf 10.000 km', leasing({ kilometres: 10_000 }), ['10.000 km im Jahr']],
  ['Leasing Golf bis 50.000 km', leasing()],
  ['Ratenkauf 250 €', financing()],
  ['250 € Ratenkauf', financing(), ['Finanzierung']],
  // Out of the bounds of any bank.
  ['Anzahlung 80.000 €', financing({ deposit: 50_000 }), ['höchstens 50.000 € Anzahlung statt 80.000']],
  ['Laufzeit 120 Monate', financing({ months: 96 }), ['höchstens 96 Monate statt 120']],
  ['Leasing 60 Monate', leasing({ months: 48 }), ['höchstens 48 Monate statt 60']],
  ['2.000 km im Jahr', { kilometres: 5000 }, ['mindestens 5.000 km im Jahr statt 2.000']],
  // Nothing is applied that was not said.
  ['Anzahlung', undefined, [], ['Anzahlung']],
  ['20 % Anzahlung', undefined, [], ['20 % Anzahlung']],
  ['Finanzierung mit 2.000 € Sonderzahlung', financing(), ['Finanzierung'], ['mit 2.000 € Sonderzahlung']],
  ['Leasing ab 100 €', leasing(), [], ['ab 100 €']],
  ['kein Leasing', undefined, [], ['kein Leasing']],
  ['kein Leasing, 3.000 € Anzahlung', financing({ deposit: 3000 }), ['3.000 € Anzahlung'], ['kein Leasing']],
  ['ohne Finanzierung', undefined, [], ['ohne Finanzierung']],
  ['ohne Schlussrate', undefined, [], ['ohne Schlussrate']],
  ['24 Monate Garantie', undefined, [], ['24 Monate Garantie']],
  ['Lieferzeit 3 Monate', undefined, [], ['Lieferzeit 3 Monate']],
  ['8 Monate alt', undefined, [], ['alt']],
  ['Golf bis 50.000 km', undefined],
  ['Golf bis 25.000 €', undefined],
  ['500 € im Jahr', undefined, [], ['500 € im Jahr']],
  ['Abo 300 €', undefined, [], ['Abo 300 €']],
  ['Selbstbeteiligung 500 €', undefined, [], ['Selbstbeteiligung 500 €']],
  ['Wartungskosten 500 €', undefined, [], ['Wartungskosten 500 €']],
];

// rules/search: frame.
describe('what a sentence says of the frame', () => {
  it.each(ROWS.map(([sentence, frame, labels = [], left = []]) => ({ sentence, frame, labels, left })))(
    '$sentence',
    ({ sentence, ...meant }) => {
      const { frame, labels, left } = read(sentence);
      expect({ frame, labels, left }).toEqual(meant);
    },
  );

  it('bounds a leasing’s rate as it bounds that of a financing', () => {
    expect(read('Leasing unter 300').most).toBe(300);
    expect(read('unter 300 € Leasing').most).toBe(300);
    expect(read('Leasing 299 €/Monat').most).toBe(299);
    expect(read('unter 350 € mit 4.000 € Anzahlung').most).toBe(350);
    for (const sentence of [
      'Leasing ohne Anzahlung bis 200 €',
      'Leasing Golf unter 200',
      'Kombi bis 200 € im Monat Leasing',
      'Leasing, Rate bis 200 €',
      'Privatleasing 200 €',
    ])
      expect([sentence, read(sentence).most, read(sentence).left]).toEqual([sentence, 200, []]);
    for (const sentence of ['500 € im Jahr', 'Leasing ab 200 €', 'Abo 300 €', 'Leasing Golf 5 Türen'])
      expect([sentence, read(sentence).most]).toEqual([sentence, undefined]);
  });

  it('keeps the kind that was chosen before, unless a word is of the other', () => {
    expect(read('bis 300 € im Monat', leasing()).frame).toEqual(leasing());
    expect(read('36 Monate', leasing({ months: 24 })).frame).toEqual(leasing({ months: 36 }));
    expect(read('3.000 € Anzahlung', leasing()).frame).toEqual(financing({ deposit: 3000 }));
    expect(read('Finanzierung oder Leasing bis 300 €', leasing()).frame).toEqual(leasing());
  });

  it('is told as not searched for where the dealer does not offer it', () => {
    expect(read('Golf mit 4.000 € Anzahlung', {}, [])).toMatchObject({
      frame: undefined,
      left: ['mit 4.000 € Anzahlung'],
    });
    expect(read('2.000 € Sonderzahlung', {}, ['financing'])).toMatchObject({
      frame: undefined,
      left: ['2.000 € Sonderzahlung'],
    });
    expect(read('48 Monate', {}, ['leasing']).frame).toEqual(leasing({ months: 48 }));
  });
});
