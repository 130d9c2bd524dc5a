import { listEntries } from '../../lib/schema';
import type { Checker } from './checker';
import type { Received } from '../exchange';

const AS_PICTURE = { 'sec-fetch-dest': 'image', 'sec-fetch-mode': 'no-cors', 'sec-fetch-site': 'cross-site' };
const VEHICLES_LOOKED_AT = 3;
/** Bytes of a picture that a card and a gallery can wait for. */
const MAX_WEIGHT = 1_500_000;

const isPicture = (answer: Received | undefined) =>
  answer?.status === 200 && (answer.headers.get('content-type') ?? '').startsWith('image/');

/** First, second and last picture of some vehicles, as a page of another origin loads them. */
export async function checkPictures(
  { options: { api }, add, nameOf, load }: Checker,
  cars: readonly Record<string, unknown>[],
): Promise<void> {
  const galleries = cars.map(({ images }) =>
    (listEntries(images) ?? []).flatMap((image) => {
      const url = (image as { url?: unknown } | null)?.url;
      return typeof url === 'string' ? [url] : [];
    }),
  );
  const at = { call: nameOf('vehicleSearch'), path: 'cars[].images[].url' };
  const firstGalleries = galleries.filter((urls) => urls.length > 0).slice(0, VEHICLES_LOOKED_AT);
  if (firstGalleries.length === 0) {
    add({
      ...at,
      expected: 'mindestens ein Bild auf der ersten Seite',
      got: 'keines',
      level: 'warning',
      effect: 'Alle Karten zeigen Platzhalter.',
    });
    return;
  }
  const urls = [...new Set(firstGalleries.flatMap((all) => [...all.slice(0, 2), ...all.slice(-1)]))];
  const refused: string[] = [];
  let isClosed: string | undefined;
  let needsNoReferer = false;
  let heaviest = 0;
  for (const url of urls) {
    const address = new URL(url, `${api.replace(/\/+$/, '')}/`).href;
    const answer = await load(address, AS_PICTURE);
    const policy = answer?.headers.get('cross-origin-resource-policy')?.trim().toLowerCase();
    if (policy === 'same-origin' || policy === 'same-site') isClosed = policy;
    if (isPicture(answer)) {
      heaviest = Math.max(heaviest, answer?.bytes.byteLength ?? 0);
      continue;
    }
    needsNoReferer ||= isPicture(await load(address, { ...AS_PICTURE, referer: '', origin: '' }));
    refused.push(
      answer === undefined
        ? 'keine Antwort'
        : answer.status === 200
          ? (answer.headers.get('content-type') ?? 'ohne Content-Type')
          : String(answer.status),
    );
  }
  if (refused.length > 0)
    add({
      ...at,
      expected: 'ein Bild',
      got: `${refused[0]}${urls.length > 1 ? ` (${refused.length} von ${urls.length})` : ''}${needsNoReferer ? ', nur ohne Referer ein Bild' : ''}`,
      effect: needsNoReferer
        ? 'Auf jeder fremden Seite stehen Platzhalter: Der Schutz vor Hotlinks gilt auch den Händlern.'
        : 'Statt des Bildes steht ein Platzhalter.',
    });
  if (isClosed !== undefined)
    add({
      ...at,
      expected: 'Cross-Origin-Resource-Policy: cross-origin, oder keine',
      got: isClosed,
      effect: 'Kein Browser zeigt die Bilder auf der Seite eines Händlers.',
    });
  if (heaviest > MAX_WEIGHT)
    add({
      ...at,
      expected: 'höchstens 1,5 MB',
      got: `${(heaviest / 1_000_000).toFixed(1).replace('.', ',')} MB`,
      level: 'warning',
      effect: 'Karten und Galerien füllen sich langsam.',
    });
  // Of a platform that is encrypted itself.
  if (urls.some((url) => url.startsWith('http:')) && api.startsWith('https:'))
    add({ ...at, expected: 'https', got: 'http', level: 'warning', effect: 'Auf einer https-Seite fehlt das Bild.' });
}
