import * as z from 'zod/mini';
import { fileUrl, listOf, requiredLine, requiredText, text } from '../../lib/schema';

/** Contact person of the dealer. */
export const dealerContactSchema = z.object({
  id: requiredText(),
  name: requiredLine(),
  email: text(),
  phone: text(),
  imageUrl: fileUrl(),
  vehicleDealerLocationIds: listOf(requiredText()),
});

export type DealerContact = z.output<typeof dealerContactSchema>;
