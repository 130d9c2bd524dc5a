import { describe, expect, it, onTestFinished } from 'vitest';
import { createQueryClient } from '../../../src/state/queries/queryClient';
import { showNewest } from '../../../src/state/vehicles/vehicleQuery';
import { aVehicle } from '../../builders/vehicle';

describe('an answer about a vehicle', () => {
  it('is shown by id and by stock number, and instead of no other vehicle', () => {
    const client = createQueryClient();
    onTestFinished(() => client.dispose());
    const [car, other] = [aVehicle(), aVehicle({ id: 'other', internalId: 'GW-2' })];
    const keyOf = (id: string) => ['vehicles', 'one', id] as const;
    client.setQueryData(keyOf(car.id), car);
    client.setQueryData(keyOf('GW-1042'), car);
    client.setQueryData(keyOf(other.id), other);
    const newest = { ...car, publicPrice: 19_990 };
    showNewest(client, newest);
    expect([car.id, 'GW-1042', other.id].map((id) => client.getQueryData(keyOf(id)))).toEqual([newest, newest, other]);
  });
});
