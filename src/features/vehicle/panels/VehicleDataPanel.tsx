import { FactList } from '../../../ui/display/FactList';
import { useStyles } from '../../../ui/styles';
import { factsOf, vehicleDataFacts } from '../../../domain/vehicle/facts';
import { useFacetLabels } from '../../../state/vehicles/facetLabels';
import css from './columns.css?inline';
import type { PanelProps } from './panel';

/** Tab 'Fahrzeugdaten': condition, mileage, previous owners, inspection, colours. */
export function VehicleDataPanel({ vehicle }: PanelProps) {
  useStyles(css);
  const facts = factsOf(vehicleDataFacts, vehicle, useFacetLabels());
  return facts.length > 0 ? (
    <div className="vehicle-columns">
      <FactList facts={facts} />
    </div>
  ) : (
    <p>Zu diesem Fahrzeug liegen noch keine weiteren Daten vor.</p>
  );
}
