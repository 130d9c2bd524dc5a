import * as car from 'lucide-react/icons/car';
import * as caravan from 'lucide-react/icons/caravan';
import * as motorbike from 'lucide-react/icons/motorbike';
import * as trailer from 'lucide-react/icons/trailer';
import * as truck from 'lucide-react/icons/truck';
import type { CarType } from '../../domain/enums/carType';

/** `default` is the component, `iconMasks` makes a mask of the module. */
export const carTypeIcons = {
  PKW: car,
  NUTZFAHRZEUG: truck,
  WOHNMOBIL: caravan,
  ZWEIRAD: motorbike,
  ANHAENGER: trailer,
} as const satisfies Record<CarType, object>;
