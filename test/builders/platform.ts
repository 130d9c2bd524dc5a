import type { Platform } from '../../src/api/platform';
import { HttpError, type HttpFailure } from '../../src/lib/http/errors';
import { axiosTransport } from '../../src/lib/http/axiosTransport';
import { createHttp } from '../../src/lib/http/http';
import { ADMIN_ID } from './tenant';

/** Client of the demo platform of test/platformServer, without pauses before retries. */
export function aPlatform(adminId: string = ADMIN_ID): Platform {
  return {
    adminId,
    http: createHttp({ baseUrl: 'https://platform.test', transport: axiosTransport, pause: () => Promise.resolve() }),
  };
}

/** The `HttpError` of a call; fails the test if the call succeeds or throws anything else. */
export async function failureOf(call: Promise<unknown>): Promise<HttpFailure> {
  try {
    await call;
  } catch (error) {
    if (error instanceof HttpError) return error.failure;
    throw error;
  }
  throw new Error('the call was expected to fail');
}
