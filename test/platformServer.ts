import { setupServer } from 'msw/node';
import { recordFailure } from './console';
import { createPlatform } from './platform/platform';

/** Where the demo platform answers in unit tests. */
export const API_URL = 'https://platform.test';

/** The demo platform of the unit tests, one for each worker; it starts anew with each test (test/setup.ts). */
export const platform = createPlatform({ baseUrl: API_URL });

/** For a handler that only one test wants. */
export const server = setupServer(...platform.handlers);

/** Nothing may ask for anything but the demo platform and a server that the test started itself. */
server.listen({
  onUnhandledRequest: ({ url }) => {
    if (/^https?:\/\/(127\.0\.0\.1|localhost)[:/]/.test(url)) return;
    recordFailure(`unhandled request: ${url}`);
    throw new TypeError(`unhandled request: ${url}`);
  },
});
