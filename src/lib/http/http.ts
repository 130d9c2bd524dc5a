import * as z from 'zod/mini';
import { flag, readingOf, type ReadingContext } from '../schema';
import { HttpError, type HttpFailure } from './errors';
import { toQueryString, type QueryValue } from './queryString';
import { REQUEST_TIMEOUT_MS, type HttpMethod, type Transport } from './transport';

/** Pauses before the two retries of a read (rules/platform-and-wire: retries). */
const RETRY_PAUSES_MS = [300, 1200] as const;
/** Statuses that say when, not no (rules/platform-and-wire: not now is not no). */
const BUSY_STATUS: ReadonlySet<number> = new Set([408, 425, 429, 503]);
const RETRIED_STATUS: ReadonlySet<number> = new Set([...BUSY_STATUS, 502, 504]);
/** Longest wait that a busy platform may ask for, ms. */
const MAX_RETRY_AFTER_MS = 5000;

export interface RequestOptions<Output> {
  query?: Record<string, QueryValue>;
  /** JSON value, or FormData for uploads. */
  body?: unknown;
  signal?: AbortSignal;
  /** Sends the bearer token (rules/platform-and-wire: base URL), only below the base URL. */
  isAuthorized?: boolean;
  /**
   * What is retried: `read` (every GET) after every temporary failure; `write` (one by its id) only without an answer, never when busy.
   * Default: only a GET.
   */
  repeatedAs?: 'read' | 'write';
  timeoutMs?: number;
  /** Past the browser's cache: for what binds, and what is merged (`withoutCache`). */
  skipsCache?: boolean;
  onUploadProgress?: (fraction: number) => void;
  /** `blob` for PDFs. */
  responseType?: 'json' | 'blob';
  /** Throws if the answer is unreadable. */
  read: (answer: Answer) => Output;
}

export interface Answer {
  status: number;
  data: unknown;
  header: (name: string) => string | undefined;
  /** Fields that nearly all entries lack. */
  doubt: (paths: readonly string[]) => void;
  /** For each schema that reads `data`. */
  context: ReadingContext;
}

export interface Http {
  /** @throws {HttpError} and nothing else */
  request<Output>(method: HttpMethod, path: string, options: RequestOptions<Output>): Promise<Output>;
  /** From here each address is asked once past the browser's cache. */
  doubtCache: () => void;
}

export interface HttpSettings {
  /** Without a trailing slash. Absolute paths ignore it. */
  baseUrl: string;
  transport: Transport;
  getToken?: () => string | undefined;
  /** Called after a 401 to a call with this token. */
  onTokenRejected?: (token: string) => void;
  /** Called after the retries; not when aborted. */
  onFailure?: (error: HttpError, method: HttpMethod, path: string) => void;
  /** Called for an answer that lacks what hardly ever is missing. */
  onDoubt?: (paths: readonly string[], method: HttpMethod, path: string) => void;
  /** Waits before a retry; replaced in tests. */
  pause?: (milliseconds: number, signal: AbortSignal | undefined) => Promise<void>;
}

export function asSchema<Schema extends z.ZodMiniType>(schema: Schema) {
  return ({ data, context }: Pick<Answer, 'data' | 'context'>): z.output<Schema> => z.parse(schema, data, context);
}

