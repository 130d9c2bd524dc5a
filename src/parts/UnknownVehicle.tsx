import { useEffect } from 'react';
import { Navigate } from 'react-router-dom';
import { hrefOf } from '../domain/addresses';
import { useShowNotice } from '../state/shopContext';

/** Redirects to the search with the notice that the vehicle is gone (decisions 5). */
export function UnknownVehicle() {
  const showNotice = useShowNotice();
  useEffect(() => {
    showNotice({ text: 'Dieses Fahrzeug ist nicht mehr verfügbar.' });
  }, [showNotice]);
  return <Navigate to={hrefOf('search')} replace />;
}
