import { expect, it } from 'vitest';
import { offeredKinds, type Frame, type RateKind } from '../../../src/domain/finance/frame';
import { frameText } from '../../../src/domain/finance/frameText';

const BOTH: readonly RateKind[] = ['financing', 'leasing'];
const plain = (text: string) => text.replaceAll('\u00A0', ' ');

it.each<[Frame, number | undefined, string]>([
  [{}, undefined, 'Bar kaufen, finanzieren oder leasen?'],
  [{ deposit: 4_000 }, 350, 'Bar kaufen, finanzieren oder leasen? · bis 350 € im Monat'],
  [{ kind: 'financing' }, undefined, 'Finanzierung'],
  [
    { kind: 'financing', deposit: 4_000, specialPayment: 900, months: 48, kilometres: 10_000 },
    350,
    'Finanzierung · bis 350 € im Monat · 4.000 € Anzahlung · 48 Monate · 10.000 km im Jahr',
  ],
  [
    { kind: 'financing', months: 48, contract: 'classicCredit', finalInstallment: 900 },
    undefined,
    'Finanzierung · 48 Monate · ohne Schlussrate',
  ],
  [{ kind: 'financing', contract: 'withBalloon' }, undefined, 'Finanzierung · mit Schlussrate'],
  [{ kind: 'financing', finalInstallment: 5_000 }, undefined, 'Finanzierung · 5.000 € Schlussrate'],
  [{ kind: 'leasing', lease: 'business', contract: 'withBalloon' }, undefined, 'Geschäftsleasing'],
  [{ kind: 'leasing', deposit: 4_000, specialPayment: 0 }, undefined, 'Leasing · 0 € Sonderzahlung netto'],
])('says in one line how the visitor wants to pay: %j, at most %s', (frame, most, text) => {
  expect(plain(frameText(frame, most, BOTH))).toBe(text);
});

it.each<[Frame, boolean, string]>([
  [{}, true, 'Bar kaufen, finanzieren oder leasen? · mein Golf 5.900 €'],
  [{ kind: 'financing', months: 48 }, true, 'Finanzierung · 48 Monate · mein Golf 5.900 €'],
  [{ kind: 'financing' }, false, 'Finanzierung'],
])('ends with the old car where it is deducted: %j, %s', (frame, isDeducted, text) => {
  const golf = { name: 'Golf', value: 5_900, until: '2026-12-04' as const, isDeducted };
  expect(plain(frameText(frame, undefined, BOTH, golf))).toBe(text);
});

it.each([
  [true, 'mein Golf 5.900 €'],
  [false, 'Altes Auto abziehen?'],
])('is the old car alone where no rate is offered: %s', (isDeducted, text) => {
  const golf = { name: 'Golf', value: 5_900, until: '2026-12-04' as const, isDeducted };
  expect(plain(frameText({ months: 48 }, undefined, [], golf))).toBe(text);
});

it('asks for the ways that the dealer offers', () => {
  const kinds = offeredKinds({
    financingCalculationProviderTypes: ['NONE'],
    leasingCalculationProviderTypes: ['NONE', 'VW'],
  });
  expect(kinds).toEqual(['leasing']);
  expect(frameText({}, undefined, kinds)).toBe('Bar kaufen oder leasen?');
  expect(frameText({}, undefined, ['financing'])).toBe('Bar kaufen oder finanzieren?');
});
