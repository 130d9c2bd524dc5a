import { useEffect, useRef } from 'react';
import { fetchVehicleByNumber } from '../../../api/vehicle';
import type { Vehicle } from '../../../domain/vehicle/vehicle';
import { usePlatform } from '../../../state/shopContext';

/** Returns a function that finds the vehicle with a stock number or VIN; `undefined` if there is none or the call fails. */
export function useFindByNumber(): (number: string, then: (vehicle: Vehicle | undefined) => void) => void {
  const platform = usePlatform();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  return (number, then) => {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    fetchVehicleByNumber(platform, number, controller.signal).then(then, () => {
      if (!controller.signal.aborted) then(undefined);
    });
  };
}
