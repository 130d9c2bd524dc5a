import { useEffect } from 'react';
import { Navigate } from 'react-router-dom';
import { hrefOf } from '../domain/addresses';
import { useShowNotice } from '../state/shopContext';

/** In place of what a vehicle would be shown by: sends the visitor home with the notice above the list (decisions 5). */
export function UnknownVehicle() {
  const showNotice = useShowNotice();
  useEffect(() => {
    showNotice({ text: 'Dieses Fahrzeug ist nicht mehr verfügbar.' });
  }, [showNotice]);
  return <Navigate to={hrefOf('search')} replace />;
}
