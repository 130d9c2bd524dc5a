import { useMemo } from 'react';
import type { ManagedProduct } from '../../../domain/order/product';
import { fitsVehicle } from '../../../domain/order/productMatch';
import { formatNumber } from '../../../lib/format';
import type { Stock } from '../../stock';

interface MatchingVehicleCountProps {
  product: ManagedProduct;
  stock: Stock;
}

/** Whether a product needs no stock for its number of vehicles. */
export const isForAll = ({ isRelatedToAllCars, carTypes }: ManagedProduct) =>
  isRelatedToAllCars && carTypes.length === 0;

/** Number of vehicles that a product matches; blank while the stock is loading. */
export function MatchingVehicleCount({ product, stock }: MatchingVehicleCountProps) {
  const isAll = isForAll(product);
  const count = useMemo(
    () => (isAll ? undefined : stock?.filter((car) => fitsVehicle(product, car)).length),
    [isAll, product, stock],
  );
  if (isAll) return 'Alle';
  if (count !== undefined) return `${formatNumber(count)}\u00A0${count === 1 ? 'Fahrzeug' : 'Fahrzeuge'}`;
  // Reserves the width of a number, so that the columns do not move.
  return (
    <span aria-hidden="true" style={{ visibility: 'hidden' }}>
      {'000\u00A0Fahrzeuge'}
    </span>
  );
}
