/** `npx tsx .config/dev/photos.ts`: makes the photographs of tests anew, with what dealers' photographs have and drawings lack. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { chromium, type Page } from 'playwright-core';
import { paintColour } from '../../test/platform/pictures/colour';
import { drawBody } from '../../test/platform/pictures/vehicle';
import type { Body } from '../../test/platform/stock/modelSpec';
import { bringChromium } from '../../test/support/chromium';

const FOLDER = 'public/photos';

interface Photo {
  body: Body;
  paint: Parameters<typeof paintColour>[0];
  view: string;
  /** px. */
  width: number;
  height: number;
  /** Of JPEG, 0 to 1. */
  quality: number;
  /** The camera noted a turn that the picture does not need. */
  isTurned?: boolean;
}

const PHOTOS: Record<string, Photo> = {
  'hatchback-turned': {
    body: 'hatchback',
    paint: 'red',
    view: 'rear',
    width: 1200,
    height: 900,
    quality: 0.5,
    isTurned: true,
  },
  'suv-large': { body: 'suv', paint: 'graphite', view: 'front', width: 4032, height: 3024, quality: 0.32 },
  'suv-portrait': { body: 'suv', paint: 'white', view: 'front-left', width: 900, height: 1350, quality: 0.5 },
  'estate-panorama': { body: 'estate', paint: 'silver', view: 'side', width: 1920, height: 640, quality: 0.5 },
};

const HOUSES = ['#b39a84', '#8d9aa5', '#c9bfae'];

/** A vehicle on a forecourt, in front of blurred houses. */
function sceneOf({ body, paint, view, width, height }: Photo): string {
  const ground = height * 0.66;
  const size = Math.min(width * 0.86, height * 1.1);
  const scale = Math.min(size / 720, (height * 0.55) / 420);
  const place = `translate(${width * 0.52} ${ground + height * 0.12}) scale(${scale}) translate(-400 -500)`;
  const vehicle = `<g transform="${place}">${drawBody(body, view, paintColour(paint))}</g>`;
  const houses = Array.from({ length: 9 }, (_, index) => {
    const top = ground - height * (0.1 + 0.16 * ((index * 37) % 5) * 0.4);
    return `<rect x="${index * width * 0.12}" y="${top}" width="${width * 0.11}" height="${ground - top + 30}" fill="${HOUSES[index % 3] ?? ''}"/>`;
  }).join('');
  const unit = Math.min(width, height);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><defs>
<linearGradient id="sky" x2="0" y2="1"><stop stop-color="#a9c4e2"/><stop offset="1" stop-color="#e6ecf2"/></linearGradient>
<linearGradient id="tar" x2="0" y2="1"><stop stop-color="#8b8f93"/><stop offset="1" stop-color="#5e6266"/></linearGradient>
<radialGradient id="edge" r=".75"><stop offset=".55" stop-opacity="0"/><stop offset="1" stop-opacity=".45"/></radialGradient>
<filter id="far"><feGaussianBlur stdDeviation="${unit * 0.008}"/></filter></defs>
<rect width="${width}" height="${height}" fill="url(#sky)"/><g filter="url(#far)">${houses}</g>
<rect y="${ground}" width="${width}" height="${height - ground}" fill="url(#tar)"/>${vehicle}
<rect width="${width}" height="${height}" fill="url(#edge)"/></svg>`;
}

async function jpegOf(page: Page, photo: Photo): Promise<Buffer> {
  const { width, height, quality, isTurned = false } = photo;
  const address = await page.evaluate(
    async ([markup, w, h, q]) => {
      const picture = new Image();
      picture.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(markup)}`;
      await picture.decode();
      const canvas = Object.assign(document.createElement('canvas'), { width: w, height: h });
      canvas.getContext('2d')?.drawImage(picture, 0, 0);
      return canvas.toDataURL('image/jpeg', q);
    },
    [sceneOf(photo), width, height, quality] as const,
  );
  const jpeg = Buffer.from(address.slice(address.indexOf(',') + 1), 'base64');
  return isTurned ? Buffer.concat([jpeg.subarray(0, 2), TURNED, jpeg.subarray(2)]) : jpeg;
}

/** EXIF segment with the orientation 6: turned by 90° clockwise. */
const TURNED = Buffer.from(
  'ffe100224578696600004d4d002a00000008000101120003000000010006000000000000'.replace(/\s/g, ''),
  'hex',
);

const browser = await chromium.launch({ executablePath: bringChromium(), args: ['--no-sandbox'] });
const page = await browser.newPage();
mkdirSync(FOLDER, { recursive: true });
for (const [name, photo] of Object.entries(PHOTOS)) {
  const jpeg = await jpegOf(page, photo);
  writeFileSync(`${FOLDER}/${name}.jpg`, jpeg);
  console.log(`${name}.jpg ${Math.round(jpeg.length / 1000)} kB`);
}
await browser.close();
