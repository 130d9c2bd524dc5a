import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { axiosTransport } from '../../../src/lib/http/axiosTransport';
import { fetchTransport } from '../../../src/lib/http/fetchTransport';
import { API_URL, server } from '../../platformServer';

const TEXT = '{"name":"Größe"}';

it.each([
  ['latin-1, as declared', Buffer.from(TEXT, 'latin1'), 'application/json; charset=ISO-8859-1', TEXT],
  ['UTF-8 without a word', Buffer.from(TEXT), 'application/json', TEXT],
  ['a mark of bytes', Buffer.from(`\uFEFF${TEXT}`), 'application/json', TEXT],
  ['an unknown encoding', Buffer.from(TEXT), 'application/json; charset=klingon', TEXT],
])('both transports read %s the same', async (_, bytes, type, text) => {
  server.use(http.get(`${API_URL}/text`, () => new HttpResponse(bytes, { headers: { 'content-type': type } })));
  const request = { method: 'GET', url: `${API_URL}/text`, headers: {}, signal: undefined, timeoutMs: 1000 } as const;
  for (const transport of [fetchTransport, axiosTransport])
    expect((await transport({ ...request, responseType: 'text' })).data).toBe(text);
});
