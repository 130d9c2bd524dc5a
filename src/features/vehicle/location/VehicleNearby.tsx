import { useQuery } from '@tanstack/react-query';
import { amountDisplayOf } from '../../../domain/tax/amountDisplay';
import { formatTaxedAmount } from '../../../domain/tax/taxedAmount';
import { catalogueOf, handOverProducts } from '../../../domain/products/catalogue';
import { deliveryFor } from '../../../domain/order/deliveryByDistance';
import { taxedPrice } from '../../../domain/order/orderTotals';
import type { Vehicle } from '../../../domain/vehicle/vehicle';
import { PostcodeField } from '../../../shared/PostcodeField';
import { useNearby } from '../../../state/vehicles/nearby';
import { productsQuery } from '../../../state/queries/products';
import { usePlatform, useTenant } from '../../../state/shopContext';

/** With probable costs of delivery (rules/running-costs: delivery price by distance). */
export function VehicleNearby({ vehicle }: { vehicle: Vehicle }) {
  const { settings } = useTenant();
  const distance = useNearby(({ distanceTo }) => distanceTo)?.(vehicle.location?.address?.zipCode);
  const isKnown = useNearby(({ postcode }) => postcode !== undefined);
  const products = useQuery({
    ...productsQuery(usePlatform(), vehicle),
    enabled: distance !== undefined && settings.isCheckoutEnabled,
  });
  const delivery =
    distance && products.data
      ? deliveryFor(handOverProducts(catalogueOf(products.data, vehicle)), distance.kilometres)
      : undefined;
  const deliveryPrice =
    delivery && formatTaxedAmount(taxedPrice(delivery), amountDisplayOf(settings.isB2BShop, undefined));
  return (
    <div className="grid gap-8 max-w-480 print:hidden">
      <PostcodeField />
      <div role="status">
        {distance === undefined ? (
          isKnown ? (
            <p>Die Entfernung ist nicht bekannt.</p>
          ) : null
        ) : (
          <p>
            Entfernung: <strong>{distance.kilometres === 0 ? distance.text : `${distance.text} (Luftlinie)`}</strong>
          </p>
        )}
        {delivery === undefined ? null : (
          <p>
            <span>{`${delivery.name}: voraussichtlich `}</span>
            <strong>{delivery.price > 0 ? deliveryPrice?.amount : 'kostenlos'}</strong>
            <span>{`${delivery.price > 0 ? ` ${deliveryPrice?.note}` : '.'} Der Händler bestätigt den Preis.`}</span>
          </p>
        )}
      </div>
    </div>
  );
}
