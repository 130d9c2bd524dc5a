import * as z from 'zod/mini';
import { listOf, number, oneOf, readBy, requiredText, text } from '../../lib/schema';
import { roles } from './role';

const payloadSchema = z.object({
  sub: requiredText(),
  email: text(),
  /** Text or list. */
  role: readBy((value) => z.parse(listOf(oneOf(roles)), Array.isArray(value) ? value : [value])),
  /** Seconds since 1970. */
  exp: number(),
});

type TokenPayload = z.output<typeof payloadSchema>;

/** Reads the payload of a JWT without verifying it, which the platform does with every call. */
export function readToken(token: string): TokenPayload | undefined {
  return z.safeParse(payloadSchema, tokenPayload(token)).data;
}

/** Payload of any JWT, not validated; `undefined` if the token is not a JWT. */
export function tokenPayload(token: string): unknown {
  try {
    const encoded = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
    const bytes = Uint8Array.from(atob(encoded), (character) => character.charCodeAt(0));
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return undefined;
  }
}

/** Whether a token is readable and not expired (rules/account: expired token). One without an expiry counts as expired. */
export function isTokenValid(token: string, now: Date): boolean {
  const expiry = readToken(token)?.exp;
  return expiry !== undefined && expiry * 1000 > now.getTime();
}
