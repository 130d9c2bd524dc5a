import * as chevronRight from 'lucide-react/icons/chevron-right';
import * as heart from 'lucide-react/icons/heart';
import * as scale from 'lucide-react/icons/scale';
import { useCallback, useLayoutEffect, type ReactNode } from 'react';
import { vehiclePictures } from '../../domain/vehicle/pictures';
import { vehicleTitle } from '../../domain/vehicle/text/title';
import type { Vehicle } from '../../domain/vehicle/vehicle';
import { useComparison } from '../../state/vehicles/comparison';
import { useFavourites } from '../../state/vehicles/favourites';
import buttonCss from '../../ui/actions/IconButton.css?inline';
import { iconMasks } from '../../ui/display/iconMask';
import { useStyles } from '../../ui/styles';
import css from './CardActions.css?inline';
import { comparedTitle, useToggleCompared } from './comparison/CompareButton';
import { markedTitle, useToggleFavourite } from './FavouriteButton';

const iconsCss = iconMasks([
  { selector: '.card-actions__favourite::before', icon: heart, size: 20 },
  { selector: '.card-actions__favourite[aria-pressed="true"]::before', icon: heart, size: 20, isFilled: true },
  { selector: '.card-actions__compare::before', icon: scale, size: 20 },
  { selector: '.card-actions__next::before', icon: chevronRight, size: 20 },
]);

export interface CardButtons {
  /** Beside the link over a card: favourite, comparison, next picture. No components, no hooks. */
  buttonsOf: (vehicle: Vehicle, isMarked: boolean, isCompared: boolean) => ReactNode;
  marked: ReadonlySet<string>;
  compared: ReadonlySet<string>;
}

const toggleButton = (label: string, title: string, name: string, isPressed: boolean, onClick: () => void) => (
  <button
    type="button"
    className={`icon-button icon-button--plain ${name}`}
    title={title}
    aria-label={label}
    aria-pressed={isPressed}
    onClick={onClick}
  />
);

/**
 * Once for all cards: ten hooks and six components a card are a third of a list's work and memory.
 * @param onChange at first, and after marking or comparing
 */
export function CardActions({ onChange }: { onChange: (buttons: CardButtons) => void }) {
  useStyles(buttonCss, 'ui');
  useStyles(css);
  useStyles(iconsCss);
  const marked = useFavourites(({ ids }) => ids);
  const compared = useComparison(({ ids }) => ids);
  const toggleMarked = useToggleFavourite();
  const toggleCompared = useToggleCompared();
  const buttonsOf = useCallback(
    (vehicle: Vehicle, isMarked: boolean, isCompared: boolean) => {
      const title = vehicleTitle(vehicle);
      return (
        <>
          {toggleButton(`${title} merken`, markedTitle(isMarked), 'card-actions__favourite', isMarked, () =>
            toggleMarked(vehicle, isMarked),
          )}
          {vehiclePictures(vehicle).length > 1 ? (
            <button
              type="button"
              className="icon-button icon-button--floating card-actions__next"
              title="Nächstes Bild"
              aria-label={`Nächstes Bild von ${title}`}
              // A listener of the list handles it (features/search/list/cardPictures).
              data-next-picture=""
            />
          ) : null}
          {toggleButton(`${title} vergleichen`, comparedTitle(isCompared), 'card-actions__compare', isCompared, () =>
            toggleCompared(vehicle, isCompared),
          )}
        </>
      );
    },
    [toggleCompared, toggleMarked],
  );
  useLayoutEffect(
    () => onChange({ buttonsOf, marked: new Set(marked), compared: new Set(compared) }),
    [buttonsOf, compared, marked, onChange],
  );
  return null;
}
