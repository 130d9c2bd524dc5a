import { electricFigures } from '../../domain/running-costs/electricCheck';
import { isPlugInHybrid } from '../../domain/vehicle/enums/drive';
import type { Vehicle } from '../../domain/vehicle/vehicle';
import { Heading } from '../../ui/display/Heading';
import { ElectricCheck } from './ElectricCheck';
import { RunningCosts, type IncludableRate } from './RunningCosts';

interface VehicleRunningCostsProps {
  vehicle: Vehicle;
  /** Financing and leasing calculated by the page. */
  rates: readonly IncludableRate[];
}

/** Running costs and electric check of a vehicle's page. */
export function VehicleRunningCosts({ vehicle, rates }: VehicleRunningCostsProps) {
  return (
    <>
      <section className="running-costs-section" aria-labelledby="running-costs-title">
        <Heading
          level={2}
          id="running-costs-title"
          sub="Energie und Kfz-Steuer, gerechnet in Ihrem Browser mit Ihren Annahmen."
        >
          Laufende Kosten
        </Heading>
        <RunningCosts vehicles={[vehicle]} rates={rates} />
      </section>
      {electricFigures(vehicle) === undefined ? null : (
        <section className="running-costs-section" aria-labelledby="electric-check-title">
          <Heading
            level={2}
            id="electric-check-title"
            sub={
              isPlugInHybrid(vehicle)
                ? 'Eine Frage, eine Antwort aus den Angaben dieses Fahrzeugs.'
                : 'Drei Fragen, eine Antwort aus den Angaben dieses Fahrzeugs.'
            }
          >
            {isPlugInHybrid(vehicle) ? 'Fahren Sie damit elektrisch?' : 'Passt dieses Elektroauto zu Ihnen?'}
          </Heading>
          <ElectricCheck vehicle={vehicle} />
        </section>
      )}
    </>
  );
}

/** Running costs below a comparison: all vehicles with the same assumptions. */
export function ComparedRunningCosts({ vehicles }: { vehicles: readonly Vehicle[] }) {
  return (
    <section className="running-costs-section" aria-labelledby="compared-costs-title">
      <Heading
        level={2}
        id="compared-costs-title"
        sub="Energie und Kfz-Steuer mit denselben Annahmen für alle, gerechnet in Ihrem Browser."
      >
        Laufende Kosten im Vergleich
      </Heading>
      <RunningCosts vehicles={vehicles} />
    </section>
  );
}
