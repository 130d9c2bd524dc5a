import * as z from 'zod/mini';
import { optionalOf, requiredText, text } from '../../lib/schema';

/** Release note; its content is HTML to be sanitised. */
export const releaseNoteSchema = z.pipe(
  z.object({ title: requiredText(), content: optionalOf(z.object({ value: text() })) }),
  z.transform(({ title, content }) => ({ title, html: content?.value })),
);

export type ReleaseNote = z.output<typeof releaseNoteSchema>;
