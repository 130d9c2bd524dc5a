/** `npx tsx .config/dev/photos.ts`: makes the demo's photographs anew, with what dealers' photographs have and drawings lack. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { chromium, type Page } from 'playwright-core';
import { paintColour } from '../../test/platform/pictures/colour';
import { PICTURE_DEFS } from '../../test/platform/pictures/studio';
import { drawBody } from '../../test/platform/pictures/vehicle';
import type { Body } from '../../test/platform/stock/modelSpec';
import { bringChromium } from '../../test/tools/chromium';

const FOLDER = 'test/platform/photos';

interface Photo {
  body: Body;
  paint: Parameters<typeof paintColour>[0];
  view: string;
  /** px. */
  width: number;
  height: number;
  /** Of JPEG, 0 to 1. */
  quality: number;
  /** Of the light, 0 to 1. */
  brightness?: number;
  /** Strength, 0 to 1. */
  grain?: number;
  isNight?: boolean;
  /** The camera noted a turn that the picture does not need. */
  isTurned?: boolean;
}

const PHOTOS: Record<string, Photo> = {
  'hatchback-portrait': { body: 'hatchback', paint: 'blue', view: 'front', width: 900, height: 1200, quality: 0.5 },
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
  'estate-grainy': { body: 'estate', paint: 'black', view: 'front', width: 960, height: 720, quality: 0.4, grain: 0.5 },
  'saloon-dark': {
    body: 'saloon',
    paint: 'black',
    view: 'front',
    width: 1200,
    height: 900,
    quality: 0.5,
    brightness: 0.35,
    isNight: true,
  },
  'coupe-dark': {
    body: 'coupe',
    paint: 'graphite',
    view: 'rear',
    width: 1280,
    height: 853,
    quality: 0.5,
    brightness: 0.4,
    isNight: true,
  },
  'city-grainy': { body: 'city', paint: 'red', view: 'front', width: 960, height: 720, quality: 0.4, grain: 0.4 },
  'minivan-plain': { body: 'minivan', paint: 'white', view: 'front', width: 1280, height: 853, quality: 0.5 },
};

/** A vehicle on a forecourt, in front of blurred houses or of the night. */
function sceneOf({ body, paint, view, width, height, isNight = false, brightness = 1 }: Photo): string {
  const [sky, far] = isNight ? ['#1b2433', '#0c1018'] : ['#a9c4e2', '#e6ecf2'];
  const ground = height * 0.66;
  const size = Math.min(width * 0.86, height * 1.1);
  const scale = Math.min(size / 720, (height * 0.55) / 420);
  const place = `translate(${width * 0.52} ${ground + height * 0.12}) scale(${scale}) translate(-400 -500)`;
  const vehicle = `<g transform="${place}">${drawBody(body, view, paintColour(paint))}</g>`;
  const houses = Array.from({ length: 9 }, (_, index) => {
    const top = ground - height * (0.1 + 0.16 * ((index * 37) % 5) * 0.4);
    const tone = isNight ? ['#151b26', '#1d2430', '#10151d'] : ['#b39a84', '#8d9aa5', '#c9bfae'];
    const lit = isNight
      ? `<rect x="${index * width * 0.12 + 20}" y="${top + 30}" width="26" height="18" fill="#e9c46a"/>`
      : '';
    return `<rect x="${index * width * 0.12}" y="${top}" width="${width * 0.11}" height="${ground - top + 30}" fill="${tone[index % 3] ?? ''}"/>${lit}`;
  }).join('');
  const unit = Math.min(width, height);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><defs>${PICTURE_DEFS}
<linearGradient id="sky" x2="0" y2="1"><stop stop-color="${sky}"/><stop offset="1" stop-color="${far}"/></linearGradient>
<linearGradient id="tar" x2="0" y2="1"><stop stop-color="${isNight ? '#1a1c20' : '#8b8f93'}"/><stop offset="1" stop-color="${isNight ? '#2a2c31' : '#5e6266'}"/></linearGradient>
<radialGradient id="edge" r=".75"><stop offset=".55" stop-opacity="0"/><stop offset="1" stop-opacity=".45"/></radialGradient>
<filter id="far"><feGaussianBlur stdDeviation="${unit * 0.008}"/></filter></defs>
<g style="filter:brightness(${brightness})"><rect width="${width}" height="${height}" fill="url(#sky)"/><g filter="url(#far)">${houses}</g>
<rect y="${ground}" width="${width}" height="${height - ground}" fill="url(#tar)"/>${vehicle}</g>
<rect width="${width}" height="${height}" fill="url(#edge)"/></svg>`;
}

async function jpegOf(page: Page, photo: Photo): Promise<Buffer> {
  const { width, height, quality, grain = 0, isTurned = false } = photo;
  const address = await page.evaluate(
    async ([markup, w, h, q, noise]) => {
      const picture = new Image();
      picture.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(markup)}`;
      await picture.decode();
      const canvas = Object.assign(document.createElement('canvas'), { width: w, height: h });
      const drawing = canvas.getContext('2d');
      drawing?.drawImage(picture, 0, 0);
      const pixels = noise > 0 ? drawing?.getImageData(0, 0, w, h) : undefined;
      if (pixels) {
        // The same grain at each run.
        let seed = 7;
        for (let at = 0; at < pixels.data.length; at += 4) {
          seed = (seed * 16_807) % 2_147_483_647;
          const by = (seed / 2_147_483_647 - 0.5) * 180 * noise;
          for (const part of [0, 1, 2]) pixels.data[at + part] = (pixels.data[at + part] ?? 0) + by;
        }
        drawing?.putImageData(pixels, 0, 0);
      }
      return canvas.toDataURL('image/jpeg', q);
    },
    [sceneOf(photo), width, height, quality, grain] as const,
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
