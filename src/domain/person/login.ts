import * as z from 'zod/mini';
import { readToken } from './token';

const isReadable = z.refine<string>((token) => readToken(token) !== undefined);

/** Answer to a login or a registration: a readable token. */
export const loginSchema = z.pipe(
  z.object({ token: z.string().check(isReadable) }),
  z.transform(({ token }) => token),
);
