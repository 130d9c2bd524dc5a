import { isPhoto } from './photos';

const EMPTY = 'Die Datei ist leer. Bitte wählen Sie eine andere.';
const NO_PDF = 'Die Datei heißt wie ein PDF, ist aber keines. Bitte speichern Sie das Dokument neu als PDF.';
const UNREADABLE =
  'Das Bild kann nicht gelesen werden. Bitte öffnen Sie es in einem Bildprogramm und speichern es neu.';
const NO_HEIC =
  'Ihr Browser kann HEIC-Fotos nicht lesen. Senden Sie das Foto als JPG; auf dem iPhone: Einstellungen, Kamera, Formate, „Maximale Kompatibilität“.';
const OTHER_TYPE =
  'Die Datei ist ein anderes Format, als ihr Name sagt. Bitte speichern Sie das Bild als JPG, PNG oder WebP.';

/** A reader looks for the mark of a PDF in so many bytes: some programs write something before it. */
const PDF_HEAD = 1024;

/** First bytes by extension; the dots of WebP are the size of the file. */
const SIGNATURES: Readonly<Record<string, RegExp>> = {
  jpg: /^\xff\xd8\xff/,
  jpeg: /^\xff\xd8\xff/,
  png: /^\x89PNG\r\n/,
  webp: /^RIFF[^]{4}WEBP/,
};

/** Bytes as characters of the same number. */
async function headOf(file: File, length: number): Promise<string> {
  const bytes = new Uint8Array(await file.slice(0, length).arrayBuffer());
  return String.fromCharCode(...bytes);
}

async function isSvg(file: File): Promise<boolean> {
  const parsed = new DOMParser().parseFromString(await file.text(), 'image/svg+xml');
  return parsed.documentElement.localName === 'svg' && parsed.querySelector('parsererror') === null;
}

async function isDecodable(file: Blob): Promise<boolean> {
  try {
    const picture = await createImageBitmap(file);
    picture.close();
    return true;
  } catch {
    return false;
  }
}

async function pictureProblem(file: File): Promise<string | undefined> {
  const extension = file.name.split('.').at(-1)?.toLowerCase() ?? '';
  if (extension === 'svg') return (await isSvg(file)) ? undefined : UNREADABLE;
  const isHeic = /^hei[cf]$/.test(extension);
  if (!(await isDecodable(file))) return isHeic ? NO_HEIC : UNREADABLE;
  // Phones name what they have converted after the original.
  return isHeic || SIGNATURES[extension]?.test(await headOf(file, 16)) ? undefined : OTHER_TYPE;
}

/** Error message for the content of a file whose name and size are right; `undefined` if it is what its name says. */
export async function contentProblem(file: File): Promise<string | undefined> {
  if (file.size === 0) return EMPTY;
  try {
    if (isPhoto(file) || /\.svg$/i.test(file.name)) return await pictureProblem(file);
    return (await headOf(file, PDF_HEAD)).includes('%PDF-') ? undefined : NO_PDF;
  } catch {
    // Deleted or moved since it was chosen.
    return 'Die Datei kann nicht gelesen werden. Bitte wählen Sie sie noch einmal.';
  }
}
