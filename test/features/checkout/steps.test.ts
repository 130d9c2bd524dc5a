import { describe, expect, it } from 'vitest';
import { computedHolidays } from '../../../src/domain/handover/holidays';
import type { OrderDraft } from '../../../src/domain/order/draft';
import { productTypes } from '../../../src/domain/order/productType';
import { checkoutViewOf, type CheckoutFacts } from '../../../src/features/checkout/checkoutView';
import { redirectOf } from '../../../src/features/checkout/stepGuard';
import { stepsOf } from '../../../src/features/checkout/steps';
import { wizardOf } from '../../../src/lib/wizard';
import { anOrderDraft, aPickup, aProduct, aTradeIn, unansweredState } from '../../builders/order';
import { aTenant } from '../../builders/tenant';
import { aVehicle } from '../../builders/vehicle';
import { NOW } from '../../now';

/** A product of each type. */
const OFFER = productTypes.keys.map((type) => (type === 'pickup' ? aPickup() : aProduct({ id: type, type })));

interface Dealer extends Partial<CheckoutFacts> {
  /** Number at the end of the dealer's id. */
  number?: number;
  hasTradeIn?: boolean;
}

function viewOf(draft: Partial<OrderDraft> = {}, { number = 1, hasTradeIn = true, ...facts }: Dealer = {}) {
  const settings = { uiVehicleDetailsAvailableChildRoutes: hasTradeIn ? ['inzahlungnahme' as const] : [] };
  return checkoutViewOf(anOrderDraft(draft), {
    tenant: aTenant(settings, `00000000-0000-4000-8000-00000000000${number}`),
    vehicle: aVehicle({ financingCalculationProviderType: 'NONE' }),
    catalogue: OFFER,
    navigatorProducts: [],
    hasAccessoriesNavigator: true,
    holidays: computedHolidays(2026, 'NW'),
    now: NOW,
    ...facts,
  });
}

const wizardIn = (view: ReturnType<typeof viewOf>) => wizardOf(stepsOf(view.tenant.behaviours), view);
const ALL = ['3-offer', '3-physical-product', '4-services', '5-warranty', '6-insurance'];
const LAST = ['7-hand-over', '8-reservation', '9-summary'];
const offering = (...types: (typeof productTypes.keys)[number][]) => OFFER.filter(({ type }) => types.includes(type));

describe('the steps of a checkout', () => {
  it.each<[string, Partial<OrderDraft>, Dealer, string[]]>([
    ['all that the products fill', {}, {}, ['1-trade-in', ...ALL, ...LAST]],
    [
      'the selection of a trade-in after "Ja"',
      { wantsTradeIn: true },
      {},
      ['1-trade-in', '2-trade-in-selection', ...ALL, ...LAST],
    ],
    ['no trade-in where the dealer takes none', { wantsTradeIn: true }, { hasTradeIn: false }, [...ALL, ...LAST]],
    [
      'no accessories without a navigator',
      {},
      { hasAccessoriesNavigator: false },
      ['1-trade-in', ...ALL.filter((slug) => slug !== '3-physical-product'), ...LAST],
    ],
    [
      'only what the dealer has',
      {},
      { hasTradeIn: false, hasAccessoriesNavigator: false, catalogue: offering('physicalProduct', 'pickup') },
      LAST,
    ],
    [
      'no hand-over without a product for it',
      {},
      { catalogue: offering('other') },
      ['1-trade-in', '3-offer', ...LAST.slice(1)],
    ],
    ['no hand-over at the dealer without it', {}, { number: 3 }, ['1-trade-in', ...ALL, ...LAST.slice(1)]],
    [
      'the payment first at the dealer who wants it so',
      {},
      { number: 4 },
      ['1-trade-in', ...ALL, '8-reservation', '7-hand-over', '9-summary'],
    ],
    [
      'no hand-over at that dealer for a consultation',
      { paymentOptionId: 'at-car-dealer' },
      { number: 4 },
      ['1-trade-in', ...ALL, '8-reservation', '9-summary'],
    ],
  ])('are %s', (_, draft, dealer, slugs) => {
    expect(wizardIn(viewOf(draft, dealer)).steps.map(({ slug }) => slug)).toEqual(slugs);
  });

  const handOver = { productId: aPickup().id, day: '2026-05-15' };
  const atDealer = { paymentOptionId: 'at-car-dealer', appointment: { day: '2026-05-09', hour: 11 } };
  const tradeIn = aTradeIn({ createdAt: '2026-05-03T08:00:00Z' });

  it.each<[string, string, Partial<OrderDraft>, Dealer, string | undefined]>([
    ['an unknown step', 'unsinn', {}, {}, '1-trade-in'],
    ['no step', '', {}, {}, '1-trade-in'],
    [
      'the accessories of a dealer without them',
      '3-physical-product',
      {},
      { hasAccessoriesNavigator: false },
      '1-trade-in',
    ],
    ['the selection without "Ja"', '2-trade-in-selection', {}, {}, '1-trade-in'],
    ['a step after a selection without a vehicle', '4-services', { wantsTradeIn: true }, {}, '2-trade-in-selection'],
    [
      'the same with one',
      '4-services',
      { wantsTradeIn: true, tradeIns: [tradeIn], tradeInId: tradeIn.id },
      {},
      undefined,
    ],
    ['the payment before the hand-over', '8-reservation', {}, {}, '7-hand-over'],
    ['the payment after it', '8-reservation', { handOver }, {}, undefined],
    ['the summary without hand-over', '9-summary', {}, {}, '7-hand-over'],
    ['the summary of the dealer with the payment first', '9-summary', {}, { number: 4 }, '8-reservation'],
    ['the summary without a payment', '9-summary', { handOver }, {}, '8-reservation'],
    [
      'the summary without an appointment',
      '9-summary',
      { handOver, ...atDealer, appointment: undefined },
      {},
      '8-reservation',
    ],
    ['the summary at the dealer’s without a hand-over', '9-summary', atDealer, {}, undefined],
    ['the summary of what was sent', '9-summary', { state: unansweredState() }, {}, undefined],
  ])('lead from %s to an open one', (_, slug, draft, dealer, target) => {
    const view = viewOf(draft, dealer);
    expect(redirectOf(slug, wizardIn(view), view)).toBe(target);
  });
});

describe('what a vehicle can be paid with', () => {
  it.each<[string, Parameters<typeof aVehicle>[0], string[]]>([
    [
      'its bank finances and leases it',
      { leasingCalculationProviderType: 'VW' },
      ['financing-at-car-dealer', 'leasing-at-car-dealer'],
    ],
    ['no bank does', { financingCalculationProviderType: 'NONE' }, []],
    [
      'its leasing bank knows no Schwacke code',
      { leasingCalculationProviderType: 'SANTANDER', schwackeCode: undefined },
      ['financing-at-car-dealer'],
    ],
  ])('at the dealer’s, where %s', (_, bank, ids) => {
    const vehicle = aVehicle({ financingCalculationProviderType: 'VW', ...bank });
    const { paymentOptions } = viewOf({}, { vehicle });
    expect(paymentOptions.map(({ id }) => id)).toEqual(['advance-transfer', ...ids, 'at-car-dealer']);
  });
});
