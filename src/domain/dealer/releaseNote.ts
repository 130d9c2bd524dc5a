import * as z from 'zod/mini';
import { maybe, requiredText, text } from '../../lib/schema';

/** What is new in the product. The content is HTML, hostile until sanitised (rules/admin: release notes). */
export const releaseNoteSchema = z.pipe(
  z.object({ title: requiredText(), content: maybe(z.object({ value: text() })) }),
  z.transform(({ title, content }) => ({ title, html: content?.value })),
);

export type ReleaseNote = z.output<typeof releaseNoteSchema>;
