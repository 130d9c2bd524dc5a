import FileText from 'lucide-react/icons/file-text';
import { legalMakeOf } from '../../../domain/law/makes';
import { isPassengerCar } from '../../../domain/enums/carType';
import { CO2_GUIDE_TEXT } from '../../../domain/vehicle/legal/co2Guide';
import { consumptionLines, remainingConsumption } from '../../../domain/vehicle/legal/consumption';
import { isNewCar } from '../../../domain/vehicle/legal/newCar';
import { useFacetLabels } from '../../../state/vehicles/facetLabels';
import { useNow, useTenant } from '../../../state/shopContext';
import { Button } from '../../../ui/actions/Button';
import { FactList } from '../../../ui/display/FactList';
import { factsOf, manufacturerFacts, technicalFacts, vehicleDataFacts } from '../../../domain/vehicle/facts';
import { hasTab, type VehicleTabSlug } from '../../../domain/vehicle/vehicleTabs';
import { joinFacts } from '../../../lib/formatFacts';
import { TabLink } from '../TabLink';
import type { PanelProps } from './panel';
import { PanelSection } from './PanelSection';

/** Values that need no label. */
const SHORT = ['Leistung', 'Kraftstoff', 'Hubraum', 'Getriebe', 'Antriebsart', 'Schadstoffklasse'];

export function DataPanel({ vehicle, isShort = false, onRequest }: PanelProps) {
  const now = useNow();
  const { settings } = useTenant();
  const labelOf = useFacetLabels();
  const updates = legalMakeOf(settings, vehicle)?.updatesText;
  const isOnly = (tab: VehicleTabSlug, other: VehicleTabSlug) => hasTab(settings, tab) && !hasTab(settings, other);
  const technical = [
    ...factsOf(technicalFacts, vehicle, labelOf),
    // (rules/law: updates)
    ...(updates === undefined ? [] : [{ label: 'Aktualisierungen der Software', value: updates }]),
  ];
  const groups = [
    ...(isOnly('fahrzeugdaten', 'technische-daten') ? [] : [{ title: 'Motor und Maße', facts: technical }]),
    ...(isOnly('technische-daten', 'fahrzeugdaten')
      ? []
      : [{ title: 'Fahrzeug', facts: factsOf(vehicleDataFacts, vehicle, labelOf) }]),
  ];
  // The rest is above the tabs (rules/vehicle: twice is once).
  const consumption = remainingConsumption(vehicle, consumptionLines(vehicle, 'page'));
  const isUsedCar = isPassengerCar(vehicle) && !isNewCar(vehicle, now());
  const manufacturer = factsOf(manufacturerFacts, vehicle);
  const label = vehicle.enVkvLabelDocumentUrl;
  const isNew = vehicle.usedConditionType === 'new';
  if (isShort && technical.length > SHORT.length) {
    return (
      <div className="panel-section flex flex-col items-start gap-12">
        <p>{joinFacts(technical.flatMap(({ label, value: text }) => (SHORT.includes(label) ? text : [])))}</p>
        <TabLink tab="technische-daten">Alle Daten</TabLink>
      </div>
    );
  }
  return (
    <>
      {groups.map(({ title, facts }) =>
        facts.length > 0 ? (
          <PanelSection key={title} title={title}>
            <div className="vehicle-columns">
              <FactList facts={facts} />
            </div>
          </PanelSection>
        ) : null,
      )}
      {groups.some(({ facts }) => facts.length > 0) ? null : <p>Zu diesem Fahrzeug liegen noch keine Daten vor.</p>}
      {consumption.length > 0 || isUsedCar || label !== undefined ? (
        <PanelSection title="Verbrauch und Emissionen">
          {consumption.length > 0 ? (
            <div className="w-full max-w-680 print:max-w-none">
              <FactList facts={consumption} />
            </div>
          ) : null}
          {isUsedCar ? <p className="panel-section__small">{CO2_GUIDE_TEXT}</p> : null}
          {label === undefined ? null : (
            <Button href={label} target="_blank" rel="noopener noreferrer" icon={<FileText />}>
              Energieverbrauchskennzeichnung öffnen
            </Button>
          )}
        </PanelSection>
      ) : null}
      {isNew ? (
        <PanelSection title="Reifenlabel">
          <p className="panel-section__text tyre-label__text">
            Angaben zu Kraftstoffeffizienz, Nasshaftung und Rollgeräusch der Reifen senden wir Ihnen gerne zu.
          </p>
          <Button onClick={() => onRequest('isTireLabelRequested')}>Reifenlabel anfordern</Button>
        </PanelSection>
      ) : null}
      {manufacturer.length > 0 ? (
        <PanelSection title="Angaben zum Hersteller">
          <div className="w-full max-w-680 print:max-w-none">
            <FactList facts={manufacturer} />
          </div>
        </PanelSection>
      ) : null}
    </>
  );
}
