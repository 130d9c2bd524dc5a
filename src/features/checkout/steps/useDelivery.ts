import { useStore } from 'zustand';
import { deliveryLimit, deliveryLimitExceeded } from '../../../domain/order/deliveryByDistance';
import type { CrossSellingProduct } from '../../../domain/order/product';
import { distanceBetween, distanceText, isKnownPostcode, isPostcode } from '../../../domain/postcodes/distance';
import { formatKm } from '../../../lib/format';
import { useNearby } from '../../../state/nearby';
import { useCheckout } from '../checkoutContext';

/** How far the visitor lives from the vehicle, and which deliveries reach them. Estimated in the browser, nothing is sent. */
export interface Delivery {
  /** A delivery of this vehicle has a limit, and the vehicle's place is known: the visitor's postcode decides. */
  isAsked: boolean;
  /** Of the order form, else of the search; may be incomplete. */
  postcode: string;
  /** 'ca. 300 km'; `undefined` while one of the places is unknown. */
  distance: string | undefined;
  /** Both are in one region, so that there is no distance to estimate. */
  isSameRegion: boolean;
  /** The delivery does not reach the postcode. */
  isTooFar: (product: CrossSellingProduct, postcode?: string) => boolean;
  /** Why a delivery cannot be chosen, as a sentence; `undefined` where it can. */
  reasonAgainst: (product: CrossSellingProduct) => string | undefined;
}

export function useDelivery(): Delivery {
  const { store, view } = useCheckout();
  const entered = useStore(store, ({ customer }) => customer.zipCode.trim());
  const searched = useNearby(({ postcode }) => postcode) ?? '';
  const postcode = entered === '' ? searched : entered;
  const place = view.vehicle.location?.address?.zipCode;
  const isAsked =
    place !== undefined &&
    isKnownPostcode(place) &&
    view.handOverProducts.some((product) => deliveryLimit(product) !== undefined);
  const kilometres = isAsked ? distanceBetween(place, postcode) : undefined;
  const distance = kilometres === undefined ? undefined : distanceText(kilometres);

  const isTooFar = (product: CrossSellingProduct, to = postcode) => {
    const between = isAsked && isPostcode(to) ? distanceBetween(place, to) : undefined;
    return between !== undefined && deliveryLimitExceeded(product, between) !== undefined;
  };
  const reasonAgainst = (product: CrossSellingProduct) => {
    const limit = deliveryLimit(product);
    if (!isAsked || limit === undefined) return undefined;
    if (distance === undefined) return `Reicht bis ${formatKm(limit)}: Bitte geben Sie zuerst Ihre Postleitzahl ein.`;
    return isTooFar(product)
      ? `Ihr Ort ist nach unserer Schätzung ${distance} entfernt (Luftlinie), diese Lieferung reicht bis ${formatKm(limit)}.`
      : undefined;
  };
  return { isAsked, postcode, distance, isSameRegion: kilometres === 0, isTooFar, reasonAgainst };
}
