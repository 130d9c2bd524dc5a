import * as z from 'zod/mini';
import { asSchema } from '../lib/http/http';
import { listOf, requiredFileUrl, requiredText } from '../lib/schema';
import { HEADER_IMAGES_PATH, headerImagesQuery } from './firstReads';
import type { Platform } from './platform';

const headerImageSchema = z.object({ key: requiredText(), url: requiredFileUrl() });

export type HeaderImage = z.output<typeof headerImageSchema>;

/** Pictures of the carousel above the search; if there are none, the shop shows a drawn one (rules/search: header pictures). */
export function fetchHeaderImages(platform: Platform, signal?: AbortSignal): Promise<HeaderImage[]> {
  return platform.http.request('GET', HEADER_IMAGES_PATH, {
    query: headerImagesQuery(platform),
    signal,
    read: asSchema(listOf(headerImageSchema)),
  });
}
