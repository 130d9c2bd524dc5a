import { delay, HttpResponse } from 'msw';
import { requiredOnly, wrongTypes } from './damage';

/** Faults of a call (rules/embedding: every call may fail). */
export type Fault =
  | 'network'
  | 'timeout'
  | 401
  | 403
  | 404
  | 408
  | 409
  | 410
  | 413
  | 425
  | 429
  | 500
  | 502
  | 503
  | 'html'
  | 'truncated'
  | 'empty'
  | 'null'
  | 'optional-null'
  | 'wrong-types';

/** What a fault is to a screen. Which fault is which is proven in test/lib/http/faults.test.ts. */
export type FaultClass =
  | 'lost'
  | 'failed'
  | 'busy'
  | 'refused'
  | 'gone'
  | 'unauthorised'
  | 'nothing'
  | 'partial'
  | 'wrong';

export const FAULT_CLASSES: Record<FaultClass, readonly Fault[]> = {
  lost: ['network', 'timeout', 'html', 'truncated'],
  unauthorised: [401],
  refused: [409],
  failed: [500, 502],
  busy: [408, 425, 429, 503],
  gone: [404],
  nothing: ['empty', 'null'],
  partial: ['optional-null'],
  wrong: ['wrong-types'],
};

/** Selects calls. `path`: part of the URL, or a pattern for it. `method`: default any. */
export interface CallMatcher {
  method?: string;
  path: string | RegExp;
}

export interface PlannedFault {
  matcher: CallMatcher;
  fault: Fault;
  times: number;
}

export function isMatch({ method, path }: CallMatcher, request: Request): boolean {
  if (request.method === 'OPTIONS' || (method !== undefined && method.toUpperCase() !== request.method)) return false;
  return typeof path === 'string' ? request.url.includes(path) : path.test(request.url);
}

const HTML_PAGE =
  '<!doctype html><html><head><title>502 Bad Gateway</title></head><body><h1>502 Bad Gateway</h1><hr>nginx</body></html>';

/** Applies a fault to an answer; `answer` creates the correct one. */
export async function respondWithFault(
  fault: Fault,
  request: Request,
  answer: () => Promise<Response | undefined>,
): Promise<Response> {
  if (typeof fault === 'number') return HttpResponse.json({ message: `Fehler ${fault}` }, { status: fault });
  switch (fault) {
    case 'network':
      return HttpResponse.error();
    case 'timeout':
      await Promise.race([delay('infinite'), aborted(request.signal)]);
      return HttpResponse.error();
    case 'html':
      return HttpResponse.html(HTML_PAGE);
    case 'empty':
      return new HttpResponse('', { headers: { 'content-type': 'application/json' } });
    case 'null':
      return HttpResponse.json(null);
    case 'truncated':
    case 'optional-null':
    case 'wrong-types': {
      const right = await answer();
      if (!right) return HttpResponse.error();
      const text = await right.text();
      const headers = { 'content-type': 'application/json', ...paginationOf(right) };
      if (fault === 'truncated') return new HttpResponse(text.slice(0, Math.floor(text.length / 2)), { headers });
      if (!right.headers.get('content-type')?.includes('json'))
        return new HttpResponse(text, { status: right.status, headers });
      const data: unknown = JSON.parse(text);
      const damaged = fault === 'wrong-types' ? wrongTypes(data) : requiredOnly(new URL(request.url).pathname, data);
      return new HttpResponse(JSON.stringify(damaged), { status: right.status, headers });
    }
  }
}

function paginationOf(response: Response): Record<string, string> {
  const value = response.headers.get('x-pagination');
  return value === null ? {} : { 'x-pagination': value };
}

function aborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }));
}
