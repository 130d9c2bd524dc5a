import * as z from 'zod/mini';
import { requiredText, text } from '../../lib/schema';
import { tokenPayload } from './token';

const idTokenSchema = z.object({ email: requiredText(), given_name: text(), family_name: text() });

/** Google's or Apple's, verified by the platform. `undefined` without an e-mail. */
export function readIdToken(token: string): { email: string; firstName?: string; lastName?: string } | undefined {
  const payload = z.safeParse(idTokenSchema, tokenPayload(token)).data;
  return payload && { email: payload.email, firstName: payload.given_name, lastName: payload.family_name };
}
