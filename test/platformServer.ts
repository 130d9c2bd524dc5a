import { setupServer } from 'msw/node';
import { recordFailure } from './console';
import { createPlatform } from './platform/platform';

/** Where the demo platform answers in unit tests. */
export const API_URL = 'https://platform.test';

/** The demo platform of the unit tests, one for each worker; it starts anew with each test (test/setup.ts). */
export const platform = createPlatform({ baseUrl: API_URL });

// msw replaces both methods where it finds them, which is the prototype: answers that arrive together would get each other's headers.
if (typeof XMLHttpRequest !== 'undefined')
  globalThis.XMLHttpRequest = class extends XMLHttpRequest {
    override getResponseHeader = (name: string) => super.getResponseHeader(name);
    override getAllResponseHeaders = () => super.getAllResponseHeaders();
  };

/** For additional handlers of a single test. */
export const server = setupServer(...platform.handlers);

/** Fails requests to anything but the demo platform and servers that a test has started. */
server.listen({
  onUnhandledRequest: ({ url }) => {
    if (/^https?:\/\/(127\.0\.0\.1|localhost)[:/]/.test(url)) return;
    recordFailure(`unhandled request: ${url}`);
    throw new TypeError(`unhandled request: ${url}`);
  },
});
