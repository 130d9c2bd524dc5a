import { useEffect, useEffectEvent, useState } from 'react';
import { vehicleDetailOf } from '../../../domain/vehicle/eventItem';
import type { Vehicle } from '../../../domain/vehicle/vehicle';
import { useEmit } from '../../../state/shopContext';

interface Told {
  kind: 'financing' | 'leasing';
  vehicle: Vehicle;
  /** As the visitor has them; another object for each change. */
  entries: object;
  /** EUR of the rate for these entries; absent while the bank calculates, and where it has none. */
  monthly: number | undefined;
}

/** Tells the page of every result that the visitor has asked a calculator for: not of the one that it began with. */
export function useEmitCalculation({ kind, vehicle, entries, monthly }: Told): void {
  const emit = useEmit();
  const [first] = useState(entries);
  const emitResult = useEffectEvent((rate: number) =>
    emit('calculator', { ...vehicleDetailOf(vehicle), kind, monthly: rate }),
  );
  useEffect(() => {
    if (entries !== first && monthly !== undefined) emitResult(monthly);
  }, [entries, first, monthly]);
}
