import { useMemo } from 'react';
import type { ManagedProduct } from '../../../domain/order/product';
import { fitsVehicle } from '../../../domain/order/productMatch';
import { formatNumber } from '../../../lib/format';
import { useStock } from '../../stock';

interface MatchingVehicleCountProps {
  product: ManagedProduct;
}

/** Number of vehicles that a product matches; blank while the stock is loading, which a product for all vehicles does not need. */
export function MatchingVehicleCount({ product }: MatchingVehicleCountProps) {
  const isForAll = product.isRelatedToAllCars && product.carTypes.length === 0;
  return isForAll ? 'Alle' : <Count product={product} />;
}

function Count({ product }: MatchingVehicleCountProps) {
  const stock = useStock();
  const count = useMemo(() => stock?.filter((car) => fitsVehicle(product, car)).length, [product, stock]);
  if (count !== undefined) return `${formatNumber(count)}\u00A0${count === 1 ? 'Fahrzeug' : 'Fahrzeuge'}`;
  // Reserves the width of a number, so that the columns do not move.
  return (
    <span aria-hidden="true" style={{ visibility: 'hidden' }}>
      {'000\u00A0Fahrzeuge'}
    </span>
  );
}
