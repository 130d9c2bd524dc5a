import * as z from 'zod/mini';
import { refuse } from '../answer';
import { parseJson } from '../../../src/lib/parseJson';

/** Identity by Google or Apple. */
export interface Identity {
  email: string;
  authType: 2 | 3;
}

const claims = z.object({ email: z.string().check(z.minLength(3)) });

/** Of the stubs of Google and Apple. @throws {Refusal} 401 for a token of another issuer */
export function identityOf(proof: { googleIdToken?: string; appleIdToken?: string }): Identity | undefined {
  const token = proof.googleIdToken ?? proof.appleIdToken;
  if (token === undefined) return undefined;
  const [, payload = '', signature] = token.split('.');
  const read = z.safeParse(claims, parseJson(Buffer.from(payload, 'base64url').toString()));
  const issuer = proof.googleIdToken === undefined ? 'apple' : 'google';
  if (!read.success || signature !== issuer) return refuse(401, 'Diese Anmeldung ist ungültig.');
  return { email: read.data.email, authType: issuer === 'google' ? 2 : 3 };
}
