import { asSchema } from '../../lib/http/http';
import { listOf } from '../../lib/schema';
import { releaseNoteSchema, type ReleaseNote } from '../../domain/dealer/releaseNote';
import type { Platform } from '../platform';

/** In the order in which they are shown. */
export function fetchReleaseNotes({ http }: Platform, signal?: AbortSignal): Promise<ReleaseNote[]> {
  return http.request('GET', '/dev/release-notes', { signal, read: asSchema(listOf(releaseNoteSchema)) });
}
