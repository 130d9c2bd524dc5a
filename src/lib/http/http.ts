import * as z from 'zod/mini';
import { HttpError, type HttpFailure } from './errors';
import { toQueryString, type QueryValue } from './queryString';
import { REQUEST_TIMEOUT_MS, type HttpMethod, type Transport } from './transport';

/** Pauses before the second and third try of a read (decisions 4: twice, with a growing pause). */
const RETRY_PAUSES_MS = [300, 1200] as const;
const RETRIED_STATUS: ReadonlySet<number> = new Set([502, 503, 504]);

export interface RequestOptions<Output> {
  query?: Record<string, QueryValue>;
  /** JSON value, or FormData for uploads. */
  body?: unknown;
  signal?: AbortSignal;
  /** Send the bearer token of the session (admin 6): to addresses below the base URL, and to no other. */
  isAuthorized?: boolean;
  /** A write that may be tried again: a calculation, or an order, whose id makes it safe. Reads always are. */
  isRepeatable?: boolean;
  timeoutMs?: number;
  /** Told how much of an upload has been sent, from 0 to 1. */
  onUploadProgress?: (fraction: number) => void;
  /** `blob` for PDFs. */
  responseType?: 'json' | 'blob';
  /** Turns the answer into domain values; throwing means the answer is unreadable. */
  read: (answer: { status: number; data: unknown; header: (name: string) => string | undefined }) => Output;
}

export interface Http {
  /** @throws {HttpError} and nothing else */
  request<Output>(method: HttpMethod, path: string, options: RequestOptions<Output>): Promise<Output>;
}

export interface HttpSettings {
  /** Without a trailing slash. Absolute paths given to `request` ignore it. */
  baseUrl: string;
  transport: Transport;
  getToken?: () => string | undefined;
  /** The platform answered 401 to a call that carried this token. */
  onTokenRejected?: (token: string) => void;
  /** A call failed after all its tries; not told of one that its own user took back. */
  onFailure?: (error: HttpError, method: HttpMethod, path: string) => void;
  /** Waits between tries; replaced in tests. */
  pause?: (milliseconds: number, signal: AbortSignal | undefined) => Promise<void>;
}

/** Reads the data of an answer by a schema. */
export function asSchema<Schema extends z.ZodMiniType>(schema: Schema) {
  return ({ data }: { data: unknown }): z.output<Schema> => z.parse(schema, data);
}

/** For calls whose answer carries nothing (204, or any other 2xx). */
export function asNothing(): undefined {
  return undefined;
}

const wait = (milliseconds: number, signal: AbortSignal | undefined) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(done, milliseconds);
    function done() {
      clearTimeout(timer);
      signal?.removeEventListener('abort', done);
      resolve();
    }
    signal?.addEventListener('abort', done);
  });

export function createHttp(settings: HttpSettings): Http {
  const { baseUrl, transport, getToken, onTokenRejected, onFailure, pause = wait } = settings;

  async function attempt<Output>(method: HttpMethod, path: string, options: RequestOptions<Output>): Promise<Output> {
    const query = options.query ? toQueryString(options.query) : '';
    const address = /^https?:/.test(path) ? path : `${baseUrl.replace(/\/+$/, '')}${path}`;
    const token = options.isAuthorized && isBelow(baseUrl, address) ? getToken?.() : undefined;
    const { status, data, header } = await transport({
      method,
      url: query === '' ? address : `${address}${address.includes('?') ? '&' : '?'}${query}`,
      body: options.body,
      headers: token ? { Authorization: `Bearer ${token}` } : {},
      signal: options.signal,
      timeoutMs: options.timeoutMs ?? REQUEST_TIMEOUT_MS,
      onUploadProgress: options.onUploadProgress,
      responseType: options.responseType === 'blob' ? 'blob' : 'text',
    });
    if (status === 401 && token !== undefined) onTokenRejected?.(token);
    if (status < 200 || status > 299) throw new HttpError(failureOfStatus(status), status, { answer: data });
    try {
      return options.read({ status, data: options.responseType === 'blob' ? data : parseJson(data), header });
    } catch (error) {
      throw new HttpError('unreadable', status, { cause: error });
    }
  }

  return {
    async request(method, path, options) {
      const pauses = method === 'GET' || options.isRepeatable ? RETRY_PAUSES_MS : [];
      for (let tries = 0; ; tries += 1) {
        try {
          return await attempt(method, path, options);
        } catch (error) {
          const pauseMs = pauses[tries];
          if (pauseMs === undefined || !isWorthRetrying(error) || options.signal?.aborted) {
            if (error instanceof HttpError && error.failure !== 'aborted') onFailure?.(error, method, path);
            throw error;
          }
          await pause(pauseMs, options.signal);
          if (options.signal?.aborted) throw new HttpError('aborted', undefined, { cause: error });
        }
      }
    },
  };
}

/** True for the base URL itself and for addresses in a path below it, after `..` and the like are resolved. */
function isBelow(baseUrl: string, address: string): boolean {
  const base = new URL(baseUrl);
  const { origin, pathname } = new URL(address);
  const path = base.pathname.replace(/\/+$/, '');
  return origin === base.origin && (pathname === path || pathname.startsWith(`${path}/`));
}

function parseJson(data: unknown): unknown {
  if (typeof data !== 'string') return data;
  return data.trim() === '' ? undefined : (JSON.parse(data) as unknown);
}

function isWorthRetrying(error: unknown): boolean {
  return (
    error instanceof HttpError &&
    (error.failure === 'network' || (error.status !== undefined && RETRIED_STATUS.has(error.status)))
  );
}

function failureOfStatus(status: number): HttpFailure {
  if (status === 401) return 'unauthorized';
  if (status === 403) return 'forbidden';
  if (status === 404) return 'not-found';
  if (status === 409) return 'conflict';
  return status >= 500 ? 'server' : 'rejected';
}
