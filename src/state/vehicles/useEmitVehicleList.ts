import { useEffect, useEffectEvent, useRef } from 'react';
import { eventItemOf, type VehicleListName } from '../../domain/vehicle/eventItem';
import type { Vehicle } from '../../domain/vehicle/vehicle';
import { useEmit } from '../shopContext';

/**
 * Each vehicle once. The search has its own (`emitSearchEvents`).
 * @returns emits `vehicle-select`, for a press on a link to the vehicle
 */
export function useEmitVehicleList(
  list: Exclude<VehicleListName, 'search'>,
  vehicles: readonly Vehicle[],
): (vehicle: Vehicle) => void {
  const emit = useEmit();
  const reported = useRef(new Set<string>());
  const name = vehicles.map(({ id }) => id).join();
  const emitNew = useEffectEvent(() => {
    const items = vehicles
      .map((vehicle, index) => eventItemOf(vehicle, { list, index }))
      .filter(({ id }) => !reported.current.has(id));
    for (const { id } of items) reported.current.add(id);
    if (items.length > 0) emit('vehicle-list', { list, items, currency: 'EUR' });
  });
  useEffect(() => emitNew(), [name]);
  return (vehicle) => {
    const index = vehicles.indexOf(vehicle);
    emit('vehicle-select', { list, item: eventItemOf(vehicle, { list, index }), currency: 'EUR' });
  };
}
