import { setupServer } from 'msw/node';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { createPlatform } from './platform/platform';

/** Where the demo platform answers in unit tests. */
export const API_URL = 'https://platform.test';

/** The demo platform of this test file; it starts anew with each test. Import it and it listens. */
export const platform = createPlatform({ baseUrl: API_URL });

/** For a handler that only one test wants. */
export const server = setupServer(...platform.handlers);

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => {
  server.resetHandlers();
  platform.reset();
});
afterAll(() => server.close());
