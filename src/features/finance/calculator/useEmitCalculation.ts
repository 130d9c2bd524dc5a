import { useEffect, useEffectEvent, useState } from 'react';
import { vehicleDetailOf } from '../../../domain/vehicle/eventItem';
import type { Vehicle } from '../../../domain/vehicle/vehicle';
import { useEmit } from '../../../state/shopContext';

interface Calculation {
  kind: 'financing' | 'leasing';
  vehicle: Vehicle;
  /** A new object for each change. */
  entries: object;
  /** EUR for these entries; absent while calculating, or without an offer. */
  monthly: number | undefined;
}

/** For every result but the initial one. */
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
