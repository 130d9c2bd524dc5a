import { useQueryClient } from '@tanstack/react-query';
import { fetchVehicle } from '../../../api/vehicle';
import type { Vehicle } from '../../../domain/vehicle/vehicle';
import { HttpError } from '../../../lib/http/errors';
import { usePlatform } from '../../../state/shopContext';
import { showNewest, VEHICLES_KEY } from '../../../state/vehicleQuery';
import { isOpenState } from '../../../domain/order/orderState';
import type { CheckoutStore } from '../checkoutStore';

/** How long a request waits for the vehicle. */
const SOON_MS = 1000;

/** Perhaps because the vehicle is sold, or has another price by now. */
const isRejection = (error: unknown) =>
  error instanceof HttpError && (error.failure === 'rejected' || error.failure === 'not-found');

interface VehicleRecheck {
  /**
   * Reads the vehicle before something binding; a price that has changed is shown from then on, and the visitor has to press again.
   * @throws {HttpError}
   */
  read: (signal?: AbortSignal) => Promise<{ newest: Vehicle; isPriceChanged: boolean }>;
  /** Reads the vehicle before something that binds to nothing. `undefined`: not known within a second, for whatever reason. */
  readSoon: (signal: AbortSignal) => Promise<Vehicle | undefined>;
  /** Shows what was read from then on. */
  show: (newest: Vehicle) => void;
  /** Asks for the vehicle after a refusal, so that one that is gone is not tried for ever. */
  onRefusal: (reason: unknown) => void;
}

/** The vehicle of the checkout, read anew: the one on the screen may be as old as the visit to the checkout. */
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
      // Only then: that it is reserved by now is said above the button, with the order still in view.
      if (isPriceChanged) show(newest);
      return { newest, isPriceChanged };
    },
    onRefusal: (reason) => {
      // Not once something was paid or may have arrived: the order has to stay in view then.
      if (isRejection(reason) && !isOpenState(store.getState().draft.state))
        void queryClient.invalidateQueries({ queryKey: VEHICLES_KEY });
    },
  };
}
