import { useEffect } from 'react';
import type { ParamsOf } from '../domain/addresses';
import type { Vehicle } from '../domain/vehicle/vehicle';
import { useSearch, useSearchStore } from '../features/search/SearchProvider';
import type { SearchPlace } from '../features/vehicle/Neighbours';
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
  return <VehiclePage address={address} known={known} place={useSearchPlace(known)} />;
}

/** Neighbours in the list that the visitor came from; the list goes on where its last vehicle is looked at. */
function useSearchPlace(vehicle: Vehicle | undefined): SearchPlace | undefined {
  const store = useSearchStore();
  const vehicles = useSearch((state) => state.vehicles);
  const total = useSearch((state) => state.totalCount);
  const index = vehicle === undefined ? -1 : vehicles.findIndex(({ id }) => id === vehicle.id);
  const isLast = index >= 0 && index === vehicles.length - 1;
  useEffect(() => {
    if (isLast) store.loadMore();
  }, [isLast, store]);
  if (index < 0 || total === undefined || total < 2) return undefined;
  return { position: index + 1, total, previous: vehicles[index - 1], next: vehicles[index + 1] };
}
