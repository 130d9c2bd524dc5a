import { useEffect, useEffectEvent, useState } from 'react';
import { vehicleDetailOf } from '../../../domain/vehicle/eventItem';
import type { Vehicle } from '../../../domain/vehicle/vehicle';
import { useEmit } from '../../../state/shopContext';

interface Calculation {
  kind: 'financing' | 'leasing';
  vehicle: Vehicle;
  /** As the visitor has them; another object for each change. */
  entries: object;
  /** EUR of the rate for these entries; absent while the bank calculates, and where it has none. */
  monthly: number | undefined;
}

/** Emits an event for every result of a calculator after the visitor has changed an entry, not for the first one. */
export function useEmitCalculation({ kind, vehicle, entries, monthly }: Calculation): void {
  const emit = useEmit();
  const [first] = useState(entries);
  const emitResult = useEffectEvent((rate: number) =>
    emit('calculator', { ...vehicleDetailOf(vehicle), kind, monthly: rate }),
  );
  useEffect(() => {
    if (entries !== first && monthly !== undefined) emitResult(monthly);
  }, [entries, first, monthly]);
}
