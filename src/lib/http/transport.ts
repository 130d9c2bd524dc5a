import type { BegunRequest } from './begunRequests';

/** Timeout of every call but the valuation, ms. */
export const REQUEST_TIMEOUT_MS = 30_000;

export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'DELETE';

export interface TransportRequest {
  method: HttpMethod;
  /** Absolute, with its query. */
  url: string;
  /** JSON value, or FormData. */
  body?: unknown;
  headers: Record<string, string>;
  signal: AbortSignal | undefined;
  timeoutMs: number;
  /**
   * Asks the platform, past the browser's cache. By the mode of `fetch`, which adds `Cache-Control: no-cache` itself: a header of ours
   * would be refused by every platform that does not allow it to other origins.
   */
  skipsCache?: boolean;
  /** Called with the sent fraction of the body; not supported by every transport. */
  onUploadProgress?: (fraction: number) => void;
  responseType: 'text' | 'blob';
  /** The same request, where it was sent before; not supported by every transport. */
  begunRequest?: BegunRequest | undefined;
}

export interface TransportAnswer {
  status: number;
  /** Unparsed text, or a Blob. */
  data: unknown;
  header: (name: string) => string | undefined;
  /** Of an answer for several readers: what the first has read, which the others need not parse again. */
  shared?: { reading?: { output: unknown; doubts: readonly (readonly string[])[] } };
}

/** Sends one request and returns its answer, whatever its status. @throws {HttpError} network, timeout, aborted */
export type Transport = (request: TransportRequest) => Promise<TransportAnswer>;
