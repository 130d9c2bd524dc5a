import { isPdf } from './fileContent';
import { isPhoto } from './photos';

const EMPTY = 'Die Datei ist leer. Bitte wählen Sie eine andere.';
const NO_PDF = 'Die Datei heißt wie ein PDF, ist aber keines. Bitte speichern Sie das Dokument neu als PDF.';
const UNREADABLE =
  'Das Bild kann nicht gelesen werden. Bitte öffnen Sie es in einem Bildprogramm und speichern es neu.';
const NO_HEIC =
  'Ihr Browser kann HEIC-Fotos nicht lesen. Senden Sie das Foto als JPG; auf dem iPhone: Einstellungen, Kamera, Formate, „Maximale Kompatibilität“.';
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
  if (/\.svg$/i.test(file.name)) return (await isSvg(file)) ? undefined : UNREADABLE;
  if (await isDecodable(file)) return undefined;
  return /\.hei[cf]$/i.test(file.name) ? NO_HEIC : UNREADABLE;
}

/** By content, of a file with the right name and size; `undefined`: readable. */
export async function contentProblem(file: File): Promise<string | undefined> {
  if (file.size === 0) return EMPTY;
  try {
    if (isPhoto(file) || /\.svg$/i.test(file.name)) return await pictureProblem(file);
    return (await isPdf(file)) ? undefined : NO_PDF;
  } catch {
    // Deleted or moved since it was chosen.
    return 'Die Datei kann nicht gelesen werden. Bitte wählen Sie sie noch einmal.';
  }
}
