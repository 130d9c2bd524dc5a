import { useQueryClient } from '@tanstack/react-query';
import { fetchVehicle } from '../../../api/vehicle';
import type { Vehicle } from '../../../domain/vehicle/vehicle';
import { HttpError } from '../../../lib/http/errors';
import { usePlatform } from '../../../state/shopContext';
import { showNewest, VEHICLES_KEY } from '../../../state/vehicleQuery';
import { isOpenState } from '../../../domain/order/orderState';
import type { CheckoutStore } from '../checkoutStore';

/** Timeout of `readSoon`, ms. */
const SOON_MS = 1000;

/** Refusal that may mean a sold vehicle or another price. */
const isRejection = (error: unknown) =>
  error instanceof HttpError && (error.failure === 'rejected' || error.failure === 'not-found');

interface VehicleRecheck {
  /**
   * Refetches the vehicle before a binding action, and shows a changed price.
   * @throws {HttpError}
   */
  read: (signal?: AbortSignal) => Promise<{ newest: Vehicle; isPriceChanged: boolean }>;
  /** Refetches the vehicle before a non-binding request; `undefined` after a failure or a second. */
  readSoon: (signal: AbortSignal) => Promise<Vehicle | undefined>;
  /** Shows the refetched vehicle. */
  show: (newest: Vehicle) => void;
  /** Refetches the vehicle after a refusal, to detect one that is gone. */
  onRefusal: (reason: unknown) => void;
}

/** Refetching of the checkout's vehicle, which may be as old as the visit. */
export function useVehicleRecheck(store: CheckoutStore, vehicle: Vehicle): VehicleRecheck {
  const platform = usePlatform();
  const queryClient = useQueryClient();
  const show = (newest: Vehicle) => showNewest(queryClient, newest);
  return {
    show,
    readSoon: async (signal) => {
      const reading = new AbortController();
      const stop = () => reading.abort();
      const timer = setTimeout(stop, SOON_MS);
      signal.addEventListener('abort', stop);
      return fetchVehicle(platform, vehicle.id, reading.signal)
        .catch(() => undefined)
        .finally(() => {
          clearTimeout(timer);
          signal.removeEventListener('abort', stop);
        });
    },
    read: async (signal) => {
      const newest = await fetchVehicle(platform, vehicle.id, signal);
      const isPriceChanged = newest.publicPrice !== vehicle.publicPrice;
      // Only then: a reservation is reported above the button, with the order in view.
      if (isPriceChanged) show(newest);
      return { newest, isPriceChanged };
    },
    onRefusal: (reason) => {
      // Not for an order that was paid for or may have arrived: it has to stay in view.
      if (isRejection(reason) && !isOpenState(store.getState().draft.state))
        void queryClient.invalidateQueries({ queryKey: VEHICLES_KEY });
    },
  };
}
