import { listOf } from '../../lib/schema';
import { releaseNoteSchema, type ReleaseNote } from '../../domain/dealer/releaseNote';
import { ask, call } from '../call';
import type { Platform } from '../platform';

export const releaseNotesCall = call('GET', '/dev/release-notes', { answer: listOf(releaseNoteSchema) });

/** Release notes in display order. */
export function fetchReleaseNotes(platform: Platform, signal?: AbortSignal): Promise<ReleaseNote[]> {
  return ask(platform, releaseNotesCall, { signal });
}
