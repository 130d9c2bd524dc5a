import { useLocation } from 'react-router-dom';
import { screenAt, type MatchedScreen } from '../domain/addresses';

/** Id of the vehicle in an address: of its page, of its checkout. */
export function openVehicleId(match: MatchedScreen | undefined): string | undefined {
  return match !== undefined && 'vehicleId' in match.params ? match.params.vehicleId : undefined;
}

/** Id of the vehicle that the visitor is looking at or ordering: for what stands around every screen. */
export function useOpenVehicleId(): string | undefined {
  return openVehicleId(screenAt(useLocation().pathname));
}
