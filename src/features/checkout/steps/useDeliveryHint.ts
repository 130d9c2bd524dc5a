import { useStore } from 'zustand';
import { deliveryLimitExceeded } from '../../../domain/order/deliveryByDistance';
import type { CrossSellingProduct } from '../../../domain/order/product';
import { distanceBetween, distanceText, isPostcode } from '../../../domain/postcodes/distance';
import { formatKm } from '../../../lib/format';
import { useNearby } from '../../../state/nearby';
import { useCheckout } from '../checkoutContext';

/**
 * Says of a delivery that it probably does not reach the customer: by the postcode of the order, before it is entered by that of the search.
 * It can be chosen all the same, because the distance is an estimate (running costs 6).
 */
export function useDeliveryHint(): (product: CrossSellingProduct) => string | undefined {
  const { store, view } = useCheckout();
  const entered = useStore(store, ({ customer }) => (isPostcode(customer.zipCode) ? customer.zipCode : undefined));
  const searched = useNearby(({ postcode }) => postcode);
  const kilometres = distanceBetween(view.vehicle.location?.address?.zipCode, entered ?? searched);
  return (product) => {
    const limit = kilometres === undefined ? undefined : deliveryLimitExceeded(product, kilometres);
    return kilometres === undefined || limit === undefined
      ? undefined
      : `Ihr Ort ist nach unserer Schätzung ${distanceText(kilometres)} entfernt (Luftlinie), diese Lieferung reicht bis ${formatKm(limit)}. Das Autohaus prüft die Entfernung.`;
  };
}
