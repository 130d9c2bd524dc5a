import { listOf, optionalOf, requiredText, text } from '../../lib/schema';
import { ask, call } from '../call';
import type { Platform } from '../platform';
import * as z from 'zod/mini';

/** Its content is HTML to be sanitised. */
export const releaseNoteSchema = z.pipe(
  z.object({ title: requiredText(), content: optionalOf(z.object({ value: text() })) }),
  z.transform(({ title, content }) => ({ title, html: content?.value })),
);

export type ReleaseNote = z.output<typeof releaseNoteSchema>;

export const releaseNotesCall = call('GET', '/dev/release-notes', { answer: listOf(releaseNoteSchema) });

export function fetchReleaseNotes(platform: Platform, signal?: AbortSignal): Promise<ReleaseNote[]> {
  return ask(platform, releaseNotesCall, { signal });
}
