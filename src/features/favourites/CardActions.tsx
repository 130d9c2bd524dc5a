import type { Vehicle } from '../../domain/vehicle/vehicle';
import { useStyles } from '../../ui/styles';
import css from './CardActions.css?inline';
import { CompareButton } from './comparison/CompareButton';
import { FavouriteButton } from './FavouriteButton';

/** Buttons above the picture of a card, beside the link that the whole card is. */
export function CardActions({ vehicle }: { vehicle: Vehicle }) {
  useStyles(css);
  return (
    <div className="card-actions">
      <FavouriteButton vehicle={vehicle} variant="floating" />
      <CompareButton vehicle={vehicle} variant="floating" />
    </div>
  );
}
