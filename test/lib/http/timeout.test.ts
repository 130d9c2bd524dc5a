import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { axiosTransport } from '../../../src/lib/http/axiosTransport';
import { fetchTransport } from '../../../src/lib/http/fetchTransport';
import { HttpError } from '../../../src/lib/http/errors';
import { ignoreBody, createHttp } from '../../../src/lib/http/http';

// A server of its own: the requests that msw answers in a page know no timeout.
describe('waiting for an answer', () => {
  let server: Server;
  let baseUrl = '';

  beforeAll(async () => {
    server = createServer(() => undefined);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    if (address === null || typeof address === 'string') throw new Error('the server has no port');
    baseUrl = `http://127.0.0.1:${address.port}`;
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  it.each([
    ['axios', axiosTransport],
    ['fetch', fetchTransport],
  ])('calls it a timeout after the limit, and does not ask again (%s)', async (_, transport) => {
    const asked = vi.fn(transport);
    const http = createHttp({ baseUrl, transport: asked });
    const error: unknown = await http
      .request('GET', '/cars', { timeoutMs: 20, read: ignoreBody })
      .catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(HttpError);
    expect(error).toMatchObject({ failure: 'timeout', status: undefined });
    expect(asked).toHaveBeenCalledOnce();
  });
});
