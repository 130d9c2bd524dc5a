import Heart from 'lucide-react/icons/heart';
import { vehicleDetailOf } from '../../domain/vehicle/eventItem';
import { vehicleTitle } from '../../domain/vehicle/text/title';
import type { Vehicle } from '../../domain/vehicle/vehicle';
import { useFavourites } from '../../state/favourites';
import { useEmit } from '../../state/shopContext';
import { IconButton } from '../../ui/actions/IconButton';

interface FavouriteButtonProps {
  vehicle: Vehicle;
  variant?: 'plain' | 'floating';
  /** Of a place that draws the icon by its styles. */
  className?: string;
}

/** Puts a vehicle on the visitor's list, or takes it off again. */
export function FavouriteButton({ vehicle, variant, className }: FavouriteButtonProps) {
  const { id } = vehicle;
  const emit = useEmit();
  const isMarked = useFavourites(({ ids }) => ids.includes(id));
  const toggle = useFavourites((state) => state.toggle);
  return (
    <IconButton
      label={`${vehicleTitle(vehicle)} merken`}
      title={isMarked ? 'Von der Merkliste nehmen' : 'Merken'}
      icon={className === undefined ? <Heart /> : null}
      className={className}
      variant={variant}
      aria-pressed={isMarked}
      onClick={() => {
        toggle(id);
        emit('favourite', { ...vehicleDetailOf(vehicle), isAdded: !isMarked });
      }}
    />
  );
}
