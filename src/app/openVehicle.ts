import { useLocation } from 'react-router-dom';
import { screenAt, type MatchedScreen } from '../domain/addresses';

export function openVehicleId(match: MatchedScreen | undefined): string | undefined {
  return match !== undefined && 'vehicleId' in match.params ? match.params.vehicleId : undefined;
}

/** Page or checkout; for components outside the screens. */
export function useOpenVehicleId(): string | undefined {
  return openVehicleId(screenAt(useLocation().pathname));
}
