import Heart from 'lucide-react/icons/heart';
import { vehicleDetailOf } from '../../domain/vehicle/eventItem';
import { markedPrice } from '../../domain/vehicle/priceChange';
import { vehicleTitle } from '../../domain/vehicle/text/title';
import type { Vehicle } from '../../domain/vehicle/vehicle';
import { useFavourites } from '../../state/vehicles/favourites';
import { useEmit, useNow } from '../../state/shopContext';
import { IconButton } from '../../ui/actions/IconButton';

interface FavouriteButtonProps {
  vehicle: Vehicle;
  /** For a parent whose styles draw the icon. */
  className?: string;
}

/** Toggle button: adds a vehicle to the favourites or removes it. */
export function FavouriteButton({ vehicle, className }: FavouriteButtonProps) {
  const { id } = vehicle;
  const emit = useEmit();
  const now = useNow();
  const isMarked = useFavourites(({ ids }) => ids.includes(id));
  const toggle = useFavourites((state) => state.toggle);
  return (
    <IconButton
      label={`${vehicleTitle(vehicle)} merken`}
      title={isMarked ? 'Von der Merkliste nehmen' : 'Merken'}
      icon={className === undefined ? <Heart /> : null}
      className={className}
      aria-pressed={isMarked}
      onClick={() => {
        toggle(id, markedPrice(vehicle, now()));
        emit('favourite', { ...vehicleDetailOf(vehicle), isAdded: !isMarked });
      }}
    />
  );
}
