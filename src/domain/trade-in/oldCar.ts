import type { CalendarDay } from '../../lib/dates/calendarDay';
import { formatPrice } from '../../lib/format';
import type { TenantSettings } from '../tenant/settings';
import type { VehicleTabSlug } from '../vehicle/vehicleTabs';

/** The car that the frame deducts: the visitor's valued one, else that of a link (rules/trade-in: in the frame). */
export interface OldCar {
  /** 'Golf' */
  name: string;
  /** EUR, as in an order. */
  value: number;
  /** Last day of the offer; of a link there is none. */
  until?: CalendarDay;
  isDeducted: boolean;
}

/** 'meinem Golf' */
export const oldCarName = ({ name, until }: Pick<OldCar, 'name' | 'until'>, mine: string): string =>
  until === undefined ? name : `${mine} ${name}`;

/** 'mein Golf 5.900 €' */
export const oldCarText = (car: Pick<OldCar, 'name' | 'until' | 'value'>): string =>
  `${oldCarName(car, 'mein')} ${formatPrice(car.value)}`;

const TAB: VehicleTabSlug = 'inzahlungnahme';

/** The old car of a frame. @param value of the frame @param ownCar of the visitor, in place of a link's; when its offer is over there is none */
export function oldCarIn(
  value: number | undefined,
  ownCar: OldCar | undefined,
  settings: Pick<TenantSettings, 'uiVehicleDetailsAvailableChildRoutes'>,
  today: CalendarDay,
): OldCar | undefined {
  if (ownCar !== undefined) return (ownCar.until ?? '') < today ? undefined : ownCar;
  return value === undefined || !settings.uiVehicleDetailsAvailableChildRoutes.includes(TAB)
    ? undefined
    : { name: 'Altwagen (aus dem Link)', value, isDeducted: true };
}
