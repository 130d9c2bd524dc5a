import { pdfOfPages, type JpegPage } from '../../lib/pdfOfPages';

/** Longest edges tried, px; no place shows more than the first. */
const EDGES = [2560, 1920, 1440, 1024] as const;
const QUALITIES = [0.86, 0.75, 0.6] as const;

/** Of a page, down to what is readable. */
const PAGE_EDGES = [2000, 1600, 1280] as const;
const PAGE_QUALITIES = [0.75, 0.6, 0.45] as const;
/** Of a PDF beside its pictures, bytes a page. */
const PAGE_FRAME = 1024;

export const PHOTO_EXTENSIONS = ['jpg', 'jpeg', 'png', 'webp', 'heic', 'heif'] as const;
export const isPhoto = ({ name }: Pick<File, 'name'>) =>
  PHOTO_EXTENSIONS.some((extension) => name.toLowerCase().endsWith(`.${extension}`));

/** That a canvas writes, the file's own first; only PNG and WebP may be transparent. */
const formatsOf = (name: string): readonly string[] => {
  if (/\.png$/i.test(name)) return ['image/png', 'image/webp'];
  return /\.webp$/i.test(name) ? ['image/webp'] : ['image/jpeg'];
};

const withExtension = (name: string, extension: string) => name.replace(/\.[^.]+$/, `.${extension}`);

/**
 * No larger than its place and the upload allow, turned as the camera was held; the given file if small enough.
 * @param edge longest edge, px
 * @returns `undefined`: unreadable, or still too large
 */
export async function smallerPhoto(file: File, bytes: number, edge: number = EDGES[0]): Promise<File | undefined> {
  const picture = await createImageBitmap(file).catch(() => undefined);
  if (picture === undefined) return undefined;
  try {
    const isSmall = Math.max(picture.width, picture.height) <= edge && file.size <= bytes;
    if (isSmall && !/\.hei[cf]$/i.test(file.name)) return file;
    for (const longest of EDGES.map((each) => Math.min(each, edge))) {
      const canvas = drawn(picture, longest);
      for (const type of formatsOf(file.name)) {
        for (const quality of QUALITIES) {
          const blob = await written(canvas, type, quality);
          if (blob === undefined || blob.size > bytes) continue;
          const extension = { 'image/jpeg': 'jpg', 'image/webp': 'webp' }[blob.type] ?? 'png';
          return new File([blob], withExtension(file.name, extension), { type: blob.type });
        }
      }
    }
    return undefined;
  } finally {
    picture.close();
  }
}

export interface PhotoPage {
  file: File;
  turns: number;
}

/** One page a photo. @returns `undefined`: still too large */
export async function photosAsPdf(photos: readonly PhotoPage[], bytes: number): Promise<File | undefined> {
  const pages: JpegPage[] = [];
  // Not at once: a decoded photo takes fifty megabytes.
  for (const photo of photos) {
    const page = await pageOf(photo, bytes / photos.length - PAGE_FRAME);
    if (page === undefined) return undefined;
    pages.push(page);
  }
  return new File([pdfOfPages(pages)], withExtension(photos[0]?.file.name ?? 'Fotos.jpg', 'pdf'), {
    type: 'application/pdf',
  });
}

async function pageOf({ file, turns }: PhotoPage, bytes: number): Promise<JpegPage | undefined> {
  const picture = await createImageBitmap(file);
  try {
    for (const edge of PAGE_EDGES) {
      const canvas = drawn(picture, edge, { ground: '#fff', turns });
      for (const quality of PAGE_QUALITIES) {
        const blob = await written(canvas, 'image/jpeg', quality);
        if (blob === undefined || blob.size > bytes) continue;
        return { bytes: new Uint8Array(await blob.arrayBuffer()), width: canvas.width, height: canvas.height };
      }
    }
    return undefined;
  } finally {
    picture.close();
  }
}

const written = (canvas: HTMLCanvasElement, type: string, quality: number) =>
  new Promise<Blob | undefined>((resolve) => canvas.toBlob((blob) => resolve(blob ?? undefined), type, quality));

function drawn(
  picture: ImageBitmap,
  edge: number,
  { ground, turns = 0 }: { ground?: string; turns?: number } = {},
): HTMLCanvasElement {
  const scale = Math.min(1, edge / Math.max(picture.width, picture.height));
  const scaled = (length: number) => Math.max(1, Math.round(length * scale));
  const [width, height] = [scaled(picture.width), scaled(picture.height)];
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = turns % 2 === 0 ? [width, height] : [height, width];
  const context = canvas.getContext('2d');
  if (context === null) return canvas;
  context.imageSmoothingQuality = 'high';
  if (ground !== undefined) {
    context.fillStyle = ground;
    context.fillRect(0, 0, canvas.width, canvas.height);
  }
  context.translate(canvas.width / 2, canvas.height / 2);
  context.rotate((turns * Math.PI) / 2);
  context.drawImage(picture, -width / 2, -height / 2, width, height);
  return canvas;
}
