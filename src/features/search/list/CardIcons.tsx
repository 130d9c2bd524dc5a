import { carTypeIcons } from '../../../shared/vehicle/carTypeIcons';
import { iconMasks } from '../../../ui/display/iconMask';
import { useStyles } from '../../../ui/styles';
import paintCss from './CardIcons.css?inline';

const { PKW, ...otherTypes } = carTypeIcons;
const drawing = { size: 72, strokeWidth: 1 };

/** The other types in a picture of their own: a list of cars alone opens and draws one picture. */
const css =
  iconMasks([{ selector: '.vehicle-card__media::before', icon: PKW, ...drawing }]) +
  iconMasks(
    Object.entries(otherTypes).map(([type, icon]) => ({
      selector: `.vehicle-card__media[data-car-type='${type}']::before`,
      icon,
      ...drawing,
    })),
  );

/** Adopts the outlines that stand for missing pictures, drawn as masks: as elements they would be in every card of a long list. */
export function CardIcons() {
  useStyles(css);
  useStyles(paintCss);
  return null;
}