export function ignoreBody(): undefined {
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
  const { baseUrl, transport, getToken, onTokenRejected, onFailure, onDoubt, pause = wait } = settings;

  /** Addresses whose cached answer is believed; absent: all but `failed`. */
  let believed: Set<string> | undefined;
  const failed = new Set<string>();
  const doubtCache = () => {
    believed = new Set();
  };

  function addressOf(path: string, { query }: RequestOptions<unknown>): string {
    const search = query ? toQueryString(query) : '';
    const address = /^https?:/.test(path) ? path : `${baseUrl.replace(/\/+$/, '')}${path}`;
    return search === '' ? address : `${address}${address.includes('?') ? '&' : '?'}${search}`;
  }

  async function attempt<Output>(method: HttpMethod, path: string, options: RequestOptions<Output>): Promise<Output> {
    const url = addressOf(path, options);
    const token = options.isAuthorized && isBelow(baseUrl, url) ? getToken?.() : undefined;
    const isDoubted = failed.has(url) || believed?.has(url) === false;
    const sent = await transport({
      method,
      url,
      body: options.body,
      headers: token ? { Authorization: `Bearer ${token}` } : {},
      signal: options.signal,
      timeoutMs: options.timeoutMs ?? REQUEST_TIMEOUT_MS,
      skipsCache: method === 'GET' && (options.skipsCache === true || isDoubted),
      onUploadProgress: options.onUploadProgress,
      responseType: options.responseType === 'blob' ? 'blob' : 'text',
    });
    const { status, data, header } = sent;
    if (status === 401 && token !== undefined) onTokenRejected?.(token);
    if (status < 200 || status > 299) {
      const retryAfterMs = BUSY_STATUS.has(status) ? millisecondsOf(header('retry-after')) : undefined;
      throw new HttpError(failureOfStatus(status), status, { answer: data, retryAfterMs });
    }
    const doubt = (paths: readonly string[]) => onDoubt?.(paths, method, path);
    const { reading } = sent.shared ?? {};
    if (reading !== undefined) {
      reading.doubts.forEach(doubt);
      // The same address is the same call.
      return reading.output as Output;
    }
    const doubts: (readonly string[])[] = [];
    try {
      const answer = options.responseType === 'blob' ? data : parseJson(data);
      if (isRefusal(answer)) throw new HttpError('rejected', status, { answer: data });
      const output = options.read({
        status,
        data: answer,
        header,
        doubt: (paths) => doubts.push(paths),
        context: readingOf(baseUrl),
      });
      if (sent.shared) sent.shared.reading = { output, doubts };
      doubts.forEach(doubt);
      return output;
    } catch (error) {
      throw error instanceof HttpError ? error : new HttpError('unreadable', status, { cause: error });
    }
  }

  /** One try; retries and reads after a write ask the platform (rules/platform-and-wire: as fresh as the press). */
  async function noted<Output>(method: HttpMethod, path: string, options: RequestOptions<Output>): Promise<Output> {
    if (method !== 'GET') return attempt(method, path, options);
    const url = addressOf(path, options);
    try {
      const output = await attempt(method, path, options);
      failed.delete(url);
      believed?.add(url);
      return output;
    } catch (error) {
      if (!options.signal?.aborted) failed.add(url);
      throw error;
    }
  }

  return {
    doubtCache,
    async request(method, path, options) {
      const { repeatedAs = method === 'GET' ? 'read' : undefined } = options;
      const pauses = repeatedAs === undefined ? [] : RETRY_PAUSES_MS;
      for (let tries = 0; ; tries += 1) {
        try {
          return await noted(method, path, options).finally(repeatedAs === 'read' ? undefined : doubtCache);
        } catch (error) {
          const pauseMs = pauses[tries];
          if (pauseMs === undefined || !isWorthRetrying(error, repeatedAs) || options.signal?.aborted) {
            if (error instanceof HttpError) error.method = method;
            if (error instanceof HttpError && error.failure !== 'aborted') onFailure?.(error, method, path);
            throw error;
          }
          await pause((error instanceof HttpError ? error.retryAfterMs : undefined) ?? pauseMs, options.signal);
          if (options.signal?.aborted) throw new HttpError('aborted', undefined, { cause: error });
        }
      }
    },
  };
}

/** The base URL or below it, after resolving `..`. */
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

const SUCCESS_NAME = /^(?:success|succeeded|isSuccess)$/i;

/** A 2xx that says it has failed (rules/platform-and-wire: success and failure). */
function isRefusal(answer: unknown): boolean {
  if (typeof answer !== 'object' || answer === null) return false;
  return Object.entries(answer).some(([name, value]) => SUCCESS_NAME.test(name) && z.parse(flag(), value) === false);
}

function isWorthRetrying(error: unknown, repeatedAs: RequestOptions<unknown>['repeatedAs']): boolean {
  if (!(error instanceof HttpError) || (error.retryAfterMs ?? 0) > MAX_RETRY_AFTER_MS) return false;
  if (error.failure === 'busy' && repeatedAs === 'write') return false;
  return error.failure === 'network' || (error.status !== undefined && RETRIED_STATUS.has(error.status));
}

/** ms of `Retry-After` (seconds or a date), which other origins have to expose. */
function millisecondsOf(retryAfter: string | undefined): number | undefined {
  const seconds = Number(retryAfter ?? NaN);
  const ms = Number.isNaN(seconds) ? Date.parse(retryAfter ?? '') - Date.now() : seconds * 1000;
  return Number.isNaN(ms) ? undefined : Math.max(ms, 0);
}

function failureOfStatus(status: number): HttpFailure {
  if (status === 401) return 'unauthorized';
  if (status === 403) return 'forbidden';
  if (status === 404 || status === 410) return 'not-found';
  if (status === 409) return 'conflict';
  if (BUSY_STATUS.has(status)) return 'busy';
  return status >= 500 ? 'server' : 'rejected';
}
