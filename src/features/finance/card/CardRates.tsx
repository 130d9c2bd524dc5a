import { Suspense, useRef, type ReactNode } from 'react';
import type { NamedRate, RateSettings } from '../../../domain/finance/rateOf';
import type { Vehicle } from '../../../domain/vehicle/vehicle';
import { withQueryClient } from '../../../state/queries/withQueryClient';
import { useFrame } from '../../../state/shopContext';
import { lazyWithRetry, NoFallback } from '../../../ui/feedback/lazyWithRetry';
import { useIsInView } from '../../../ui/layout/useIsInView';
import { useVisitRate } from '../rate/useVisitRate';
import { useStyles } from '../../../ui/styles';
import { Deduction } from '../../../shared/vehicle/Deduction';
import type { CardMonthProps } from './CardMonth';
import { RateOffer, rateStyles } from './RateOffer';

// After the cards with their rates.
const CardMonth = lazyWithRetry<CardMonthProps>(
  () => import('./CardMonth').then((module) => module.CardMonth),
  NoFallback,
);

export interface CardRatesProps {
  vehicle: Vehicle;
  settings: RateSettings;
  now: Date;
  /** The price; alone without a rate. */
  children: ReactNode;
}

/** Rate before price; price without the old car. */
export const CardRates = withQueryClient(function CardRates({ vehicle, children, ...card }: CardRatesProps) {
  useStyles(rateStyles);
  const { frame, mostPerMonth } = useFrame();
  const offer = useRef<HTMLDivElement>(null);
  const asked = useVisitRate(vehicle, useIsInView(offer));
  const monthOf = (rate: NamedRate) => (
    <Suspense>
      <CardMonth vehicle={vehicle} rate={rate} />
    </Suspense>
  );
  return (
    <RateOffer {...card} {...asked} ref={offer} vehicle={vehicle} frame={frame} most={mostPerMonth} monthOf={monthOf}>
      {children}
      <Deduction vehicle={vehicle} />
    </RateOffer>
  );
});
