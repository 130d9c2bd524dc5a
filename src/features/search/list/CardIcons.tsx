import { carTypeIcons } from '../../../shared/vehicle/carTypeIcons';
import { iconMasks } from '../../../ui/display/iconMask';
import { useStyles } from '../../../ui/styles';
import paintCss from './CardIcons.css?inline';

const { PKW, ...otherTypes } = carTypeIcons;
const drawing = { size: 72, strokeWidth: 1 };

/** In a second picture: a list of cars opens one. */
const css =
  iconMasks([{ selector: '.vehicle-card__media::before', icon: PKW, ...drawing }]) +
  iconMasks(
    Object.entries(otherTypes).map(([type, icon]) => ({
      selector: `.vehicle-card__media[data-car-type='${type}']::before`,
      icon,
      ...drawing,
    })),
  );

/** For missing pictures, as masks: elements would be in every card. */
export function CardIcons() {
  useStyles(css);
  useStyles(paintCss);
  return null;
}
