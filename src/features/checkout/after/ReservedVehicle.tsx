import CalendarDays from 'lucide-react/icons/calendar-days';
import { useNavigate } from 'react-router-dom';
import { hrefOf } from '../../../domain/addresses';
import { vehicleAddress } from '../../../domain/vehicle/text/address';
import { reservedLabel } from '../../../domain/vehicle/reservation';
import type { Vehicle } from '../../../domain/vehicle/vehicle';
import { useNow } from '../../../state/shopContext';
import { Button } from '../../../ui/actions/Button';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { ContactButton } from '../../contact/ContactButton';

/** The draft stays stored. */
export function ReservedVehicle({ vehicle }: { vehicle: Vehicle }) {
  const navigate = useNavigate();
  const now = useNow();
  return (
    <EmptyState
      icon={<CalendarDays />}
      level={1}
      title="Dieses Fahrzeug ist reserviert."
      actions={
        <>
          <Button variant="primary" onClick={() => void navigate(hrefOf('search'))}>
            Zurück zur Übersicht
          </Button>
          <Button onClick={() => void navigate(vehicleAddress(vehicle))}>Zum Fahrzeug</Button>
          <ContactButton vehicle={vehicle} />
        </>
      }
    >
      {reservedLabel(vehicle, now())}
    </EmptyState>
  );
}
