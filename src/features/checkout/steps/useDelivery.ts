import { useStore } from 'zustand';
import { deliveryLimit, deliveryLimitExceeded } from '../../../domain/order/deliveryByDistance';
import type { CrossSellingProduct } from '../../../domain/products/product';
import { distanceBetween, distanceText, isKnownPostcode } from '../../../domain/postcodes/distance';
import { formatKm } from '../../../lib/format';
import { useNearby } from '../../../state/vehicles/nearby';
import { useCheckout } from '../runner/checkoutContext';
import { isZipCode } from '../../../domain/person/zipCode';

/** Calculated locally. */
export interface Delivery {
  isAsked: boolean;
  /** Of the order form, else the search; may be incomplete. */
  postcode: string;
  distance: string | undefined;
  /** Both in one region: no estimate. */
  isSameRegion: boolean;
  isTooFar: (product: CrossSellingProduct, postcode?: string) => boolean;
  /** Why a delivery cannot be chosen; `undefined`: it can. */
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
    const between = isAsked && isZipCode(to) ? distanceBetween(place, to) : undefined;
    return between !== undefined && deliveryLimitExceeded(product, between) !== undefined;
  };
  const reasonAgainst = (product: CrossSellingProduct) => {
    const limit = deliveryLimit(product);
    return limit !== undefined && isTooFar(product)
      ? `Ihr Ort ist nach unserer Schätzung ${distance} entfernt (Luftlinie), diese Lieferung reicht bis ${formatKm(limit)}.`
      : undefined;
  };
  return { isAsked, postcode, distance, isSameRegion: kilometres === 0, isTooFar, reasonAgainst };
}
