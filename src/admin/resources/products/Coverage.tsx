import { useMemo } from 'react';
import type { ManagedProduct } from '../../../domain/order/product';
import { fitsVehicle } from '../../../domain/order/productMatch';
import { formatNumber } from '../../../lib/format';
import { useAfterPaint } from '../../engine/useAfterPaint';
import { useStock } from '../../stock';

interface CoverageProps {
  product: ManagedProduct;
}

/** How many vehicles a product is meant for. The stock is asked for once the rows are painted; until it is there the cell says nothing. */
export function Coverage({ product }: CoverageProps) {
  const isForAll = product.isRelatedToAllCars && product.carTypes.length === 0;
  const isPainted = useAfterPaint(true, false);
  if (isForAll) return 'Alle';
  return isPainted ? <Count product={product} /> : <Room />;
}

function Count({ product }: CoverageProps) {
  const stock = useStock();
  const count = useMemo(() => stock?.filter((car) => fitsVehicle(product, car)).length, [product, stock]);
  if (count === undefined) return <Room />;
  return `${formatNumber(count)}\u00A0${count === 1 ? 'Fahrzeug' : 'Fahrzeuge'}`;
}

/** Keeps the place of a number, so that the columns stay where they are when it comes. */
function Room() {
  return (
    <span aria-hidden="true" style={{ visibility: 'hidden' }}>
      {'000\u00A0Fahrzeuge'}
    </span>
  );
}
