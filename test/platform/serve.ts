import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';
import { getResponse } from 'msw';
import { createPlatform, type Platform } from './platform';

interface ServeOptions {
  /** Default: a free one. */
  port?: number;
  /** Default: 127.0.0.1 */
  host?: string;
  /** Creates the platform once its URL is known; default: `createPlatform({ baseUrl })`. */
  platform?: (baseUrl: string) => Platform;
}

export interface ServedPlatform {
  url: string;
  platform: Platform;
  close(): Promise<void>;
}

/** The demo platform over real HTTP, open to every origin. */
export async function servePlatform({
  port = 0,
  host = '127.0.0.1',
  platform: make,
}: ServeOptions = {}): Promise<ServedPlatform> {
  const server = createServer();
  // Never closes an idle connection, because the client's next request on it would fail (ECONNRESET).
  server.keepAliveTimeout = 0;
  server.listen(port, host);
  await once(server, 'listening');
  const bound = server.address();
  if (bound === null || typeof bound === 'string') throw new Error('the platform has no port');
  const url = `http://${host}:${bound.port}`;
  const platform = (make ?? ((baseUrl) => createPlatform({ baseUrl })))(url);
  server.on('request', (incoming, outgoing) => {
    const answer = (request: Request) => getResponse(platform.handlers, request, { baseUrl: url });
    void respond(incoming, outgoing, answer, url, () => platform.time());
  });
  return {
    url,
    platform,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Headers of every answer. */
export const CORS = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'GET, POST, PUT, DELETE, OPTIONS',
  'access-control-allow-headers': 'Authorization, Content-Type',
  'access-control-expose-headers': 'x-pagination, retry-after, date',
  'access-control-max-age': '600',
};

async function respond(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  answer: (request: Request) => Promise<Response | undefined>,
  url: string,
  time: () => Date,
): Promise<void> {
  const gone = new AbortController();
  outgoing.on('close', () => gone.abort());
  try {
    if (incoming.method === 'OPTIONS') {
      outgoing.writeHead(204, CORS).end();
      return;
    }
    const request = await requestOf(incoming, url, gone.signal);
    const response = await answer(request);
    if (!response || response.type === 'error') {
      outgoing.destroy();
      return;
    }
    const plain = Buffer.from(await response.arrayBuffer());
    const isPacked = plain.length > 1400 && (incoming.headers['accept-encoding'] ?? '').includes('gzip');
    const body = isPacked ? gzipSync(plain, { level: 1 }) : plain;
    const hasBody = response.status !== 204 && incoming.method !== 'HEAD';
    outgoing.writeHead(response.status, {
      'cache-control': 'no-store',
      date: time().toUTCString(),
      ...Object.fromEntries(response.headers),
      ...CORS,
      ...(hasBody && { 'content-length': body.length }),
      ...(isPacked && { 'content-encoding': 'gzip', vary: 'accept-encoding' }),
    });
    outgoing.end(hasBody ? body : undefined);
  } catch (error) {
    // Ignore aborted requests; report errors of the platform itself.
    if (gone.signal.aborted) return;
    process.stderr.write(`${String(error instanceof Error ? error.stack : error)}\n`);
    outgoing.writeHead(500, CORS).end();
  }
}

async function requestOf(incoming: IncomingMessage, url: string, signal: AbortSignal): Promise<Request> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of incoming) if (chunk instanceof Uint8Array) chunks.push(chunk);
  const headers = new Headers();
  for (const [name, value] of Object.entries(incoming.headers)) {
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value);
  }
  const method = incoming.method ?? 'GET';
  const hasBody = method !== 'GET' && method !== 'HEAD' && chunks.length > 0;
  return new Request(`${url}${incoming.url ?? '/'}`, {
    method,
    headers,
    signal,
    body: hasBody ? Buffer.concat(chunks) : undefined,
  });
}
