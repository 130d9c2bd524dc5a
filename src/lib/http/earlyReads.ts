import { fetchTransport } from './fetchTransport';
import { REQUEST_TIMEOUT_MS, type Transport, type TransportAnswer } from './transport';

/** Requests started before the code that needs their answers has loaded. */
export interface EarlyReads {
  /** The answer to a read of that address: once, then `undefined`. */
  take: (url: string, signal?: AbortSignal) => Promise<TransportAnswer> | undefined;
  /** Aborts the reads that were not taken. */
  abort: () => void;
}

/** Starts the reads. A failure rejects the answer that is taken, and nothing else. */
export function startEarlyReads(urls: readonly string[]): EarlyReads {
  const reads = new Map(
    urls.map((url) => {
      const controller = new AbortController();
      const { signal } = controller;
      const answer = fetchTransport({
        method: 'GET',
        url,
        headers: {},
        signal,
        timeoutMs: REQUEST_TIMEOUT_MS,
        responseType: 'text',
      });
      answer.catch(() => undefined);
      return [url, { answer, abort: () => controller.abort() }];
    }),
  );
  return {
    take(url, signal) {
      const read = reads.get(url);
      reads.delete(url);
      if (read === undefined) return undefined;
      if (signal?.aborted) read.abort();
      signal?.addEventListener('abort', read.abort);
      return read.answer;
    },
    abort: () => {
      for (const { abort } of reads.values()) abort();
      reads.clear();
    },
  };
}

/** A transport that answers from the early reads where it can. */
export function withEarlyReads(transport: Transport, early: EarlyReads | undefined): Transport {
  return (request) => {
    const isPlainRead =
      request.method === 'GET' && request.responseType === 'text' && !('Authorization' in request.headers);
    return (isPlainRead ? early?.take(request.url, request.signal) : undefined) ?? transport(request);
  };
}
