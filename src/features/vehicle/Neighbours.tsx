import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import type { ReactElement } from 'react';
import { vehicleAddress } from '../../domain/vehicle/text/address';
import { vehicleTitle } from '../../domain/vehicle/text/title';
import type { Vehicle } from '../../domain/vehicle/vehicle';
import { formatNumber } from '../../lib/format';
import { Button } from '../../ui/actions/Button';
import { useRouteLink } from '../../ui/actions/useRouteLink';

export interface SearchPlace {
  position: number;
  total: number;
  previous?: Vehicle;
  next?: Vehicle;
}

export function Neighbours({ position, total, previous, next }: SearchPlace) {
  return (
    <nav className="neighbours" aria-label="Fahrzeuge Ihrer Suche">
      {previous ? (
        <Step vehicle={previous} icon={<ChevronLeft />} label="Vorheriges Fahrzeug" />
      ) : (
        <span className="neighbours__end" />
      )}
      <span className="neighbours__position">{`${formatNumber(position)} von ${formatNumber(total)}`}</span>
      {next ? (
        <Step vehicle={next} icon={<ChevronRight />} label="Nächstes Fahrzeug" />
      ) : (
        <span className="neighbours__end" />
      )}
    </nav>
  );
}

function Step({ vehicle, icon, label }: { vehicle: Vehicle; icon: ReactElement; label: string }) {
  const link = useRouteLink(vehicleAddress(vehicle));
  const name = `${label}: ${vehicleTitle(vehicle)}`;
  return <Button {...link} variant="quiet" icon={icon} aria-label={name} title={name} />;
}
