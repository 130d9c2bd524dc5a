import { useQueryClient } from '@tanstack/react-query';
import { fetchVehicle } from '../../../api/vehicles';
import type { Vehicle } from '../../../domain/vehicle/vehicle';
import { HttpError } from '../../../lib/http/errors';
import { usePlatform } from '../../../state/shopContext';
import { showNewest, VEHICLES_KEY } from '../../../state/vehicleQuery';
import { useCheckout } from '../checkoutContext';

/** Perhaps because the vehicle is sold, or has another price by now. */
const isRejection = (error: unknown) =>
  error instanceof HttpError && (error.failure === 'rejected' || error.failure === 'not-found');

interface VehicleRecheck {
  /**
   * Reads the vehicle before something binding; a price that has changed is shown from then on, and the visitor has to press again.
   * @throws {HttpError}
   */
  read: (signal?: AbortSignal) => Promise<{ newest: Vehicle; isPriceChanged: boolean }>;
  /** Asks for the vehicle after a refusal, so that one that is gone is not tried for ever. */
  onRefusal: (reason: unknown) => void;
}

/** The vehicle of the checkout, read anew: the one on the screen may be as old as the visit to the checkout. */
export function useVehicleRecheck(): VehicleRecheck {
  const platform = usePlatform();
  const queryClient = useQueryClient();
  const { store, view } = useCheckout();
  return {
    read: async (signal) => {
      const { vehicle } = view;
      const newest = await fetchVehicle(platform, vehicle.id, signal);
      const isPriceChanged = newest.publicPrice !== vehicle.publicPrice;
      // Only then: that it is reserved by now is said above the button, with the order still in view.
      if (isPriceChanged) showNewest(queryClient, newest);
      return { newest, isPriceChanged };
    },
    onRefusal: (reason) => {
      // Not once something was paid: the order has to stay in view then.
      if (isRejection(reason) && store.knownPayment() === undefined)
        void queryClient.invalidateQueries({ queryKey: VEHICLES_KEY });
    },
  };
}
