import { describe, expect, it } from 'vitest';
import { computedHolidays } from '../../../src/domain/handover/holidays';
import type { Phase } from '../../../src/domain/order/checkoutStep';
import type { OrderDraft } from '../../../src/domain/order/draft';
import { productTypes } from '../../../src/domain/products/productType';
import { checkoutViewOf, type CheckoutFacts } from '../../../src/features/checkout/runner/checkoutView';
import {
  nextStep,
  phaseProgress,
  previousStep,
  redirectOf,
  sectionsOf,
  stepsFor,
} from '../../../src/features/checkout/phases';
import { stepsOf } from '../../../src/features/checkout/steps';
import { anOrderDraft, aPickup, aProduct, aTradeIn, unansweredState } from '../../builders/order';
import { aTenant } from '../../builders/tenant';
import { aVehicle } from '../../builders/vehicle';
import { NOW } from '../../now';

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

const stepsIn = (view: ReturnType<typeof viewOf>) => stepsFor(stepsOf(view.tenant.behaviours), view);
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
    expect(stepsIn(viewOf(draft, dealer)).map(({ slug }) => slug)).toEqual(slugs);
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
    ['another section of a screen with something missing', '4-services', { wantsTradeIn: true }, {}, undefined],
    ['a screen after a selection without a vehicle', '7-hand-over', { wantsTradeIn: true }, {}, '2-trade-in-selection'],
    [
      'the same with one',
      '7-hand-over',
      { wantsTradeIn: true, tradeIns: [tradeIn], tradeInId: tradeIn.id },
      {},
      undefined,
    ],
    ['the payment before the hand-over', '8-reservation', {}, {}, undefined],
    ['the hand-over of a dealer without it', '7-hand-over', {}, { number: 3 }, '8-reservation'],
    ['the hand-over that a consultation does without', '7-hand-over', atDealer, { number: 4 }, '8-reservation'],
    ['the summary without hand-over', '9-summary', {}, {}, '7-hand-over'],
    ['the summary of the dealer with the payment first', '9-summary', {}, { number: 4 }, '8-reservation'],
    ['the same with a payment', '9-summary', { paymentOptionId: 'advance-transfer' }, { number: 4 }, '7-hand-over'],
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
    expect(redirectOf(slug, stepsIn(view), view)).toBe(target);
  });
});

describe('the screens of a checkout', () => {
  const handOver = { productId: aPickup().id, day: '2026-05-15' };
  const transfer = { paymentOptionId: 'advance-transfer' };
  const atDealer = { paymentOptionId: 'at-car-dealer', appointment: { day: '2026-05-09', hour: 11 } };
  const bare: Dealer = { hasTradeIn: false, catalogue: offering('pickup') };

  it.each<[number, Partial<OrderDraft>, Dealer, Partial<Record<Phase, string[]>>]>([
    [1, {}, {}, { extras: ['1-trade-in', ...ALL], handOver: LAST.slice(0, 2) }],
    [2, { wantsTradeIn: true }, {}, { extras: ['1-trade-in', '2-trade-in-selection', ...ALL] }],
    [3, {}, {}, { extras: ['1-trade-in', ...ALL], handOver: ['8-reservation'] }],
    [4, {}, {}, { handOver: ['8-reservation', '7-hand-over'] }],
    [4, atDealer, {}, { handOver: ['8-reservation'] }],
    [
      5,
      {},
      { hasAccessoriesNavigator: false },
      { extras: ['1-trade-in', ...ALL.filter((slug) => slug !== '3-physical-product')] },
    ],
    [6, {}, bare, { extras: [], handOver: LAST.slice(0, 2) }],
  ])('show to a customer of dealer %s with %j', (number, draft, dealer, screens) => {
    const steps = stepsIn(viewOf(draft, { number, ...dealer }));
    const expected = { ...screens, person: ['9-summary'] };
    const slugs = (Object.keys(expected) as Phase[]).map((phase) => sectionsOf(steps, phase).map(({ slug }) => slug));
    expect(slugs).toEqual(Object.values(expected));
  });

  it.each<[string, 'extras' | 'handOver', Partial<OrderDraft>, Dealer, string, string?]>([
    ['the beginning of the next one', 'extras', {}, {}, '7-hand-over'],
    ['the vehicle to trade in that is missing', 'extras', { wantsTradeIn: true }, {}, '2-trade-in-selection'],
    ['the hand-over that is missing', 'handOver', transfer, {}, '7-hand-over', '1-trade-in'],
    ['the payment that is missing', 'handOver', { handOver }, {}, '8-reservation', '1-trade-in'],
    ['the summary of what is complete', 'handOver', { handOver, ...transfer }, {}, '9-summary', '1-trade-in'],
    ['the payment, where it comes first', 'extras', {}, { number: 4 }, '8-reservation'],
    ['the hand-over after it', 'handOver', transfer, { number: 4 }, '7-hand-over', '1-trade-in'],
    ['the summary without a hand-over', 'handOver', atDealer, { number: 4 }, '9-summary', '1-trade-in'],
    ['nothing before the first screen', 'handOver', {}, { number: 6, ...bare }, '7-hand-over', undefined],
  ])('lead by Weiter to %s, and back', (_, phase, draft, dealer, next, previous) => {
    const view = viewOf(draft, dealer);
    expect(nextStep(stepsIn(view), view, phase)?.slug).toBe(next);
    expect(previousStep(stepsIn(view), view, phase)?.slug).toBe(previous);
  });

  it('are passed by with nothing to choose', () => {
    const view = viewOf({}, { number: 3, catalogue: offering('service') });
    const settled = { ...view, paymentOptions: view.paymentOptions.slice(0, 1) };
    const option = { ...settled, order: { ...view.order, paymentOption: settled.paymentOptions[0] } };
    const steps = stepsIn(option);
    expect(nextStep(steps, option, 'extras')?.slug).toBe('9-summary');
    expect(previousStep(steps, option, 'person')?.slug).toBe('1-trade-in');
  });

  it('are named by the progress, with the step of the address', () => {
    const steps = stepsIn(viewOf());
    const payment = steps.find(({ slug }) => slug === '8-reservation');
    expect(payment && phaseProgress(steps, payment)).toEqual([
      { id: 'extras', title: 'Extras', state: 'done' },
      { id: 'handOver', title: 'Übergabe und Bezahlung', state: 'current', part: 'Bezahlung' },
      { id: 'person', title: 'Zusammenfassung', state: 'open' },
    ]);
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
