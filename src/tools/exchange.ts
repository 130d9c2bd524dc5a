import { answerText } from '../lib/http/answerText';
import type { TransportRequest } from '../lib/http/transport';

/** Redirects included. */
export interface Received {
  status: number;
  headers: Headers;
  text: string;
  bytes: ArrayBuffer;
  /** Behind all redirects. */
  url: string;
  redirects: readonly Redirect[];
}

interface Redirect {
  to: string;
  isAllowed: boolean;
}

interface Sender {
  fetchNow: typeof globalThis.fetch;
  origin: string;
  /** Headers of the browser; default: those of a page's request. */
  asBrowser?: Record<string, string>;
}

/** A firewall may refuse what does not look like a browser, and the shop always does. */
const BROWSER =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
const MAX_REDIRECTS = 5;

export const visitorHeaders = { 'user-agent': BROWSER, 'accept-language': 'de' };
export const pageHeaders = (origin: string) => ({ origin, referer: `${origin}/`, 'user-agent': BROWSER });

/** Follows redirects, which are told. @throws without an answer */
export async function exchange(
  request: Pick<TransportRequest, 'method' | 'url' | 'body' | 'headers' | 'timeoutMs'>,
  { fetchNow, origin, asBrowser = pageHeaders(origin) }: Sender,
): Promise<Received> {
  let { method, url, body }: { method: string; url: string; body?: unknown } = request;
  const redirects: Redirect[] = [];
  const signal = AbortSignal.timeout(request.timeoutMs);
  for (;;) {
    const response = await fetchNow(url, {
      method,
      headers: {
        ...asBrowser,
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
      const bytes = await response.arrayBuffer();
      const text = answerText(bytes, headers.get('content-type') ?? undefined);
      return { status, headers, text, bytes, url, redirects };
    }
    // Not awaited: a copy of it that somebody else holds would have to end first.
    void response.body?.cancel();
    url = new URL(to, url).href;
    const allowed = headers.get('access-control-allow-origin');
    redirects.push({ to: url, isAllowed: allowed === '*' || allowed === origin });
    if (status === 303 || (method === 'POST' && status < 303)) [method, body] = ['GET', undefined];
  }
}
