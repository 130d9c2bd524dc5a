import { expect, it } from 'vitest';
import type { Order } from '../../../src/domain/order/order';
import { changeTexts, termChanges } from '../../../src/domain/order/orderTerm';
import { obstacleOf, orderTermsOf } from '../../../src/domain/order/orderTerms';
import { orderTotals } from '../../../src/domain/order/orderTotals';
import { paymentOptionById } from '../../../src/domain/order/paymentOption/paymentOptions';
import type { TenantSettings } from '../../../src/domain/tenant/settings';
import type { Vehicle } from '../../../src/domain/vehicle/vehicle';
import { aPickup, aProduct, aTradeIn, anOrder, FINANCING } from '../../builders/order';
import { someSettings } from '../../builders/tenant';
import { aVehicle } from '../../builders/vehicle';

const CAR = aVehicle({
  publicPrice: 40_920,
  mileage: 6_700,
  initialRegistration: '2023-03-01',
  previousOwnersCount: 1,
  accidentStatus: 'ACCIDENT_FREE',
  enginePower: 110,
  fuelType: 'petrol',
  gearboxType: 'manual',
});
const MATS = aProduct({ price: 89 });

interface Facts {
  vehicle?: Partial<Vehicle>;
  order?: Partial<Order>;
  settings?: Partial<TenantSettings>;
  days?: number;
}

function basisOf({ vehicle, order, settings: changed, days = 14 }: Facts) {
  const settings = someSettings({
    orderReservationFee: 150,
    orderReservationTimeInHours: 72,
    iban: 'DE02',
    ...changed,
  });
  const whole = anOrder({
    vehicle: { ...CAR, ...vehicle },
    products: [MATS],
    handOver: { product: aPickup(), day: '2026-12-01' },
    paymentOption: paymentOptionById('advance-transfer'),
    tradeIn: aTradeIn({ customerPrice: 8_400 }),
    ...order,
  });
  return {
    order: whole,
    totals: orderTotals(whole, settings),
    tenant: { settings },
    tradeInValidity: { days, today: '2026-11-12' },
  };
}

const said = (facts: Facts, before: Facts = {}) =>
  changeTexts(termChanges(orderTermsOf(basisOf(facts)), orderTermsOf(basisOf(before)))).map((text) =>
    text.replaceAll('\u00A0', ' '),
  );

