import { useLocation } from 'react-router-dom';
import { screenAt, type MatchedScreen } from '../domain/addresses';
import type { Vehicle } from '../domain/vehicle/vehicle';
import { useSearchStore } from '../features/search/SearchProvider';
import { useKnownVehicle } from '../state/vehicleQuery';

/** Id of the vehicle in an address: of its page, of its checkout. */
export function openVehicleId(match: MatchedScreen | undefined): string | undefined {
  return match !== undefined && 'vehicleId' in match.params ? match.params.vehicleId : undefined;
}

/** The vehicle that the visitor is looking at or ordering, as far as it is there already: for what stands around every screen. */
export function useOpenVehicle(): Vehicle | undefined {
  const id = openVehicleId(screenAt(useLocation().pathname));
  const answered = useKnownVehicle(id);
  const { findVehicle } = useSearchStore();
  return answered ?? (id === undefined ? undefined : findVehicle(id));
}
