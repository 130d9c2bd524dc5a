import { memo, Suspense } from 'react';
import { useStyles } from '../../../ui/styles';
import { vehiclePrice } from '../../../shared/vehicle/vehicleLegalInfo';
import type { CardButtons } from '../../favourites/CardActions';
import { CardRates } from '../../finance/card/lazyCardRates';
import { Card, type CardProps } from './Card';
import css from './VehicleCard.css?inline';
import wideCss from './WideVehicleCard.css?inline';

/** By the list: a hook per card is slow. */
export function useCardStyles(): void {
  useStyles(css);
  useStyles(wideCss);
}

interface VehicleCardProps extends Omit<CardProps, 'offer' | 'actions'> {
  /** Else neither rate (credit) nor old car. */
  hasRates: boolean;
  /** `undefined` until they have arrived. */
  buttonsOf: CardButtons['buttonsOf'] | undefined;
  isMarked: boolean;
  isCompared: boolean;
}

/** With buttons, and a rate if wanted. */
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
