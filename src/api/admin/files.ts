import * as z from 'zod/mini';
import { HttpError } from '../../lib/http/errors';
import { listOf, requiredUrl } from '../../lib/schema';
import { ask, askBy, call } from '../call';
import { HEADER_IMAGES_PATH } from '../headerImages';
import type { Platform } from '../platform';
import type { WriteOptions } from './crud';
import { toFormData } from './formData';

type DealerFileType = 'CrossSellingProductImage' | 'HomepageHeaderImage' | 'Logo' | 'LegalDocument';

const answerSchema = z.object({ urls: listOf(requiredUrl()) });

const FILES = '/cardealeradmin/{a}/files/{fileType}';
export const uploadFilesCall = call('POST', FILES, { answer: answerSchema, isAuthorized: true, sends: 'multipart' });
export const deleteFilesCall = call('DELETE', FILES, { sends: 'filesDeletionBody', isAuthorized: true });
export const uploadHeaderImageCall = call('POST', HEADER_IMAGES_PATH, { isAuthorized: true, sends: 'multipart' });
export const deleteHeaderImageCall = call('DELETE', HEADER_IMAGES_PATH, { query: ['key'], isAuthorized: true });

export function uploadFiles(
  platform: Platform,
  fileType: DealerFileType,
  files: readonly File[],
  options: WriteOptions = {},
): Promise<string[]> {
  const body = toFormData({ files, fileType });
  return askBy(platform, uploadFilesCall, { ...options, parts: { fileType }, body }, ({ data }) => {
    const { urls } = z.parse(answerSchema, data);
    if (urls.length !== files.length) throw new HttpError('unreadable');
    return urls;
  });
}

export function deleteFiles(
  platform: Platform,
  fileType: DealerFileType,
  urls: readonly string[],
  signal?: AbortSignal,
): Promise<void> {
  return ask(platform, deleteFilesCall, { parts: { fileType }, body: { urls, fileType }, signal });
}

/** Picture for the carousel above the search, of the tenant in the token. */
export function uploadHeaderImage(platform: Platform, image: File, options: WriteOptions = {}): Promise<void> {
  return ask(platform, uploadHeaderImageCall, { ...options, body: toFormData({ image }) });
}

export function deleteHeaderImage(platform: Platform, key: string, signal?: AbortSignal): Promise<void> {
  return ask(platform, deleteHeaderImageCall, { query: { key }, signal });
}
