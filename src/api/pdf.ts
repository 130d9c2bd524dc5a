import * as z from 'zod/mini';
import { HttpError } from '../lib/http/errors';
import { asSchema } from '../lib/http/http';
import { askBy, type Call, type CallOptions } from './call';
import type { Platform } from './platform';

const blobSchema = z.custom<Blob>((data) => data instanceof Blob);

/** @throws {HttpError} 'unreadable' if the PDF is not complete */
export async function askForPdf<Path extends string, Query extends string, Sends extends Call['sends']>(
  platform: Platform,
  definition: Call<Path, Query, undefined, Sends>,
  options: CallOptions<Path, Query, Sends>,
): Promise<Blob> {
  const pdf = await askBy(platform, definition, options, asSchema(blobSchema));
  const ends = await new Blob([pdf.slice(0, 5), pdf.slice(-1024)]).text();
  if (!/^%PDF-[^]*%%EOF/.test(ends)) throw new HttpError('unreadable');
  return pdf;
}
