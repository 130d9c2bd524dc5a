import { describe, expect, it } from 'vitest';
import { nextSteps } from '../../../src/domain/order/nextSteps';
import { PAYMENT_OPTIONS, paymentOptionById } from '../../../src/domain/order/paymentOption/paymentOptions';

const place = 'Aachener Straße 100, 50674 Köln';
const option = (id: string) => paymentOptionById(id) ?? expect.fail(id);
const whenOf = (facts: Partial<Parameters<typeof nextSteps>[0]> & { id: string }) =>
  nextSteps({ option: option(facts.id), place, transferAmount: '9.900 €', ...facts }).map(({ when }) => when);

describe('what happens after an order', () => {
  const handOver = { isDelivery: false, day: '2026-12-01' };

  it('has a date wherever one is known', () => {
    expect(whenOf({ id: 'at-car-dealer', appointment: { day: '2026-11-24', hour: 15 }, handOver })).toEqual([
      'In Kürze',
      'Dienstag, 24. November 2026, 15:00 Uhr',
      'Dienstag, 1. Dezember 2026',
    ]);
    expect(whenOf({ id: 'advance-transfer', handOver })).toEqual([
      'In Kürze',
      'Nach der Bestätigung',
      'Dienstag, 1. Dezember 2026',
    ]);
    expect(whenOf({ id: 'one-time-transfer', handOver })).toEqual(['In Kürze', 'Dienstag, 1. Dezember 2026']);
    const reservedUntil = new Date('2026-11-24T11:30:00Z');
    expect(nextSteps({ option: option('reservation-fee-online'), reservedUntil })[0]?.what).toMatch(
      / Bis 24\.11\.2026, 12:30 Uhr ist das Fahrzeug für Sie reserviert\.$/,
    );
  });

  it('says what is transferred, and when', () => {
    const handOverAt = { isDelivery: false, day: '2026-12-01' };
    const facts = { place, handOver: handOverAt, transferAmount: '24.900 €' };
    const whatOf = (id: string, other = {}) =>
      nextSteps({ option: option(id), ...facts, ...other })
        .slice(1)
        .map(({ what }) => what);
    expect(whatOf('advance-transfer')).toEqual([
      'Sie überweisen 24.900 € an das Autohaus.',
      `Sie übernehmen Ihr Fahrzeug: ${place}.`,
    ]);
    expect(whatOf('one-time-transfer')).toEqual([`Sie überweisen 24.900 € und übernehmen Ihr Fahrzeug: ${place}.`]);
    expect(whatOf('one-time-transfer', { handOver: { ...handOverAt, isDelivery: true } })).toEqual([
      'Wir liefern Ihr Fahrzeug an Ihre Adresse. Sie überweisen 24.900 € bei der Übergabe.',
    ]);
    // The trade-in covers the price.
    expect(whatOf('advance-transfer', { transferAmount: undefined })).toEqual([
      `Sie übernehmen Ihr Fahrzeug: ${place}.`,
    ]);
    expect(whatOf('bezahl-de')).toEqual([`Sie übernehmen Ihr Fahrzeug: ${place}.`]);
  });

  it.each([
    [false, `Sie übernehmen Ihr Fahrzeug: ${place}. Bitte bringen Sie Ihr altes Fahrzeug mit.`],
    [true, 'Wir liefern Ihr Fahrzeug an Ihre Adresse. Ihr altes holen wir dabei kostenlos ab.'],
  ])('says where the old car goes (delivery: %s)', (isDelivery, what) => {
    const facts = { option: option('bezahl-de'), place, hasTradeIn: true };
    expect(nextSteps({ ...facts, handOver: { isDelivery, day: '2026-12-01' } }).at(-1)?.what).toBe(what);
  });

  it('begins with what is still to be done elsewhere', () => {
    expect(whenOf({ id: 'bezahl-de', hasRedirect: true })[0]).toBe('Jetzt');
  });

  it.each(PAYMENT_OPTIONS.map(({ id }) => id))('is a full sentence in each step of %s', (id) => {
    const facts = { option: option(id), handOver, hasRedirect: true, transferAmount: '9.900 €' };
    const steps = nextSteps({ ...facts, appointment: { day: '2026-11-24', hour: 15 } });
    expect(steps.length).toBeGreaterThan(1);
    for (const { what } of steps) expect(what).toMatch(/^[A-ZÄÖÜ].*\.$/);
  });
});
