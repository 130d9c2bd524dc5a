import { useCallback } from 'react';
import Heart from 'lucide-react/icons/heart';
import { vehicleDetailOf } from '../../domain/vehicle/eventItem';
import { markedPrice } from '../../domain/vehicle/priceChange';
import { vehicleTitle } from '../../domain/vehicle/text/title';
import type { Vehicle } from '../../domain/vehicle/vehicle';
import { useFavourites } from '../../state/vehicles/favourites';
import { useEmit, useNow } from '../../state/shopContext';
import { IconButton } from '../../ui/actions/IconButton';

/** Adds, or removes if marked. */
export function useToggleFavourite(): (vehicle: Vehicle, isMarked: boolean) => void {
  const emit = useEmit();
  const now = useNow();
  const toggle = useFavourites((state) => state.toggle);
  return useCallback(
    (vehicle, isMarked) => {
      toggle(vehicle.id, markedPrice(vehicle, now()));
      emit('favourite', { ...vehicleDetailOf(vehicle), isAdded: !isMarked });
    },
    [emit, now, toggle],
  );
}

export const markedTitle = (isMarked: boolean) => (isMarked ? 'Von der Merkliste nehmen' : 'Merken');

export function FavouriteButton({ vehicle }: { vehicle: Vehicle }) {
  const isMarked = useFavourites(({ ids }) => ids.includes(vehicle.id));
  const toggle = useToggleFavourite();
  return (
    <IconButton
      label={`${vehicleTitle(vehicle)} merken`}
      title={markedTitle(isMarked)}
      icon={<Heart />}
      aria-pressed={isMarked}
      onClick={() => toggle(vehicle, isMarked)}
    />
  );
}
