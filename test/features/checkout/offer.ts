import type { OrderDecisions } from '../../../src/domain/order/draft';
import { isPaid } from '../../../src/domain/order/orderState';
import { obstacleOf, orderTermsOf, type OrderBasis, type OrderReading } from '../../../src/domain/order/orderTerms';
import { orderTotals } from '../../../src/domain/order/orderTotals';
import { paymentOptionById } from '../../../src/domain/order/paymentOption/paymentOptions';
import { anOrder, aTradeIn } from '../../builders/order';
import { someSettings } from '../../builders/tenant';
import { aVehicle } from '../../builders/vehicle';
import { NOW } from '../../now';

/** What a platform says of a vehicle, its shop and the visitor's trade-in; each may change at any time. */
export const OFFER = {
  cents: 4_092_000,
  km: 6_700,
  accident: 'ACCIDENT_FREE',
  tradeIn: 8_400,
  isRedeemed: false,
  isClosed: false,
  isReserved: false,
};
export type Offer = typeof OFFER;

/** The visitor's trade-in by an offer. */
export const tradeInOf = ({ tradeIn, isRedeemed }: Offer) =>
  aTradeIn({ customerPrice: tradeIn, redeemedAt: isRedeemed ? NOW.toISOString() : undefined });

/** An order with these choices, against an offer; the trade-in is that of the choices. */
function basisOf(draft: OrderDecisions, offer: Offer): OrderBasis {
  const { payment } = draft.state;
  const order = anOrder({
    vehicle: aVehicle({
      publicPrice: offer.cents / 100,
      mileage: offer.km,
      accidentStatus: offer.accident,
      reservedUntil: offer.isReserved ? '2099-01-01T00:00:00Z' : undefined,
    }),
    paymentOption: paymentOptionById(draft.paymentOptionId),
    tradeIn: draft.tradeIns.find(({ id, redeemedAt }) => id === draft.tradeInId && redeemedAt === undefined),
    paid: isPaid(payment) ? payment.amount : undefined,
  });
  const settings = someSettings({ orderReservationFee: 250, isCheckoutEnabled: !offer.isClosed });
  return {
    order,
    totals: orderTotals(order, settings),
    tenant: { settings },
    tradeInValidity: { days: 14, today: '2026-11-12' },
  };
}

export const termsOf = (draft: OrderDecisions, offer: Offer) => orderTermsOf(basisOf(draft, offer));

/** The same, read again. */
export function readingOf(draft: OrderDecisions, offer: Offer): OrderReading {
  const newest = { ...draft, tradeIns: draft.tradeIns.map(() => tradeInOf(offer)) };
  const basis = basisOf(newest, offer);
  return { terms: orderTermsOf(basis), obstacle: obstacleOf(basis, NOW), tradeIns: newest.tradeIns };
}
