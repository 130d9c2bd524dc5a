import { endRequests, type BegunRequests } from './begunRequests';
import { fetchTransport } from './fetchTransport';
import { REQUEST_TIMEOUT_MS, type Transport, type TransportAnswer } from './transport';

export interface EarlyReads {
  /** Once; the same path with another query aborts it. */
  take: (url: string, signal?: AbortSignal) => Promise<TransportAnswer> | undefined;
  /** Reads without taking it; another query of a path starts anew, unless that was taken. */
  share: (url: string) => Promise<TransportAnswer> | undefined;
  /** Aborts the reads that were not taken. */
  abort: () => void;
}

let begunRequests: BegunRequests = new Map();

/** Gives begun requests to the early reads of `start`; ends those it does not want. */
export function adoptRequests(requests: BegunRequests, start: () => void): void {
  begunRequests = requests;
  start();
  begunRequests = new Map();
  endRequests(requests);
}

interface EarlyRead {
  query: string;
  answer: Promise<TransportAnswer>;
  abort: () => void;
}

/** A failure only rejects the answer when it is taken. */
export function startEarlyReads(urls: readonly string[]): EarlyReads {
  const reads = new Map<string, EarlyRead>();
  const start = (url: string) => {
    const controller = new AbortController();
    const { signal } = controller;
    const begunRequest = begunRequests.get(url);
    begunRequests.delete(url);
    const answer = fetchTransport({
      method: 'GET',
      url,
      headers: {},
      signal,
      timeoutMs: REQUEST_TIMEOUT_MS,
      responseType: 'text',
      begunRequest,
    }).then((sent) => ({ ...sent, shared: {} }));
    answer.catch(() => undefined);
    const { path, query } = partsOf(url);
    reads.set(path, { query, answer, abort: () => controller.abort() });
    return answer;
  };
  for (const url of urls) void start(url);
  return {
    take(url, signal) {
      const { path, query } = partsOf(url);
      const read = reads.get(path);
      if (read === undefined) return undefined;
      reads.delete(path);
      if (read.query !== query || signal?.aborted) read.abort();
      if (read.query !== query) return undefined;
      signal?.addEventListener('abort', read.abort);
      return read.answer;
    },
    share(url) {
      const { path, query } = partsOf(url);
      const read = reads.get(path);
      if (read === undefined || read.query === query) return read?.answer;
      read.abort();
      return start(url);
    },
    abort: () => {
      for (const { abort } of reads.values()) abort();
      reads.clear();
    },
  };
}

function partsOf(url: string): { path: string; query: string } {
  const { origin, pathname, searchParams } = new URL(url);
  searchParams.sort();
  return { path: `${origin}${pathname}`, query: searchParams.toString() };
}

/** Uses matching early reads; sends all other requests. */
export function withEarlyReads(transport: Transport, early: EarlyReads | undefined): Transport {
  return (request) => {
    const { method, responseType, headers, skipsCache } = request;
    const isPlainRead = method === 'GET' && responseType === 'text' && !('Authorization' in headers) && !skipsCache;
    return (isPlainRead ? early?.take(request.url, request.signal) : undefined) ?? transport(request);
  };
}
