/** Milliseconds that any call but the trade-in calculation may take (decisions 4). */
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
  /** Fraction of the body that has been sent; not every transport tells. */
  onUploadProgress?: (fraction: number) => void;
  responseType: 'text' | 'blob';
}

export interface TransportAnswer {
  status: number;
  /** Text as it came, or a Blob. */
  data: unknown;
  header: (name: string) => string | undefined;
}

/** Carries one request there and its answer back, whatever its status. @throws {HttpError} network, timeout, aborted */
export type Transport = (request: TransportRequest) => Promise<TransportAnswer>;
