import type { FileChoice } from '../../../../domain/dealer/rules';
import { UPLOAD_KINDS } from '../../../../ui/fields/uploadRules';
import type { FileOptions } from '../controls';

/** Caption of previews that are cropped as in the shop. */
export const SHOWN_CROPPED = 'So werden die Bilder im Shop gezeigt.';

/** Value of a file field; empty for anything else. */
export function fileEntryOf(value: unknown): FileChoice {
  if (typeof value !== 'object' || value === null) return {};
  return {
    file: 'file' in value && value.file instanceof File ? value.file : undefined,
    refused: 'refused' in value && typeof value.refused === 'string' ? value.refused : undefined,
    url: 'url' in value && typeof value.url === 'string' ? value.url : undefined,
  };
}

/** Longest edge of pictures in a frame, px: twice what the shop shows, as dense screens need. */
export const FRAME_EDGES = { circle: 800, logo: 800, product: 1600, wide: 2560 } as const;

/** Hint of accepted files: */
export const fileHint = ({ upload, wanted }: FileOptions) =>
  [UPLOAD_KINDS[upload].hint, wanted].filter(Boolean).join('. ');
