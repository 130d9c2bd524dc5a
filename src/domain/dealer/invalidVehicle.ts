import * as z from 'zod/mini';
import { line, listOf, requiredText } from '../../lib/schema';

/** Vehicle that the platform does not offer, with the reasons. */
export const invalidVehicleSchema = z.object({
  vin: line(),
  internalId: line(),
  manufacturer: line(),
  model: line(),
  reasons: listOf(requiredText()),
});

export type InvalidVehicle = z.output<typeof invalidVehicleSchema>;
