import { useEffect, useEffectEvent } from 'react';
import { Navigate } from 'react-router-dom';
import { hrefOf } from '../domain/addresses';
import { useShowNotice } from '../state/shopContext';

/**
 * Redirects to the search with the notice that the vehicle is no longer available (rules/vehicle: unknown vehicle).
 *
 * @param onUnknown called before that
 */
export function UnknownVehicle({ onUnknown }: { onUnknown: (() => void) | undefined }) {
  const showNotice = useShowNotice();
  const reportUnknown = useEffectEvent(() => onUnknown?.());
  useEffect(() => {
    reportUnknown();
    showNotice({ text: 'Dieses Fahrzeug ist nicht mehr verfügbar.' });
  }, [showNotice]);
  return <Navigate to={hrefOf('search')} replace />;
}
