/** `npx tsx .config/dev/vehicles/draw.ts [suv van/front …]`: makes the pictures of `public/vehicles` anew, two layers each. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { chromium, type Page } from 'playwright-core';
import { bringChromium } from '../../../test/support/chromium';
import { CABINS } from './cabins';
import { bodyOf, VEHICLES } from './scenes';
import { groundShade, trace, type Layers } from './trace';

const FOLDER = 'public/vehicles';
/** Whole vehicles are looked at in full screen, the first picture most; details are not. */
const FIRST = { width: 1200, height: 900, quality: 0.62 };
const WHOLE = { width: 960, height: 720, quality: 0.62 };
const DETAIL = { width: 640, height: 480, quality: 0.56 };

/** 0 to 255 of linear light. */
function encoded(light: number): number {
  const value = Math.max(0, Math.min(1, light));
  return Math.round(255 * (value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055));
}

/** Pixels of what needs no paint. */
function restOf({ rest }: Layers): Buffer {
  return Buffer.from(rest.map((value, at) => (at % 4 === 3 ? Math.round(value * 255) : encoded(value))));
}

/** Pixels of the light on the paint, half as bright; beyond the edge it goes on, so that scaling brings in no black. */
function paintOf({ width, height, paint, rest }: Layers): Buffer {
  const grown = Float32Array.from(paint);
  for (let round = 0; round < 3; round++) {
    const before = Float32Array.from(grown);
    for (let at = width; at < width * (height - 1); at++) {
      if ((rest[at * 4 + 3] ?? 0) > 0 || (before[at] ?? 0) > 0) continue;
      grown[at] = Math.max(before[at - 1] ?? 0, before[at + 1] ?? 0, before[at - width] ?? 0, before[at + width] ?? 0);
    }
  }
  const pixels = Buffer.alloc(width * height * 4, 255);
  grown.forEach((value, at) => pixels.fill(encoded(value / 2), at * 4, at * 4 + 3));
  return pixels;
}

/** An eighth as wide and high: nothing in it is sharp. */
const eighth = (length: number) => Math.round(length / 8);

function shadeOf({ width, height, ground }: Layers): Buffer {
  const wide = width / 4;
  const [columns, rows] = [eighth(width), eighth(height)];
  const pixels = Buffer.alloc(columns * rows * 4);
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const corner = Math.floor((row * (height / 4 - 1)) / rows) * wide + column * 2;
      const sum = [0, 1, wide, wide + 1].reduce((all, step) => all + (ground[corner + step] ?? 0), 0);
      pixels[(row * columns + column) * 4 + 3] = Math.round(sum * 60);
    }
  return pixels;
}

async function webpOf(page: Page, pixels: Buffer, width: number, height: number, quality: number): Promise<Buffer> {
  const address = await page.evaluate(
    ([text, w, h, q]) => {
      const bytes = Uint8ClampedArray.from(atob(text), (letter) => letter.charCodeAt(0));
      const canvas = Object.assign(document.createElement('canvas'), { width: w, height: h });
      canvas.getContext('2d')?.putImageData(new ImageData(bytes, w, h), 0, 0);
      return canvas.toDataURL('image/webp', q);
    },
    [pixels.toString('base64'), width, height, quality] as const,
  );
  return Buffer.from(address.slice(address.indexOf(',') + 1), 'base64');
}

const wanted = process.argv.slice(2);
const browser = await chromium.launch({ executablePath: bringChromium(), args: ['--no-sandbox'] });
const page = await browser.newPage();
const sitters = [
  ...Object.entries(VEHICLES).map(([name, sitter]) => ({ name, ...sitter })),
  ...Object.entries(CABINS).flatMap(([name, cabins]) => cabins.map((sitter) => ({ name, ...sitter }))),
];
for (const { name: body, scene, views } of sitters) {
  const chosen = Object.entries(views).filter(
    ([name]) => wanted.length === 0 || [body, name, `${body}/${name}`].some((word) => wanted.includes(word)),
  );
  if (chosen.length === 0) continue;
  const sitter = scene();
  const hasFace = body in VEHICLES && bodyOf(body) !== body;
  const ground = body in CABINS ? () => 0 : groundShade(sitter);
  for (const [name, view] of chosen) {
    const { width, height, quality } =
      name === 'front' ? FIRST : view.at === undefined || body in CABINS ? WHOLE : DETAIL;
    const started = performance.now();
    const layers = trace(sitter, ground, view, width, height, 2);
    const rest = await webpOf(page, restOf(layers), width, height, quality);
    const paint = await webpOf(page, paintOf(layers), width, height, quality);
    const shade = await webpOf(page, shadeOf(layers), eighth(width), eighth(height), 0.5);
    mkdirSync(`${FOLDER}/${body}`, { recursive: true });
    writeFileSync(`${FOLDER}/${body}/${name}.webp`, rest);
    writeFileSync(`${FOLDER}/${body}/${name}-paint.webp`, paint);
    // Faces stand in the shade of their body.
    if (!hasFace && layers.ground.some((value) => value > 0))
      writeFileSync(`${FOLDER}/${body}/${name}-shade.webp`, shade);
    console.log(
      `${body}/${name} ${Math.round((rest.length + paint.length + shade.length) / 1000)} kB, ${Math.round((performance.now() - started) / 1000)} s`,
    );
  }
}
await browser.close();
