import * as z from 'zod/mini';
import { listOf, requiredFileUrl, requiredText } from '../lib/schema';
import { ask, call } from './call';
import type { Platform } from './platform';

const headerImageSchema = z.object({ key: requiredText(), url: requiredFileUrl() });

export const HEADER_IMAGES_PATH = '/cars/headerImages';

export const headerImagesCall = call('GET', HEADER_IMAGES_PATH, {
  query: ['carDealerAdminId'],
  answer: listOf(headerImageSchema),
});

export type HeaderImage = z.output<typeof headerImageSchema>;

export function fetchHeaderImages(platform: Platform, signal?: AbortSignal): Promise<HeaderImage[]> {
  return ask(platform, headerImagesCall, { query: { carDealerAdminId: platform.adminId }, signal });
}
