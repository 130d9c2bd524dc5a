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
   * Past the browser's cache, by the mode of `fetch`: a `Cache-Control` header of ours would be refused by platforms that do not allow it
   * to other origins.
   */
  skipsCache?: boolean;
  /** Sent fraction; not supported by every transport. */
  onUploadProgress?: (fraction: number) => void;
  responseType: 'text' | 'blob';
  /** The same request, sent before; not supported by every transport. */
  begunRequest?: BegunRequest | undefined;
}

export interface TransportAnswer {
  status: number;
  /** Unparsed text, or a Blob. */
  data: unknown;
  header: (name: string) => string | undefined;
  /** What the first of several readers has read; the others need not parse it. */
  shared?: { reading?: { output: unknown; doubts: readonly (readonly string[])[] } };
}

/**
 * Sends one request; answers of any status.
 * @throws {HttpError} network, timeout, aborted
 */
export type Transport = (request: TransportRequest) => Promise<TransportAnswer>;
