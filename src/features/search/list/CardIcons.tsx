import * as armchair from 'lucide-react/icons/armchair';
import * as bed from 'lucide-react/icons/bed-double';
import * as calendarDays from 'lucide-react/icons/calendar-days';
import * as cog from 'lucide-react/icons/cog';
import * as engine from 'lucide-react/icons/engine';
import * as fuel from 'lucide-react/icons/fuel';
import * as gauge from 'lucide-react/icons/gauge';
import * as mapPin from 'lucide-react/icons/map-pin';
import * as ruler from 'lucide-react/icons/ruler';
import * as weight from 'lucide-react/icons/weight';
import * as zap from 'lucide-react/icons/zap';
import type { KeyFactKind } from '../../../domain/vehicle/keyFacts';
import { carTypeIcons } from '../../../shared/vehicle/carTypeIcons';
import { iconMasks } from '../../../ui/display/iconMask';
import { useStyles } from '../../../ui/styles';
import paintCss from './CardIcons.css?inline';

/** Icons of the cards, drawn as masks: as elements they would be half of all elements of a long list. */
const ICONS = {
  registration: calendarDays,
  mileage: gauge,
  power: zap,
  fuel,
  gearbox: cog,
  range: zap,
  capacity: engine,
  sleepingPlaces: bed,
  seats: armchair,
  weight,
  length: ruler,
  location: mapPin,
} as const satisfies Record<KeyFactKind | 'location', unknown>;

const { PKW, ...otherTypes } = carTypeIcons;
const drawing = { size: 72, strokeWidth: 1 };

/** The other types in a picture of their own: a list of cars alone opens and draws one picture. */
const css =
  iconMasks([
    ...Object.entries(ICONS).map(([name, icon]) => ({
      selector: `.vehicle-card__icon--${name}::before`,
      icon,
      size: 16,
    })),
    { selector: '.vehicle-card__media::before', icon: PKW, ...drawing },
  ]) +
  iconMasks(
    Object.entries(otherTypes).map(([type, icon]) => ({
      selector: `.vehicle-card__media[data-car-type='${type}']::before`,
      icon,
      ...drawing,
    })),
  );

/** Adopts the icons of all cards and of their placeholder pictures. */
export function CardIcons() {
  useStyles(css);
  useStyles(paintCss);
  return null;
}
