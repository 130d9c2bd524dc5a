import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';

export interface ServedPage {
  body: string | Buffer;
  headers?: Record<string, string>;
}

export interface PageServer {
  /** 'http://localhost:4020', without trailing slash. */
  origin: string;
  close: () => Promise<void>;
}

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  // Without a charset, as on many dealers' servers.
  '.js': 'text/javascript',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
};

/** Starts a web server on its own origin. @param find returns the page at a path */
export async function servePages(
  find: (path: string) => ServedPage | undefined | Promise<ServedPage | undefined>,
  { port = 0, host = 'localhost' }: { port?: number; host?: string } = {},
): Promise<PageServer> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    void Promise.resolve(find(decodeURIComponent(pathname))).then((page) => {
      if (page) response.writeHead(200, { 'cache-control': 'no-store', ...page.headers }).end(page.body);
      else response.writeHead(404, { 'content-type': 'text/plain' }).end('Not found');
    });
  });
  server.listen(port, host);
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the server has no port');
  return {
    origin: `http://${host}:${address.port}`,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Finds the files of a folder, with CORS headers, which chunks need; by default browsers do not cache them. */
export function filesOf(
  folder: string,
  headers?: Record<string, string>,
): (path: string) => Promise<ServedPage | undefined> {
  return async (path) => {
    const file = join(folder, normalize(path));
    const type = TYPES[extname(file)];
    if (type === undefined) return undefined;
    try {
      const body = await readFile(file);
      return { body, headers: { 'content-type': type, 'access-control-allow-origin': '*', ...headers } };
    } catch {
      return undefined;
    }
  };
}
