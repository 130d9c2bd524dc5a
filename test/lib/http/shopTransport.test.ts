import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createShopTransport } from '../../../src/lib/http/shopTransport';
import type { TransportRequest } from '../../../src/lib/http/transport';
import { server } from '../../platformServer';

const URL_OF_READ = 'https://api.test/first';
// The server of the worker: one of its own would take away that of the other files when it is closed.
beforeEach(() => server.use(http.all(URL_OF_READ, () => HttpResponse.json('there'))));

const request = (part: Partial<TransportRequest> = {}): TransportRequest => ({
  method: 'GET',
  url: URL_OF_READ,
  headers: {},
  signal: undefined,
  timeoutMs: 1000,
  responseType: 'text',
  ...part,
});
const axiosTransport = vi.fn(() => Promise.resolve({ status: 200, data: 'by axios', header: () => undefined }));

describe('the transport of the shop', () => {
  it('reads without axios until that is there, and with it from then on', async () => {
    const load = vi.fn(() => Promise.resolve({ axiosTransport }));
    const transport = createShopTransport(load);
    await expect(transport(request())).resolves.toMatchObject({ status: 200, data: '"there"' });
    expect(load).not.toHaveBeenCalled();
    transport.preload();
    await expect.poll(() => transport(request())).toMatchObject({ data: 'by axios' });
    expect(load).toHaveBeenCalledOnce();
  });

  it.each([
    ['a change', request({ method: 'POST', body: {} })],
    ['a read with a login', request({ headers: { Authorization: 'Bearer token' } })],
  ])('waits with %s for axios', async (_, sent) => {
    const transport = createShopTransport(() => Promise.resolve({ axiosTransport }));
    await expect(transport(sent)).resolves.toMatchObject({ data: 'by axios' });
  });

  it('fails like a network that is away where axios does not arrive, and loads it anew the next time', async () => {
    const load = vi.fn<() => Promise<{ axiosTransport: typeof axiosTransport }>>();
    load.mockRejectedValueOnce(new TypeError('chunk')).mockResolvedValue({ axiosTransport });
    const transport = createShopTransport(load);
    await expect(transport(request({ method: 'POST' }))).rejects.toMatchObject({ failure: 'network' });
    await expect(transport(request({ method: 'POST' }))).resolves.toMatchObject({ data: 'by axios' });
  });
});
