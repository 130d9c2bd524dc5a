import * as z from 'zod/mini';
import { listOf, requiredText, text, url } from '../../lib/schema';

/** A person at the dealer's whom a visitor may call or write to. */
export const dealerContactSchema = z.object({
  id: requiredText(),
  name: requiredText(),
  email: text(),
  phone: text(),
  imageUrl: url(),
  vehicleDealerLocationIds: listOf(requiredText()),
});

export type DealerContact = z.output<typeof dealerContactSchema>;
