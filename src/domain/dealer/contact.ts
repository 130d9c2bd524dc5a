import * as z from 'zod/mini';
import { listOf, requiredLine, requiredText, text, url } from '../../lib/schema';

/** Contact person of the dealer. */
export const dealerContactSchema = z.object({
  id: requiredText(),
  name: requiredLine(),
  email: text(),
  phone: text(),
  imageUrl: url(),
  vehicleDealerLocationIds: listOf(requiredText()),
});

export type DealerContact = z.output<typeof dealerContactSchema>;
