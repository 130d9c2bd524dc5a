import * as chevronRight from 'lucide-react/icons/chevron-right';
import * as heart from 'lucide-react/icons/heart';
import * as scale from 'lucide-react/icons/scale';
import { vehiclePictures } from '../../domain/vehicle/pictures';
import { vehicleTitle } from '../../domain/vehicle/text/title';
import type { Vehicle } from '../../domain/vehicle/vehicle';
import { iconMasks } from '../../ui/display/iconMask';
import { useStyles } from '../../ui/styles';
import css from './CardActions.css?inline';
import { CompareButton } from './comparison/CompareButton';
import { FavouriteButton } from './FavouriteButton';

const iconsCss = iconMasks([
  { selector: '.card-actions__favourite::before', icon: heart, size: 20 },
  { selector: '.card-actions__favourite[aria-pressed="true"]::before', icon: heart, size: 20, isFilled: true },
  { selector: '.card-actions__compare::before', icon: scale, size: 20 },
  { selector: '.card-actions__next::before', icon: chevronRight, size: 20 },
]);

/** Buttons of a card, siblings of the link that covers it: favourite beside the title, comparison, and the next picture. */
export function CardActions({ vehicle }: { vehicle: Vehicle }) {
  useStyles(css);
  useStyles(iconsCss);
  return (
    <>
      <FavouriteButton vehicle={vehicle} className="card-actions__favourite" />
      {vehiclePictures(vehicle).length > 1 ? (
        <button
          type="button"
          className="icon-button icon-button--floating card-actions__next"
          title="Nächstes Bild"
          aria-label={`Nächstes Bild von ${vehicleTitle(vehicle)}`}
          // Handled by a listener of the list (features/search/list/cardPictures).
          data-next-picture=""
        />
      ) : null}
      <CompareButton vehicle={vehicle} className="card-actions__compare" />
    </>
  );
}
