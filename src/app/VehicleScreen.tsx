import { useCallback, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import type { ParamsOf } from '../domain/addresses';
import { hashSearchWith, withFrame } from '../domain/finance/frame';
import type { Vehicle } from '../domain/vehicle/vehicle';
import { useSearch, useSearchStore } from '../features/search/SearchProvider';
import type { SearchPlace } from '../features/vehicle/Neighbours';
import { VehiclePage } from '../features/vehicle/VehiclePage';
import { useEnvironment, useFrame, useShop, useTenant } from '../state/shopContext';
import { preloadScreensBeside } from './screensBeside';

/** Starts with the list's vehicle; the list scrolls to it on return. */
export function VehicleScreen(address: ParamsOf<'vehicle'>) {
  const store = useSearchStore();
  const { settings } = useTenant();
  const listedVehicle = store.findVehicle(address.vehicleId);
  // The list is not loaded if the shop was opened here.
  const listedId = listedVehicle?.id ?? (store.getState().status === 'idle' ? address.vehicleId : undefined);
  useEffect(() => {
    // The list has noted where the pressed vehicle stood, and where a link above it left it.
    const { listPosition: left } = store.getState();
    const isLeftAbove = left !== undefined && !left.isOpened;
    if (listedId !== undefined && !isLeftAbove && left?.vehicleId !== listedId) {
      store.remember({ vehicleId: listedId, isOpened: true });
    }
  }, [listedId, store]);
  return (
    <VehiclePage
      address={address}
      listed={listedVehicle}
      place={useSearchPlace(listedVehicle)}
      onUnknown={() => store.forget(address.vehicleId)}
      onRest={useCallback(() => preloadScreensBeside(settings), [settings])}
    />
  );
}

/** A longer list goes into the vehicle's address: the way back works after a reload, too. */
function useListInAddress(): void {
  const store = useSearchStore();
  const { history, host } = useEnvironment();
  const shop = useShop();
  const { frame, writeAddress } = useFrame();
  const { search: written } = useLocation();
  // Back leads to addresses written before the change.
  useEffect(writeAddress, [frame, written, writeAddress]);
  useEffect(
    () =>
      store.onRefine((carQueryParams) => {
        const { pathname, search } = history.current.location;
        history.replace(
          pathname + hashSearchWith(search, withFrame(carQueryParams, shop.frame.getState().frame), host.query),
        );
      }),
    [history, host, shop, store],
  );
}

/** Position and neighbours; the last vehicle loads the list's next page. */
function useSearchPlace(vehicle: Vehicle | undefined): SearchPlace | undefined {
  const store = useSearchStore();
  const vehicles = useSearch((state) => state.vehicles);
  const total = useSearch((state) => state.totalCount);
  const index = vehicle === undefined ? -1 : vehicles.findIndex(({ id }) => id === vehicle.id);
  const isLast = index >= 0 && index === vehicles.length - 1;
  useEffect(() => {
    if (isLast) store.loadMore();
  }, [isLast, store]);
  useListInAddress();
  if (index < 0 || total === undefined || total < 2) return undefined;
  return { position: index + 1, total, previous: vehicles[index - 1], next: vehicles[index + 1] };
}
