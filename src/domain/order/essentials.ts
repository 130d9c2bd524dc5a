import { formatKm, formatNumber } from '../../lib/format';
import { formatMonthYear } from '../../lib/dates/formatDate';
import { formatPower } from '../../lib/formatFacts';
import { accidentLabel } from '../enums/accidentStatus';
import { carColours } from '../enums/colour';
import { previousUsageLabel } from '../enums/previousUsage';
import { fuelTypes } from '../enums/fuelType';
import { gearboxTypes } from '../enums/gearboxType';
import { usedConditions } from '../enums/usedCondition';
import type { Vehicle } from '../vehicle/vehicle';
import type { OrderTerm } from './orderTerm';

/** Essential features (§ 312j (2) BGB): shown above the button, compared by value. */
export function essentialsOf(vehicle: Vehicle): OrderTerm[] {
  const { varnishColor, varnishPrimaryColorType: paint, location } = vehicle;
  const place = [location?.address?.zipCode, location?.address?.city].filter(Boolean).join(' ');
  const features = [
    feature('condition', 'Zustand', vehicle.usedConditionType, usedConditions.label),
    feature('registration', 'Erstzulassung', vehicle.initialRegistration, formatMonthYear),
    feature('mileage', 'Kilometerstand', vehicle.mileage, formatKm),
    feature('owners', 'Vorbesitzer', vehicle.previousOwnersCount, formatNumber),
    // Free texts are compared by meaning.
    feature('usage', 'Frühere Nutzung', given(vehicle.previousUsage, previousUsageLabel), String),
    feature('accident', 'Unfallstatus', given(vehicle.accidentStatus, accidentLabel), String),
    feature('damage', 'Schäden', vehicle.isDamaged ? 'Beschädigt' : undefined, String),
    feature('power', 'Leistung', vehicle.enginePower, formatPower),
    feature('fuel', 'Kraftstoff', vehicle.fuelType, fuelTypes.label),
    feature('gearbox', 'Getriebe', vehicle.gearboxType, gearboxTypes.label),
    feature('colour', 'Farbe', varnishColor ?? (paint && carColours.label(paint)), String),
    feature('place', 'Standort', place || undefined, String),
    feature('vin', 'Fahrgestellnummer', vehicle.vin, String),
    feature('number', 'Interne Nummer', vehicle.internalId, String),
  ];
  return features.flatMap((each) => each ?? []);
}

const given = (text: string | undefined, labelOf: (text: string) => string) =>
  text === undefined ? undefined : labelOf(text);

function feature<Value extends string | number>(
  name: string,
  label: string,
  value: Value | undefined,
  format: (value: Value) => string,
): OrderTerm | undefined {
  return value === undefined ? undefined : { name, label, value, text: format(value) };
}
