import { matchPath, useLocation } from 'react-router-dom';
import type { Vehicle } from '../domain/vehicle/vehicle';
import { useSearchStore } from '../features/search/SearchProvider';
import { useKnownVehicle } from '../state/vehicleQuery';

/** Id in the address of a vehicle's page or of its checkout (decisions 2). */
function openId(pathname: string): string | undefined {
  const checkout = matchPath('/cars/:id/checkout/:step?', pathname);
  const page = pathname.startsWith('/angebote-') ? matchPath('/:offer/:id/:tab?', pathname) : null;
  return (checkout ?? page)?.params.id;
}

/** The vehicle that the visitor is looking at or ordering, as far as it is there already: for what stands around every screen. */
export function useOpenVehicle(): Vehicle | undefined {
  const id = openId(useLocation().pathname);
  const answered = useKnownVehicle(id);
  const { findVehicle } = useSearchStore();
  return answered ?? (id === undefined ? undefined : findVehicle(id));
}
