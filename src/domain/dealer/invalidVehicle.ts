import * as z from 'zod/mini';
import { listOf, requiredText, text } from '../../lib/schema';

/** Vehicle that the platform does not offer, with the reasons (rules/admin: invalid vehicles). */
export const invalidVehicleSchema = z.object({
  vin: text(),
  internalId: text(),
  manufacturer: text(),
  model: text(),
  reasons: listOf(requiredText()),
});

export type InvalidVehicle = z.output<typeof invalidVehicleSchema>;
