import { damageLabel } from '../../domain/vehicle/damage';
import { isReserved } from '../../domain/vehicle/reservation';
import { usedConditions } from '../../domain/vehicle/enums/usedCondition';
import type { Vehicle } from '../../domain/vehicle/vehicle';
import { useNow } from '../../state/shopContext';
import { Badge } from '../../ui/display/Badge';

/** Badges on the pictures: condition, reservation, damage. */
export function VehicleBadges({ vehicle }: { vehicle: Vehicle }) {
  const now = useNow();
  const { usedConditionType: condition } = vehicle;
  const damage = damageLabel(vehicle);
  return (
    <>
      {condition === undefined || condition === 'other' ? null : (
        <Badge tone="picture">{usedConditions.label(condition)}</Badge>
      )}
      {isReserved(vehicle, now()) ? <Badge tone="warning">Reserviert</Badge> : null}
      {damage === undefined ? null : <Badge tone="warning">{damage}</Badge>}
    </>
  );
}
