import Check from 'lucide-react/icons/check';
import { equipmentHighlights } from '../../domain/enums/equipmentGroups';
import { withKnownNames } from '../../domain/enums/knownEquipment';
import { hasTab } from '../../domain/vehicle/vehicleTabs';
import type { Vehicle } from '../../domain/vehicle/vehicle';
import { useTenant } from '../../state/shopContext';
import { Heading } from '../../ui/display/Heading';
import { TabLink } from './TabLink';

const SHOWN = 10;

/** With a link to the rest (rules/vehicle: equipment first). */
export function EquipmentHighlights({ vehicle }: { vehicle: Vehicle }) {
  const { settings } = useTenant();
  const highlights = equipmentHighlights(withKnownNames(vehicle.equipment), SHOWN);
  if (highlights.length === 0 || vehicle.carType === 'ANHAENGER') return null;
  const hasMore = vehicle.equipment.length > SHOWN;
  return (
    <section className="equipment-highlights" aria-labelledby="highlights-title">
      <Heading level={2} id="highlights-title">
        Highlights
      </Heading>
      <ul className="equipment-highlights__list">
        {highlights.map(({ id, label }) => (
          <li key={id}>
            <Check />
            <span>{label}</span>
          </li>
        ))}
      </ul>
      {hasMore && hasTab(settings, 'ausstattung') ? (
        <TabLink tab="ausstattung">{`Alle ${vehicle.equipment.length} Ausstattungen`}</TabLink>
      ) : null}
    </section>
  );
}
