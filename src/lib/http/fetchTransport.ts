import { answerText } from './answerText';
import { HttpError } from './errors';
import type { Transport } from './transport';

const TIMEOUT_REASON = Symbol('no answer within the limit');

/** Used by search widget and early reads: axios would be a fifth of the widget. */
export const fetchTransport: Transport = async (request) => {
  const { method, url, body, headers, signal, timeoutMs, responseType, skipsCache, begunRequest } = request;
  const controller = begunRequest?.controller ?? new AbortController();
  const abort = () => controller.abort();
  const timer = setTimeout(() => controller.abort(TIMEOUT_REASON), timeoutMs);
  if (signal?.aborted) abort();
  signal?.addEventListener('abort', abort);
  const isJson = body !== undefined && !(body instanceof FormData);
  try {
    const response = await (begunRequest?.response ??
      fetch(url, {
        method,
        headers: isJson ? { ...headers, 'Content-Type': 'application/json' } : headers,
        body: isJson ? JSON.stringify(body) : body,
        signal: controller.signal,
        credentials: 'omit',
        // Not `no-store`: the next read would believe the old cache.
        cache: skipsCache ? 'reload' : 'default',
      }));
    const header = (name: string) => response.headers.get(name) ?? undefined;
    const data: unknown =
      responseType === 'blob'
        ? await response.blob()
        : answerText(await response.arrayBuffer(), header('content-type'));
    return { status: response.status, data, header };
  } catch (error) {
    const isLate = controller.signal.reason === TIMEOUT_REASON;
    const failure = signal?.aborted ? 'aborted' : isLate ? 'timeout' : 'network';
    throw new HttpError(failure, undefined, { cause: error });
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', abort);
  }
};
