import { useEffect, useEffectEvent } from 'react';
import { eventItemOf, type VehicleListName } from '../domain/vehicle/eventItem';
import type { Vehicle } from '../domain/vehicle/vehicle';
import { useEmit } from './shopContext';

/** Emits `vehicle-list` for the vehicles of a list, once per set. The search has its own implementation (app/page). */
export function useToldList(list: Exclude<VehicleListName, 'search'>, vehicles: readonly Vehicle[]): void {
  const emit = useEmit();
  const name = vehicles.map(({ id }) => id).join();
  const tell = useEffectEvent(() => {
    const items = vehicles.map((vehicle, index) => eventItemOf(vehicle, { list, index }));
    emit('vehicle-list', { list, items, currency: 'EUR' });
  });
  useEffect(() => {
    if (name !== '') tell();
  }, [name]);
}
