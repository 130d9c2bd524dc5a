import { answerText } from '../../../src/lib/http/answerText';
import type { TransportRequest } from '../../../src/lib/http/transport';

/** What came back for one request, redirects included. */
export interface Received {
  status: number;
  headers: Headers;
  text: string;
  redirects: readonly Redirect[];
}

interface Redirect {
  to: string;
  /** Whether a browser may follow it from a page of another origin. */
  isAllowed: boolean;
}

interface Sender {
  fetchNow: typeof globalThis.fetch;
  /** The page that asks. */
  origin: string;
}

/** A firewall may refuse what does not look like a browser, and the shop always does. */
const BROWSER =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
const MAX_REDIRECTS = 5;

/** Headers of a page's request. */
export const pageHeaders = (origin: string) => ({ origin, referer: `${origin}/`, 'user-agent': BROWSER });

/** Sends one request as a browser does from a dealer's page, and follows redirects, which are told. @throws without an answer */
export async function exchange(request: TransportRequest, { fetchNow, origin }: Sender): Promise<Received> {
  let { method, url, body }: { method: string; url: string; body?: unknown } = request;
  const redirects: Redirect[] = [];
  const signal = AbortSignal.timeout(request.timeoutMs);
  for (;;) {
    const response = await fetchNow(url, {
      method,
      headers: {
        ...pageHeaders(origin),
        ...request.headers,
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      redirect: 'manual',
      signal,
    });
    const { status, headers } = response;
    const to = status > 300 && status < 309 && status !== 304 ? headers.get('location') : null;
    if (to === null || redirects.length === MAX_REDIRECTS) {
      const text = answerText(await response.arrayBuffer(), headers.get('content-type') ?? undefined);
      return { status, headers, text, redirects };
    }
    await response.body?.cancel();
    url = new URL(to, url).href;
    const allowed = headers.get('access-control-allow-origin');
    redirects.push({ to: url, isAllowed: allowed === '*' || allowed === origin });
    if (status === 303 || (method === 'POST' && status < 303)) [method, body] = ['GET', undefined];
  }
}
