import { memo, Suspense } from 'react';
import { lazyWithRetry, NoFallback } from '../../../ui/feedback/lazyWithRetry';
import { useStyles } from '../../../ui/styles';
import { vehiclePrice } from '../../../shared/vehicle/vehicleLegalInfo';
import type { CardButtons } from '../../favourites/CardActions';
import { Card, type CardProps } from './Card';
import type { CardRatesProps } from './CardRates';
import css from './VehicleCard.css?inline';
import wideCss from './WideVehicleCard.css?inline';

// Cards name a rate only by the visitor's choice.
const CardRates = lazyWithRetry<CardRatesProps>(
  () => import('./CardRates').then((module) => module.CardRates),
  NoFallback,
);

/** Resolves when cards with rates are rendered at once. */
export const { preload: preloadRates } = CardRates;

/** Adopts the styles of all cards; called by the list, because a hook per card would be slow. */
export function useCardStyles(): void {
  useStyles(css);
  useStyles(wideCss);
}

interface VehicleCardProps extends Omit<CardProps, 'offer' | 'actions'> {
  /** Without the card names no rate, and so no credit, and no old car. */
  hasRates: boolean;
  /** `undefined` until they have arrived. */
  buttonsOf: CardButtons['buttonsOf'] | undefined;
  isMarked: boolean;
  isCompared: boolean;
}

/** Card with the buttons of the list of marked vehicles, and with a rate where the visitor wants one. */
export const VehicleCard = memo(function VehicleCard({
  hasRates,
  buttonsOf,
  isMarked,
  isCompared,
  ...card
}: VehicleCardProps) {
  const { vehicle, settings, now } = card;
  const price = hasRates ? vehiclePrice({ vehicle, settings }) : undefined;
  return (
    <Card
      {...card}
      offer={
        price && (
          <Suspense fallback={price}>
            <CardRates vehicle={vehicle} settings={settings} now={now}>
              {price}
            </CardRates>
          </Suspense>
        )
      }
      actions={buttonsOf?.(vehicle, isMarked, isCompared)}
    />
  );
});
