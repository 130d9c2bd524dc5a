import { fetchTransport } from './fetchTransport';
import { REQUEST_TIMEOUT_MS, type Transport, type TransportAnswer } from './transport';

/** Reads that are on their way before the code that will ask for them has arrived. */
export interface EarlyReads {
  /** The answer to a read of that address: for the first who asks, and once. */
  take: (url: string, signal?: AbortSignal) => Promise<TransportAnswer> | undefined;
  /** Takes back what nobody has asked for. */
  abort: () => void;
}

/** Starts them. None of them throws: a failure meets whoever takes the answer. */
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

/** A transport that first looks among the reads that are on their way already. */
export function withEarlyReads(transport: Transport, early: EarlyReads | undefined): Transport {
  return (request) => {
    const isPlainRead =
      request.method === 'GET' && request.responseType === 'text' && !('Authorization' in request.headers);
    return (isPlainRead ? early?.take(request.url, request.signal) : undefined) ?? transport(request);
  };
}
