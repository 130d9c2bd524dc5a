import * as z from 'zod/mini';
import { HttpError } from '../lib/http/errors';
import { asSchema } from '../lib/http/http';
import type { HttpMethod } from '../lib/http/transport';
import type { QueryValue } from '../lib/http/queryString';
import type { Platform } from './platform';

/**
 * Requests a PDF.
 *
 * @throws {HttpError} 'unreadable' if the answer is not a complete PDF
 */
export async function requestPdf(
  platform: Platform,
  method: HttpMethod,
  path: string,
  options: { query?: Record<string, QueryValue>; body?: unknown; signal?: AbortSignal; isAuthorized?: boolean },
): Promise<Blob> {
  const pdf = await platform.http.request(method, path, {
    ...options,
    responseType: 'blob',
    read: asSchema(z.custom<Blob>((data) => data instanceof Blob)),
  });
  const ends = await new Blob([pdf.slice(0, 5), pdf.slice(-1024)]).text();
  if (!/^%PDF-[^]*%%EOF/.test(ends)) throw new HttpError('unreadable');
  return pdf;
}
