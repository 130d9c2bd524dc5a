import { UPLOAD_LIMIT } from '../../lib/uploadLimit';

/** Longest edges that are tried, px: no place of the shop shows more than the first. */
const EDGES = [2560, 1920, 1440, 1024] as const;
const QUALITIES = [0.86, 0.75, 0.6] as const;

/** Pictures that a canvas can write again; an SVG has no pixels. */
export const canBeSmaller = ({ name }: Pick<File, 'name'>) => /\.(jpe?g|png|webp)$/i.test(name);

/**
 * A photo below the limit of uploads, as JPEG, or as WebP (PNG in browsers that write none) where it may be transparent.
 *
 * @returns `undefined` for a picture that cannot be read or stays too large
 */
export async function smallerPicture(file: File): Promise<File | undefined> {
  const picture = await createImageBitmap(file).catch(() => undefined);
  if (picture === undefined) return undefined;
  try {
    const type = /\.jpe?g$/i.test(file.name) ? 'image/jpeg' : 'image/webp';
    for (const edge of EDGES) {
      const canvas = drawn(picture, edge);
      for (const quality of QUALITIES) {
        const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, quality));
        if (blob === null || blob.size > UPLOAD_LIMIT.bytes) continue;
        const extension = { 'image/jpeg': 'jpg', 'image/webp': 'webp' }[blob.type] ?? 'png';
        return new File([blob], file.name.replace(/\.[^.]+$/, `.${extension}`), { type: blob.type });
      }
    }
    return undefined;
  } finally {
    picture.close();
  }
}

function drawn(picture: ImageBitmap, edge: number): HTMLCanvasElement {
  const scale = Math.min(1, edge / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  const context = canvas.getContext('2d');
  if (context !== null) context.imageSmoothingQuality = 'high';
  context?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return canvas;
}
