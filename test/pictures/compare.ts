import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { bringTestBrowser, CHROMIUM_ARGUMENTS } from '../support/chromium';

const picturesIn = (folder: string) => readdirSync(folder).filter((name) => name.endsWith('.png'));

/**
 * Draws the pictures that differ into `differences` of the second folder: before, after, and what differs.
 * @returns how many were compared, and a line for each that differs
 */
export async function comparePictures(before: string, after: string): Promise<{ compared: number; lines: string[] }> {
  const there = new Set(picturesIn(before));
  const names = picturesIn(after);
  const drawings = join(after, 'differences');
  rmSync(drawings, { recursive: true, force: true });
  mkdirSync(drawings);
  const browser = await chromium.launch({ executablePath: await bringTestBrowser(), args: CHROMIUM_ARGUMENTS });
  const page = await browser.newPage();
  const lines = names.filter((name) => !there.has(name)).map((name) => `${name}: only in ${after}`);
  const both = names.filter((name) => there.has(name));
  for (const name of both) {
    const [first, second] = [before, after].map((folder) => readFileSync(join(folder, name), 'base64'));
    if (first === undefined || second === undefined || first === second) continue;
    const { pixels, drawn } = await page.evaluate(differenceInPage, [first, second]);
    if (pixels === 0) continue;
    lines.push(`${name}: ${pixels} pixels`);
    writeFileSync(join(drawings, name), drawn, 'base64');
  }
  await browser.close();
  return { compared: both.length, lines };
}

/** Number of differing pixels, and a drawing. Run in a page, which decodes pictures. */
async function differenceInPage(contents: string[]): Promise<{ pixels: number; drawn: string }> {
  const pictures = await Promise.all(
    contents.map(async (content) => createImageBitmap(await (await fetch(`data:image/png;base64,${content}`)).blob())),
  );
  const width = Math.max(...pictures.map((picture) => picture.width));
  const height = Math.max(...pictures.map((picture) => picture.height));
  const canvas = Object.assign(document.createElement('canvas'), { width: 3 * width, height });
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('no canvas');
  for (const [at, picture] of pictures.entries()) context.drawImage(picture, at * width, 0);
  const [first, second] = [0, width].map(
    (left) => new Uint32Array(context.getImageData(left, 0, width, height).data.buffer),
  );
  const differences = context.createImageData(width, height);
  const marks = new Uint32Array(differences.data.buffer);
  let pixels = 0;
  first?.forEach((colour, at) => {
    if (colour === second?.[at]) return;
    pixels += 1;
    marks[at] = 0xff0000ff;
  });
  context.putImageData(differences, 2 * width, 0);
  return { pixels, drawn: canvas.toDataURL().replace(/^.*,/, '') };
}
