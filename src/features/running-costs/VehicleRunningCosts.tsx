import { electricFigures } from '../../domain/running-costs/electricCheck';
import { isPlugInHybrid } from '../../domain/vehicle/enums/drive';
import type { ReactNode } from 'react';
import type { Vehicle } from '../../domain/vehicle/vehicle';
import { Heading } from '../../ui/display/Heading';
import { Fold } from '../../ui/layout/Fold';
import { ElectricCheck } from './ElectricCheck';
import { RunningCosts, type IncludableRate } from './RunningCosts';

interface VehicleRunningCostsProps {
  vehicle: Vehicle;
  /** Financing and leasing calculated by the page. */
  rates: readonly IncludableRate[];
}

/** Running costs and electric check of a vehicle's page. */
export function VehicleRunningCosts({ vehicle, rates }: VehicleRunningCostsProps) {
  const isHybrid = isPlugInHybrid(vehicle);
  return (
    <>
      <Section
        id="running-costs-title"
        title="Laufende Kosten"
        sub="Energie und Kfz-Steuer, gerechnet in Ihrem Browser mit Ihren Annahmen."
      >
        <RunningCosts vehicles={[vehicle]} rates={rates} />
      </Section>
      {electricFigures(vehicle) === undefined ? null : (
        <section className="running-costs-check" aria-labelledby="electric-check-title">
          <Fold
            level={2}
            id="electric-check-title"
            title={isHybrid ? 'Fahren Sie damit elektrisch?' : 'Passt dieses Elektroauto zu Ihnen?'}
            hint={`${isHybrid ? 'Eine Frage' : 'Drei Fragen'}, eine Antwort aus den Angaben dieses Fahrzeugs.`}
          >
            <ElectricCheck vehicle={vehicle} />
          </Fold>
        </section>
      )}
    </>
  );
}

/** Running costs below a comparison: all vehicles with the same assumptions. */
export function ComparedRunningCosts({ vehicles }: { vehicles: readonly Vehicle[] }) {
  return (
    <Section
      id="compared-costs-title"
      title="Laufende Kosten im Vergleich"
      sub="Energie und Kfz-Steuer mit denselben Annahmen für alle, gerechnet in Ihrem Browser."
    >
      <RunningCosts vehicles={vehicles} />
    </Section>
  );
}

interface SectionProps {
  /** Id of the heading. */
  id: string;
  title: string;
  sub: string;
  children: ReactNode;
}

function Section({ id, title, sub, children }: SectionProps) {
  return (
    <section className="running-costs-section" aria-labelledby={id}>
      <Heading level={2} id={id} sub={sub}>
        {title}
      </Heading>
      {children}
    </section>
  );
}
