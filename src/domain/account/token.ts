import * as z from 'zod/mini';
import { listOf, number, oneOf, readBy, requiredText, text } from '../../lib/schema';
import { roles } from './role';

const payloadSchema = z.object({
  sub: requiredText(),
  email: text(),
  role: readBy((value) => z.parse(listOf(oneOf(roles)), Array.isArray(value) ? value : [value])),
  /** Seconds since 1970. */
  exp: number(),
});

type TokenPayload = z.output<typeof payloadSchema>;

/** Of a JWT; the platform verifies it with every call. */
export function readToken(token: string): TokenPayload | undefined {
  return z.safeParse(payloadSchema, tokenPayload(token)).data;
}

export function tokenPayload(token: string): unknown {
  try {
    const encoded = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
    const bytes = Uint8Array.from(atob(encoded), (character) => character.charCodeAt(0));
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return undefined;
  }
}

/** Readable and not expired (rules/account: expired token). Without an expiry it counts as expired. */
export function isTokenValid(token: string, now: Date): boolean {
  const expiry = readToken(token)?.exp;
  return expiry !== undefined && expiry * 1000 > now.getTime();
}
