import { useEffect, useEffectEvent } from 'react';
import { Navigate } from 'react-router-dom';
import { hrefOf } from '../domain/addresses';
import { isUuid } from '../domain/vehicle/text/vehicleId';
import { useShowNotice } from '../state/shopContext';

const DAMAGED_LINK = 'Dieser Link ist unvollständig oder veraltet. Bitte suchen Sie das Fahrzeug hier.';

interface UnknownVehicleProps {
  vehicleId: string;
  onUnknown: (() => void) | undefined;
}

/** To the search with a notice (rules/vehicle: unknown vehicle). */
export function UnknownVehicle({ vehicleId, onUnknown }: UnknownVehicleProps) {
  const showNotice = useShowNotice();
  const reportUnknown = useEffectEvent(() => onUnknown?.());
  useEffect(() => {
    reportUnknown();
    showNotice({ text: isUuid(vehicleId) ? 'Dieses Fahrzeug ist nicht mehr verfügbar.' : DAMAGED_LINK });
  }, [showNotice, vehicleId]);
  return <Navigate to={hrefOf('search')} replace />;
}
