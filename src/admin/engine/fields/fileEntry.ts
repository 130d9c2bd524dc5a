import type { FileChoice } from '../../../domain/dealer/rules';
import { UPLOAD_KINDS } from '../../../ui/fields/uploadRules';
import type { FileOptions } from '../controls';

/** Under pictures that are drawn in the frame that the shop gives them. */
export const SHOWN_CROPPED = 'So werden die Bilder im Shop gezeigt.';

/** Reads the value of a file field; anything else is an empty one. */
export function fileEntryOf(value: unknown): FileChoice {
  if (typeof value !== 'object' || value === null) return {};
  return {
    file: 'file' in value && value.file instanceof File ? value.file : undefined,
    url: 'url' in value && typeof value.url === 'string' ? value.url : undefined,
  };
}

/** Which files a field takes: 'JPG, PNG, SVG oder WebP, höchstens 1024 KB. Quadratisch, 400 × 400 Pixel' */
export const fileHint = ({ upload, wanted }: FileOptions) =>
  [UPLOAD_KINDS[upload].hint, wanted].filter(Boolean).join('. ');
