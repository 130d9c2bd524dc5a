import * as z from 'zod/mini';
import { looseOrders, type Device } from './ownOrders';

// Alone: the list needs none of it.

const placedSchema = z.object({
  orderId: z.string(),
  vehicleId: z.string(),
  placedAt: z.string(),
  paymentOptionId: z.string(),
  withdrawnAt: z.optional(z.string()),
});
export type OwnOrder = z.output<typeof placedSchema>;

export const ownOrderOf = (device: Device, vehicleId: string): OwnOrder | undefined =>
  looseOrders(device)
    .read()
    .placedOrders.flatMap((order) => z.safeParse(placedSchema, order).data ?? [])
    .findLast((placed) => placed.vehicleId === vehicleId);
