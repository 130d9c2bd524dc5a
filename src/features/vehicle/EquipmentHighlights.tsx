import { equipmentHighlights } from '../../domain/vehicle/enums/equipmentGroups';
import { withKnownNames } from '../../domain/vehicle/enums/knownEquipment';
import { hasTab } from '../../domain/tenant/vehicleTabs';
import type { Vehicle } from '../../domain/vehicle/vehicle';
import { useTenant } from '../../state/shopContext';
import { Heading } from '../../ui/display/Heading';
import { useStyles } from '../../ui/styles';
import css from './panels/EquipmentPanel.css?inline';
import { TabLink } from './TabLink';

/** Pieces of equipment shown before the tabs; on phones two less. */
const SHOWN = 8;
const SHOWN_ON_PHONES = 6;

/** The most important equipment, with a link to all of it (rules/vehicle: equipment first). */
export function EquipmentHighlights({ vehicle }: { vehicle: Vehicle }) {
  useStyles(css);
  const { settings } = useTenant();
  const highlights = equipmentHighlights(withKnownNames(vehicle.equipment), SHOWN);
  if (highlights.length === 0 || vehicle.carType === 'ANHAENGER') return null;
  const hasMore = vehicle.equipment.length > SHOWN_ON_PHONES;
  return (
    <section className="equipment-highlights" aria-labelledby="highlights-title">
      <Heading level={2} size={18} id="highlights-title">
        Highlights
      </Heading>
      <ul className="equipment-panel">
        {highlights.map(({ id, label }) => (
          <li key={id} className="equipment-panel__item">
            {label}
          </li>
        ))}
      </ul>
      {hasMore && hasTab(settings, 'ausstattung') ? (
        <TabLink tab="ausstattung">{`Alle ${vehicle.equipment.length} Ausstattungen`}</TabLink>
      ) : null}
    </section>
  );
}
