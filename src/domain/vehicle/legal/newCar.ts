import { addMonths } from '../../../lib/dates/calendarDay';
import { dayInGermany } from '../../../lib/dates/germanClock';
import type { Vehicle } from '../vehicle';

/** Bounds of the Pkw-EnVKV. */
const NEW_FOR_MONTHS = 8;
const NEW_BELOW_KM = 1000;

/** Registered less than 8 months ago, under 1,000 km (rules/law: new car), or sold as 'Neuwagen'. */
export function isNewCar(
  {
    initialRegistration,
    mileage,
    usedConditionType,
  }: Pick<Vehicle, 'initialRegistration' | 'mileage' | 'usedConditionType'>,
  now: Date,
): boolean {
  const newest = addMonths(dayInGermany(now), -NEW_FOR_MONTHS);
  return (
    usedConditionType === 'new' ||
    (mileage !== undefined && mileage < NEW_BELOW_KM) ||
    (initialRegistration !== undefined && initialRegistration.slice(0, 10) > newest)
  );
}
