// The page is a chunk of its own; loaded beforehand, no test waits for it.
import '../../../src/features/vehicle/VehiclePage';
import { aWireVehicle } from '../../builders/vehicle';
import type { Car } from '../../platform/contract';
import { platform } from '../../platformServer';
import { openAt } from './faultRun';

/** Opens a car at one of its tabs; banks finance and lease it, and one has limits of its own for each case. */
export function openVehicle(tab: string) {
  return openAt(() => {
    const car = aWireVehicle({ financingCalculationProviderType: 'BANK11', leasingCalculationProviderType: 'VW' });
    platform.tenant(1).vehicles.unshift(car as unknown as Car);
    return `/angebote-golf/${String(car.id)}/${tab}`;
  });
}
