import { useMemo } from 'react';
import type { ManagedProduct } from '../../../domain/order/product';
import { fitsVehicle } from '../../../domain/order/productMatch';
import { formatNumber } from '../../../lib/format';
import { useAfterPaint } from '../../engine/useAfterPaint';
import { useStock } from '../../stock';

/**
 * How many vehicles a product is meant for. The stock is asked for once the rows are there, and counted after they are painted;
 * until then the cell says nothing.
 */
export function Coverage({ product }: { product: ManagedProduct }) {
  const isForAll = product.isRelatedToAllCars && product.carTypes.length === 0;
  const stock = useAfterPaint(useStock(), undefined);
  const count = useMemo(
    () => (isForAll ? undefined : stock?.filter((car) => fitsVehicle(product, car)).length),
    [isForAll, product, stock],
  );
  if (isForAll) return 'Alle';
  return count === undefined ? null : `${formatNumber(count)} ${count === 1 ? 'Fahrzeug' : 'Fahrzeuge'}`;
}
