import * as z from 'zod/mini';
import { HttpError } from '../../lib/http/errors';
import { ignoreBody } from '../../lib/http/http';
import { listOf, requiredUrl } from '../../lib/schema';
import { dealerAdminPath, type Platform } from '../platform';
import type { WriteOptions } from './crud';
import { toFormData } from './formData';

/** Types of files that belong to no vehicle (rules/admin: files of the dealer). */
type DealerFileType = 'CrossSellingProductImage' | 'HomepageHeaderImage' | 'Logo' | 'LegalDocument';

const answerSchema = z.object({ urls: listOf(requiredUrl()) });

/** Uploads files; returns their URLs in the same order. */
export function uploadFiles(
  platform: Platform,
  fileType: DealerFileType,
  files: readonly File[],
  options: WriteOptions = {},
): Promise<string[]> {
  return platform.http.request('POST', dealerAdminPath(platform, 'files', fileType), {
    ...options,
    body: toFormData({ files, fileType }),
    isAuthorized: true,
    read: ({ data }) => {
      const { urls } = z.parse(answerSchema, data);
      if (urls.length !== files.length) throw new HttpError('unreadable');
      return urls;
    },
  });
}

export function deleteFiles(
  platform: Platform,
  fileType: DealerFileType,
  urls: readonly string[],
  signal?: AbortSignal,
): Promise<void> {
  return platform.http.request('DELETE', dealerAdminPath(platform, 'files', fileType), {
    body: { urls, fileType },
    signal,
    isAuthorized: true,
    read: ignoreBody,
  });
}

/** Adds a picture to the carousel above the search, of the tenant in the token (rules/admin: header images in the admin area). */
export function uploadHeaderImage(platform: Platform, image: File, options: WriteOptions = {}): Promise<void> {
  return platform.http.request('POST', '/cars/headerImages', {
    ...options,
    body: toFormData({ image }),
    isAuthorized: true,
    read: ignoreBody,
  });
}

export function deleteHeaderImage(platform: Platform, key: string, signal?: AbortSignal): Promise<void> {
  return platform.http.request('DELETE', '/cars/headerImages', {
    query: { key },
    signal,
    isAuthorized: true,
    read: ignoreBody,
  });
}
