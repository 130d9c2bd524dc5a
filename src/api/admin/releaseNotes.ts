import { asSchema } from '../../lib/http/http';
import { listOf } from '../../lib/schema';
import { releaseNoteSchema, type ReleaseNote } from '../../domain/dealer/releaseNote';
import type { Platform } from '../platform';

/** Release notes in display order. */
export function fetchReleaseNotes({ http }: Platform, signal?: AbortSignal): Promise<ReleaseNote[]> {
  return http.request('GET', '/dev/release-notes', { signal, read: asSchema(listOf(releaseNoteSchema)) });
}
