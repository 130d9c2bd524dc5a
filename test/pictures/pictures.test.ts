import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { it, vi } from 'vitest';
import { untilStill } from '../browser/support/place';
import { setPageScheme, setTheme, yellowTheme } from '../browser/support/scheme';
import { FLOWS } from '../browser/support/screens';
import { ADMIN_FLOWS } from '../browser/support/screens/admin';
import type { Screen } from '../browser/support/screens/screen';
import { setUpStage } from '../browser/support/stage';
import { NOW } from '../now';

// Before what is imported computes days.
await vi.hoisted(async () => {
  const { NOW: moment } = await import('../now');
  vi.setSystemTime(moment);
});

const HEIGHT = 900;

/** Nothing moves, nothing is left out because it is out of view. */
const WHOLE = '* { content-visibility: visible !important; scroll-behavior: auto !important; }';

/** Set by `run.ts`. */
const { folder, only, width: chosen } = JSON.parse(process.env.WEBSHOP_PICTURES ?? '{}') as Record<string, string>;

const WIDTHS = chosen ? [Number(chosen)] : [1280, 768, 360];

const stage = setUpStage();

const isWanted = ({ name }: Screen) => name.includes(only ?? '');

for (const { name, address, stored, layout, screens } of [...Object.values(FLOWS).flat(), ...ADMIN_FLOWS]) {
  const last = screens.findLastIndex(isWanted);
  it.runIf(last >= 0)(name, { timeout: 600_000 }, async () => {
    mkdirSync(folder ?? '', { recursive: true });
    const visit = await stage.visit(
      { address: address(stage.platform), attributes: { layout } },
      { width: 1280, height: HEIGHT, stored: stored?.(stage.platform), isFresh: true, date: NOW },
    );
    for (const screen of screens.slice(0, last + 1)) {
      const { upTo = Infinity, from = 0 } = screen;
      await resize(visit.page, Math.min(1280, upTo));
      // Some layers close when the shop gets wider.
      await untilStill(visit.page);
      await screen.open(visit, stage.platform);
      const widths = WIDTHS.filter((width) => width >= from && width <= upTo);
      if (isWanted(screen)) await photograph(visit.page, screen.name, widths, layout === undefined);
    }
  });
}

const resize = (page: Page, width: number, height = HEIGHT) => page.setViewportSize({ width, height });

async function photograph(page: Page, name: string, widths: readonly number[], hasSchemes: boolean): Promise<void> {
  for (const width of widths) {
    // Painted anew: what has been scrolled is painted at other fractions of a pixel.
    await resize(page, width - 1);
    await untilStill(page);
    await resize(page, width, HEIGHT + (await page.evaluate(hiddenInLayer)));
    const shoot = async () => {
      await page.evaluate(showFromTop);
      await untilStill(page);
      return page.screenshot({ fullPage: true, style: WHOLE, animations: 'disabled' });
    };
    const take = async (scheme: string) => {
      let picture = await shoot();
      // A picture may be taken before all of the page is painted.
      for (let next = await shoot(); !next.equals(picture); next = await shoot()) picture = next;
      writeFileSync(join(folder ?? '', `${name.replace(/[^\p{L}\d]+/gu, '-')}-${width}-${scheme}.png`), picture);
    };
    await take('light');
    // A layer above the page looks the same in each of them.
    if (!hasSchemes) continue;
    await setPageScheme(page, 'dark');
    await take('dark');
    await setPageScheme(page, 'light');
    const undo = await setTheme(page, yellowTheme(stage.platform));
    await take('yellow');
    await undo();
  }
}

// Run in the page.

/** Height of what the uppermost layer scrolls. */
function hiddenInLayer(): number {
  const layers = document.querySelector('#webshop')?.shadowRoot?.querySelectorAll('dialog[open]');
  const boxes = [...(layers ?? [])].flatMap((layer) => [layer, ...layer.querySelectorAll('*')]);
  const scrolling = boxes.filter((box) => /auto|scroll/.test(getComputedStyle(box).overflowY));
  return Math.max(0, ...scrolling.map(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight));
}

/** Scrolls everything back to its top, and loads the pictures that are out of view. */
async function showFromTop(): Promise<void> {
  const all = document.querySelector('#webshop')?.shadowRoot?.querySelectorAll('*') ?? [];
  for (const box of [document.documentElement, ...all])
    if (box.scrollTop > 0) box.scrollTo({ top: 0, behavior: 'instant' });
  const pictures = [...(document.querySelector('#webshop')?.shadowRoot?.querySelectorAll('img') ?? [])];
  for (const picture of pictures) picture.loading = 'eager';
  await Promise.allSettled(pictures.map((picture) => picture.decode()));
}
