import { groupEquipment } from '../../../domain/enums/equipmentGroups';
import { withKnownNames } from '../../../domain/enums/knownEquipment';
import { Button } from '../../../ui/actions/Button';
import { SafeHtml } from '../../../ui/display/SafeHtml';
import type { PanelProps } from './panel';
import { PanelSection } from './PanelSection';

/** Pieces from which a group may stand first. */
const MANY = 3;

export function EquipmentPanel({ vehicle, onRequest }: PanelProps) {
  const groups = groupEquipment(withKnownNames(vehicle.equipment)).sort(
    (one, other) => Number(one.equipment.length < MANY) - Number(other.equipment.length < MANY),
  );
  if (groups.length > 0) {
    return (
      <div className="equipment-panel">
        {groups.map(({ category, label, equipment }) => (
          <section key={category}>
            <h3>{label}</h3>
            <ul>
              {equipment.map(({ id, label: name }) => (
                <li key={id}>{name}</li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    );
  }
  if (vehicle.descriptionHtml !== undefined) return <SafeHtml html={vehicle.descriptionHtml} />;
  return (
    <PanelSection title="Ausstattung auf Anfrage">
      <p className="panel-section__text">
        Zur Ausstattung dieses Fahrzeugs liegen noch keine Angaben vor. Wir nennen sie Ihnen gerne.
      </p>
      <Button onClick={() => onRequest()}>Kontakt aufnehmen</Button>
    </PanelSection>
  );
}
