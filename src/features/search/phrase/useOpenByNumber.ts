import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { fetchVehicleByNumber } from '../../../api/vehicle';
import { vehicleAddress } from '../../../domain/vehicle/text/address';
import { usePlatform } from '../../../state/shopContext';

/** Returns a function that opens the vehicle with a stock number or VIN, or calls `otherwise` if there is none or the call fails. */
export function useOpenByNumber(): (number: string, otherwise: () => void) => void {
  const platform = usePlatform();
  const navigate = useNavigate();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  return (number, otherwise) => {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    fetchVehicleByNumber(platform, number, controller.signal).then(
      (vehicle) => void navigate(vehicleAddress(vehicle)),
      () => {
        if (!controller.signal.aborted) otherwise();
      },
    );
  };
}
