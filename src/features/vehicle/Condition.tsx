import { hasConditionTab, hasTab } from '../../domain/vehicle/vehicleTabs';
import { conditionFacts, factsOf } from '../../domain/vehicle/facts';
import { damageLabel } from '../../domain/vehicle/damage';
import type { Vehicle } from '../../domain/vehicle/vehicle';
import { useTenant } from '../../state/shopContext';
import { FactList } from '../../ui/display/FactList';
import { Heading } from '../../ui/display/Heading';
import { TabLink } from './TabLink';

/** Result of the report on a used vehicle's condition, with the way to all of it. */
export function Condition({ vehicle }: { vehicle: Vehicle }) {
  const { settings } = useTenant();
  const facts = factsOf(conditionFacts, vehicle);
  if (facts.length === 0 || !hasConditionTab(vehicle)) return null;
  const hasReport = vehicle.conditionDocumentUrls.length > 0 || damageLabel(vehicle) !== undefined;
  return (
    <section className="vehicle-condition flex flex-col items-start gap-12" aria-labelledby="condition-title">
      <Heading level={2} id="condition-title">
        Zustand
      </Heading>
      <FactList facts={facts} layout="tiles" />
      {hasTab(settings, 'zustand') ? (
        <TabLink tab="zustand">{hasReport ? 'Zustandsbericht ansehen' : 'Zustandsbericht anfordern'}</TabLink>
      ) : null}
    </section>
  );
}
