import { useLocation } from 'react-router-dom';
import { screenAt, type MatchedScreen } from '../domain/addresses';

export function openVehicleId(match: MatchedScreen | undefined): string | undefined {
  return match !== undefined && 'vehicleId' in match.params ? match.params.vehicleId : undefined;
}

/** Id of the vehicle whose page or checkout is open; for components outside the screens, such as the header. */
export function useOpenVehicleId(): string | undefined {
  return openVehicleId(screenAt(useLocation().pathname));
}
