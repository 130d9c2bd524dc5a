import { describe, expect, it } from 'vitest';
import { appointmentDays } from '../../../src/domain/handover/appointment';
import { bookableDays } from '../../../src/domain/handover/handOverDay';
import { computedHolidays } from '../../../src/domain/handover/holidays';
import { resolveOrder, type OrderScope } from '../../../src/domain/order/order';
import { orderProblems } from '../../../src/domain/order/orderProblems';
import {
  isAtCarDealer,
  PAYMENT_OPTIONS,
  paymentOptionById,
} from '../../../src/domain/order/paymentOption/paymentOptions';
import { aPickup, aProduct, aTradeIn, anOrder, anOrderDraft } from '../../builders/order';
import { aVehicle } from '../../builders/vehicle';

const holidays = computedHolidays(2026, 'NW');
const scope: OrderScope = {
  vehicle: aVehicle(),
  catalogue: [aProduct({ id: 'mats' }), aPickup({ id: 'pickup' })],
  navigatorProducts: [aProduct({ id: 'rim', articleNumber: 'NAV-18', isFromNavigator: true })],
  paymentOptions: PAYMENT_OPTIONS,
  hasTradeIn: true,
  hasHandOver: () => true,
  handOverDays: () => bookableDays('2026-11-24', holidays, { now: new Date('2026-11-21T09:00:00Z') }),
  appointmentDays: (handOverDay) => appointmentDays(holidays, new Date('2026-11-21T09:00:00Z'), handOverDay),
  tradeInValidity: { days: 14, today: '2026-11-21' },
};

describe('order of a draft', () => {
  it('names the articles of the navigator that the platform knows, and keeps the others', () => {
    const { accessories } = resolveOrder(anOrderDraft({ carAccessories: ['NAV-18', 'NAV-99'] }), scope);
    expect(accessories).toMatchObject([
      { articleNumber: 'NAV-18', product: { id: 'rim' } },
      { articleNumber: 'NAV-99', product: undefined },
    ]);
  });

  it('has what still exists', () => {
    const draft = anOrderDraft({
      productIds: ['mats', 'sold-out', 'pickup'],
      handOver: { productId: 'pickup', day: '2026-12-01' },
      paymentOptionId: 'at-car-dealer',
      appointment: { day: '2026-11-24', hour: 15 },
      wantsTradeIn: true,
      tradeIns: [aTradeIn()],
      tradeInId: aTradeIn().id,
    });
    expect(resolveOrder(draft, scope)).toMatchObject({
      products: [{ id: 'mats' }],
      handOver: { product: { id: 'pickup' }, day: '2026-12-01' },
      paymentOption: { id: 'at-car-dealer' },
      appointment: { day: '2026-11-24', hour: 15 },
      tradeIn: { manufacturer: 'OPEL' },
    });
  });

  it('asks again for a day that has become impossible', () => {
    const draft = anOrderDraft({
      handOver: { productId: 'pickup', day: '2026-11-23' },
      paymentOptionId: 'at-car-dealer',
      appointment: { day: '2026-11-22', hour: 10 },
    });
    const order = resolveOrder(draft, scope);
    expect(order.handOver).toEqual({ product: scope.catalogue[1], day: undefined });
    expect(order.appointment).toBeUndefined();
  });

  it('asks again for a consultation that is later than the hand-over', () => {
    const draft = anOrderDraft({ paymentOptionId: 'at-car-dealer', appointment: { day: '2026-12-02', hour: 11 } });
    const orderWith = (day: string) => resolveOrder({ ...draft, handOver: { productId: 'pickup', day } }, scope);
    expect(orderWith('2026-12-01').appointment).toBeUndefined();
    expect(orderWith('2026-12-02').appointment).toEqual(draft.appointment);
  });

  it('drops the hand-over where payment made it needless', () => {
    const draft = anOrderDraft({
      handOver: { productId: 'pickup', day: '2026-12-01' },
      paymentOptionId: 'at-car-dealer',
    });
    const swapped = {
      ...scope,
      hasHandOver: (option: Parameters<OrderScope['hasHandOver']>[0]) => !isAtCarDealer(option),
    };
    expect(resolveOrder(draft, swapped).handOver).toBeUndefined();
    expect(resolveOrder({ ...draft, paymentOptionId: 'advance-transfer' }, swapped).handOver?.day).toBe('2026-12-01');
  });

  it.each([
    ['after "Nein"', { wantsTradeIn: false }, aTradeIn()],
    ['that was redeemed', {}, aTradeIn({ redeemedAt: '2026-11-11T08:00:00Z' })],
    ['in review', {}, aTradeIn({ calculationResultType: 'nonDigital' })],
    ['without a value', {}, aTradeIn({ calculationResultType: 'nonCalculable' })],
  ])('has no trade-in %s', (_, answer, tradeIn) => {
    const draft = anOrderDraft({ wantsTradeIn: true, tradeIns: [tradeIn], tradeInId: tradeIn.id, ...answer });
    expect(resolveOrder(draft, scope).tradeIn).toBeUndefined();
  });

  it('holds financing and leasing only with an option of that kind', () => {
    const financing = {
      monthlyInstallment: 200,
      fundingDuration: 48,
      fundingDeposit: 0,
      depositSurplus: 0,
      finalInstallment: 0,
    };
    const draft = anOrderDraft({ financing, paymentOptionId: 'financing-at-car-dealer' });
    expect(resolveOrder(draft, scope).financing).toBe(financing);
    expect(resolveOrder({ ...draft, paymentOptionId: 'advance-transfer' }, scope).financing).toBeUndefined();
  });
});

describe('what an order lacks', () => {
  const pickup = { product: aPickup(), day: '2026-12-01' };
  it.each([
    ['a payment option and a hand-over', {}, true, ['paymentOption', 'handOver']],
    ['the appointment, at the dealer', { paymentOption: paymentOptionById('at-car-dealer') }, true, ['appointment']],
    [
      'nothing, at the dealer without a hand-over',
      { paymentOption: paymentOptionById('at-car-dealer'), appointment: { day: '2026-11-24', hour: 10 } },
      true,
      [],
    ],
    ['the hand-over, by transfer', { paymentOption: paymentOptionById('advance-transfer') }, true, ['handOver']],
    [
      'the day of the hand-over',
      { paymentOption: paymentOptionById('advance-transfer'), handOver: { product: aPickup() } },
      true,
      ['handOver'],
    ],
    ['the rate of its bank', { paymentOption: paymentOptionById('bank11'), handOver: pickup }, true, ['rate']],
    ['nothing, with one', { paymentOption: paymentOptionById('advance-transfer'), handOver: pickup }, true, []],
    ['nothing, where there are no hand-overs', { paymentOption: paymentOptionById('advance-transfer') }, false, []],
    [
      'a price',
      { paymentOption: paymentOptionById('advance-transfer'), handOver: pickup, vehicle: aVehicle({ publicPrice: 0 }) },
      true,
      ['vehicle'],
    ],
  ])('%s', (_, parts, tenantHasHandOver, problems) => {
    expect(orderProblems(anOrder(parts), tenantHasHandOver)).toEqual(problems);
  });
});
