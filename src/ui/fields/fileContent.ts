/** By ending; the dots of WebP are the file's size. */
const SIGNATURES: readonly (readonly [extension: string, signature: RegExp])[] = [
  ['jpg', /^\xff\xd8\xff/],
  ['png', /^\x89PNG\r\n/],
  ['webp', /^RIFF[^]{4}WEBP/],
  ['heic', /^[^]{4}ftyp(?:hei[cxms]|hev[cxms]|mif1|msf1)/],
  ['gif', /^GIF8/],
  // Some programs write something before the mark of a PDF.
  ['pdf', /%PDF-/],
];
const HEAD_BYTES = 1024;
const SAME: Readonly<Record<string, RegExp>> = { jpg: /^jpe?g$/i, heic: /^hei[cf]$/i };
const ENDING = /\.(jpe?g|jfif|jpe|pjpe?g|png|webp|hei[cf]|gif|pdf|svg|bmp|tiff?|tmp|dat|bin)$/i;

async function headOf(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer());
  return String.fromCharCode(...bytes);
}

export const isPdf = async (file: File) => (await headOf(file)).includes('%PDF-');

/** Gives 'foto.jfif', 'scan' and a JPEG called HEIC their ending; unknown content keeps its name. */
export async function namedByContent(file: File): Promise<File> {
  const head = await headOf(file).catch(() => '');
  const [extension] = SIGNATURES.find(([, signature]) => signature.test(head)) ?? [];
  if (extension === undefined) return file;
  const [, ending = ''] = ENDING.exec(file.name) ?? [];
  if ((SAME[extension] ?? new RegExp(`^${extension}$`, 'i')).test(ending)) return file;
  const type = extension === 'pdf' ? 'application/pdf' : `image/${extension === 'jpg' ? 'jpeg' : extension}`;
  return new File([file], `${file.name.replace(ENDING, '')}.${extension}`, { type, lastModified: file.lastModified });
}
