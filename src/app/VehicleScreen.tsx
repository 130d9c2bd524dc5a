import { useEffect } from 'react';
import type { ParamsOf } from '../domain/addresses';
import { useSearchStore } from '../features/search/SearchProvider';
import { VehiclePage } from '../features/vehicle/VehiclePage';

/** A vehicle with what the list knows of it; from wherever it was opened, the way back to the list leads to its card. */
export function VehicleScreen(address: ParamsOf<'vehicle'>) {
  const store = useSearchStore();
  const known = store.findVehicle(address.vehicleId);
  // Where the shop opens here, the list is still to be read.
  const listedId = known?.id ?? (store.getState().status === 'idle' ? address.vehicleId : undefined);
  useEffect(() => {
    if (listedId !== undefined) store.remember({ vehicleId: listedId });
  }, [listedId, store]);
  return <VehiclePage address={address} known={known} />;
}
