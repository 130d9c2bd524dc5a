import axios, { AxiosError } from 'axios';
import { answerText } from './answerText';
import { HttpError, type HttpFailure } from './errors';
import { fetchTransport } from './fetchTransport';
import type { Transport } from './transport';

const client = axios.create({
  validateStatus: () => true,
  transformRequest: [
    (data: unknown, headers) => {
      if (data === undefined || data instanceof FormData) return data;
      headers.setContentType('application/json');
      return JSON.stringify(data);
    },
  ],
  transformResponse: [(data: unknown) => data],
  // The host's cookies are not read, which throws in a sandboxed frame.
  withXSRFToken: false,
});

export const axiosTransport: Transport = async (request) => {
  // XMLHttpRequest cannot pass by the browser's cache.
  if (request.skipsCache) return fetchTransport(request);
  const { method, url, body, headers, signal, timeoutMs, responseType, onUploadProgress } = request;
  try {
    const response = await client.request<ArrayBuffer | Blob>({
      method,
      url,
      data: body,
      headers,
      signal,
      timeout: timeoutMs,
      onUploadProgress: onUploadProgress && (({ progress }) => onUploadProgress(progress ?? 0)),
      responseType: responseType === 'blob' ? responseType : 'arraybuffer',
    });
    const header = (name: string) => {
      const value: unknown = response.headers[name.toLowerCase()];
      return typeof value === 'string' ? value : undefined;
    };
    return {
      status: response.status,
      data: response.data instanceof Blob ? response.data : answerText(response.data, header('content-type')),
      header,
    };
  } catch (error) {
    throw new HttpError(failureOf(error, signal), undefined, { cause: error });
  }
};

function failureOf(error: unknown, signal: AbortSignal | undefined): HttpFailure {
  if (signal?.aborted || axios.isCancel(error)) return 'aborted';
  if (error instanceof AxiosError && (error.code === 'ECONNABORTED' || error.code === 'ETIMEDOUT')) return 'timeout';
  return 'network';
}