// rules/order-and-payment: what binds.
it.each<[string, Facts, string[], before?: Facts]>([
  ['nothing', {}, []],
  [
    'a cent of the price',
    { vehicle: { publicPrice: 40_920.01 } },
    ['Der Preis dieses Fahrzeugs hat sich geändert: 40.920,01 € statt 40.920 €.'],
  ],
  ['half a cent, which nobody pays', { vehicle: { publicPrice: 40_920.004 } }, []],
  [
    'a trade-in of another value',
    { order: { tradeIn: aTradeIn({ customerPrice: 1_000 }) } },
    ['Der Wert Ihrer Inzahlungnahme hat sich geändert: 1.000 € statt 8.400 €.'],
  ],
  ['a trade-in whose value is rounded to the same', { order: { tradeIn: aTradeIn({ customerPrice: 8_499 }) } }, []],
  ['no trade-in any more', { order: { tradeIn: undefined } }, ['Das Angebot für Ihr Fahrzeug gilt nicht mehr.']],
  [
    'somebody else’s trade-in',
    { order: { tradeIn: aTradeIn({ id: 'other', customerPrice: 8_400 }) } },
    ['Das Angebot für Ihr Fahrzeug gilt nicht mehr.', 'Neu: Inzahlungnahme 8.400 €.'],
  ],
  ['days of its offer', { days: 7 }, ['Ihr Angebot gilt bis: 17.11.2026 statt 24.11.2026.']],
  ['a product', { order: { products: [{ ...MATS, price: 99.5 }] } }, ['Fußmatten-Set: 99,50 € statt 89 €.']],
  ['a product that is gone', { order: { products: [] } }, ['Fußmatten-Set gibt es nicht mehr.']],
  [
    'a product of another name',
    { order: { products: [{ ...MATS, name: 'Gummimatten' }] } },
    ['Fußmatten-Set gibt es nicht mehr.', 'Neu: Gummimatten 89 €.'],
  ],
  [
    'a product that is paid each month',
    { order: { products: [{ ...MATS, frequency: 'monthly' }] } },
    ['Fußmatten-Set gibt es nicht mehr.', 'Neu: Fußmatten-Set 89 € monatlich.'],
  ],
  [
    'the fee and how long it reserves',
    {
      order: { paymentOption: paymentOptionById('reservation-fee-online') },
      settings: { orderReservationFee: 250, orderReservationTimeInHours: 24 },
    },
    ['Heute Fällig: 250 € statt 150 €.', 'Reserviert für: 24 Stunden statt 72 Stunden.'],
    { order: { paymentOption: paymentOptionById('reservation-fee-online') } },
  ],
  [
    'a fee that is paid now, which is no change',
    { order: { paymentOption: paymentOptionById('reservation-fee-online'), paid: 150 } },
    [],
    { order: { paymentOption: paymentOptionById('reservation-fee-online') } },
  ],
  ['the account', { settings: { iban: 'DE99' } }, ['Konto des Autohauses: DE99 statt DE02.']],
  [
    'a rate',
    { order: { financing: { ...FINANCING, monthlyInstallment: 289.46 } } },
    ['Finanzierungsrate: 289,46 € statt 289,45 €.'],
    { order: { financing: FINANCING } },
  ],
  [
    'mileage, accident, owners',
    { vehicle: { mileage: 187_654, accidentStatus: 'ACCIDENT', previousOwnersCount: 7 } },
    [
      'Kilometerstand: 187.654 km statt 6.700 km.',
      'Vorbesitzer: 7 statt 1.',
      'Unfallstatus: Unfallfahrzeug statt Unfallfrei.',
    ],
  ],
  [
    'registration, power, fuel, gearbox',
    { vehicle: { initialRegistration: '2019-03-01', enginePower: 85, fuelType: 'diesel', gearboxType: 'automatic' } },
    [
      'Erstzulassung: 03/2019 statt 03/2023.',
      'Leistung: 85 kW (116 PS) statt 110 kW (150 PS).',
      'Kraftstoff: Diesel statt Benzin.',
      'Getriebe: Automatik statt Schaltgetriebe.',
    ],
  ],
  [
    'what is not said any more, and what had not been',
    { vehicle: { mileage: undefined, isDamaged: true } },
    ['Kilometerstand: keine Angabe mehr statt 6.700 km.', 'Neu: Schäden Beschädigt.'],
  ],
  ['another spelling of the same', { vehicle: { accidentStatus: 'accident_free' } }, []],
  [
    'the tax',
    { vehicle: { isVatDeductible: true } },
    ['Umsatzsteuer: inkl. 19% MwSt. (ausweisbar) statt Differenzbesteuert gemäß §25a UStG.'],
    { vehicle: { isVatDeductible: false } },
  ],
  [
    'a price for companies, net first',
    { vehicle: { publicPrice: 11_900.01, isVatDeductible: true }, settings: { isB2BShop: true } },
    [
      'Der Preis dieses Fahrzeugs hat sich geändert: 10.000,01 € netto (11.900,01 € brutto) statt 10.000 € netto (11.900 € brutto).',
    ],
    { vehicle: { publicPrice: 11_900, isVatDeductible: true }, settings: { isB2BShop: true } },
  ],
])('says what an order rests on that is not as it was: %s', (_, facts, texts, before) => {
  expect(said(facts, before)).toEqual(texts);
});

it('is held by what nobody can agree to', () => {
  const now = new Date('2026-11-12T08:00:00Z');
  expect(obstacleOf(basisOf({}), now)).toBeUndefined();
  expect(obstacleOf(basisOf({ vehicle: { reservedUntil: '2026-11-13T08:00:00Z' } }), now)).toBe('reserved');
  expect(obstacleOf(basisOf({ settings: { isCheckoutEnabled: false } }), now)).toBe('closed');
});
