import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { otherCodes, shopCode, waysOf, type Embedding } from '../../../src/tools/embedding/embedding';
import { HOST_SYSTEMS } from '../../../src/tools/embedding/systems';
import { keysOf } from '../../../src/lib/keysOf';
import { adminIdOf, type HostPage } from '../support/hostPage';
import { atRest } from '../support/place';
import { searchIsShown } from '../support/shop';
import { setUpStage } from '../support/stage';
import { settle } from '../support/watch';

const stage = setUpStage();

/** Budget of shifts that no input has asked for. */
const MAX_SHIFT = 0.02;

/** Collects the shifts that no input has asked for. */
const OBSERVER = `<script>
  var shifts = [], shiftObserver = new PerformanceObserver(takeShifts);
  function takeShifts(list) {
    list.getEntries().forEach(function (each) { if (!each.hadRecentInput) shifts.push(each); });
  }
  shiftObserver.observe({ type: 'layout-shift', buffered: true });
  function shiftsSoFar() {
    takeShifts({ getEntries: function () { return shiftObserver.takeRecords(); } });
    return shifts.map(function (each) { return { value: each.value, moved: each.sources.map(function (source) {
      return [source.previousRect, source.currentRect].map(function (box) { return [box.x, box.y, box.width, box.height].join(); }).join(' > ');
    }) } });
  }
</script>`;

const shiftsOf = (page: Page) => page.evaluate<{ value: number; moved: string[] }[]>('shiftsSoFar()');

/** Every idle callback in frames of its own, as on a busy machine. */
const IDLE_ONE_BY_ONE = `<script>
  var idle = Promise.resolve();
  window.requestIdleCallback = function (call) {
    idle = idle.then(function () {
      return new Promise(function (resolve) { requestAnimationFrame(function () { requestAnimationFrame(resolve); }); });
    }).then(function () { call({ didTimeout: false, timeRemaining: function () { return 10; } }); });
    return 0;
  };
</script>`;

/** Code of the page 'Einbinden', as it is pasted. */
function codeOf(values: Embedding): string {
  const source = {
    adminId: adminIdOf(1),
    apiUrl: stage.addresses.platform,
    scriptFolder: `${new URL(stage.addresses.script).origin}/`,
  };
  // A tag manager brings the script; the place of the shop, or the link that opens it, is a code of its own.
  const place = values.system === 'tagManager' ? (otherCodes(values, source)[0]?.[1] ?? '') : '';
  return place + shopCode(values, source);
}

/** Systems and ways to embed; those that have the same code are one row. */
function allCodes(): (readonly [names: string, values: Embedding])[] {
  const source = { adminId: '', apiUrl: '', scriptFolder: '' };
  const rows = new Map<string, [names: string[], values: Embedding]>();
  for (const system of keysOf(HOST_SYSTEMS))
    for (const way of waysOf({ system })) {
      const code = shopCode({ system, way }, source);
      const [names, values] = rows.get(code) ?? [[], { system, way }];
      rows.set(code, [[...names, `${system} ${way}`], values]);
    }
  return [...rows.values()].map(([names, values]) => [names.join(', '), values]);
}

/** The code with more of the page below it; a late script waits in a template. */
function pageWith(values: Embedding, isLate: boolean): HostPage {
  const below = `<h2>Kontakt</h2>${'<p style="height: 200px">Text</p>'.repeat(6)}`;
  const [element = '', script = ''] = codeOf(values).split(/(?=<script)/);
  const parts = isLate ? [element, below, `<template>${script}</template>`] : [element, script, below];
  return { build: 'none', head: OBSERVER, body: `<h1>Autohaus</h1>${parts.join('')}` };
}

/** What a way shows when it is usable. */
async function isUsable(page: Page, { way }: Embedding): Promise<void> {
  if (way === 'admin') await page.getByRole('textbox', { name: 'E-Mail' }).waitFor();
  else if (way === 'search') await page.getByRole('button').first().waitFor();
  else await searchIsShown(page);
  await settle(page);
}

async function expectNoShift(page: Page): Promise<void> {
  const shifts = await shiftsOf(page);
  const sum = shifts.reduce((all, { value }) => all + value, 0);
  expect(sum, JSON.stringify(shifts)).toBeLessThanOrEqual(MAX_SHIFT);
}

/** Adds the script that waits, as a manager of tags does, when all of the page is painted. */
async function addLateScript(page: Page): Promise<void> {
  await settle(page);
  await page.evaluate(() => {
    const written = document.querySelector('template')?.content.querySelector('script');
    const tag = document.createElement('script');
    for (const { name, value } of written?.attributes ?? []) tag.setAttribute(name, value);
    tag.text = written?.text ?? '';
    document.body.append(tag);
  });
}

const sizeOf = (width: number) => ({ width, height: width === 360 ? 740 : 768, isFresh: true });

describe('every code of the page "Einbinden", with more of the page below it', () => {
  const WIDTHS = [1366, 360];
  const onTime = allCodes().flatMap(([names, values]) => WIDTHS.map((width) => [names, width, values] as const));

  it.each(onTime)('shows the shop and moves nothing of what is seen: %s, %i px', async (_, width, values) => {
    // The page of the admin area is a file of its own.
    const isFile = values.way === 'admin';
    const { page } = await stage.visit(isFile ? { build: 'none', body: '' } : pageWith(values, false), sizeOf(width));
    if (isFile) {
      const body = codeOf(values).replace('</title>', `</title>${OBSERVER}`);
      const headers = { 'content-type': 'text/html; charset=utf-8' };
      await page.goto(stage.publishFile('/verwaltung.html', { body, headers }));
    }
    await isUsable(page, values);
    await expectNoShift(page);
  });

  it.each<[name: string, values: Embedding, width: number]>([
    ['page', { way: 'page' }, 360],
    ['tag manager, page', { system: 'tagManager', way: 'page' }, 1366],
    ['tag manager, page', { system: 'tagManager', way: 'page' }, 360],
    ['tag manager, overlay', { system: 'tagManager', way: 'overlay' }, 1366],
    ['tag manager, overlay', { system: 'tagManager', way: 'overlay' }, 360],
    ['module', { way: 'module' }, 1366],
    ['element', { way: 'element' }, 360],
  ])('moves nothing of what is seen when its script comes late: %s', async (_, values, width) => {
    const { page } = await stage.visit(pageWith(values, true), sizeOf(width));
    await addLateScript(page);
    await isUsable(page, values);
    await expectNoShift(page);
  });

  it.each([1366, 360])(
    'moves nothing at all when the types of vehicle are known last and every part comes in a frame of its own, %i px',
    async (width) => {
      const release = stage.platform.hold('available-property-values');
      const host = pageWith({ way: 'page' }, false);
      const { page } = await stage.visit({ ...host, head: `${OBSERVER}${IDLE_ONE_BY_ONE}` }, sizeOf(width));
      await page.getByRole('searchbox').first().waitFor();
      await page.getByRole('link', { name: 'Merkliste' }).waitFor();
      release();
      await page.getByRole('group', { name: 'Fahrzeugtyp' }).waitFor();
      await settle(page);
      expect(await shiftsOf(page)).toEqual([]);
    },
  );
});

it.each([360, 1366])('the footer has the room of its buttons before they are there, %i px', async (width) => {
  const { context, page } = await stage.visit({ build: 'none', body: '' }, sizeOf(width));
  const waiting: (() => void)[] = [];
  await context.route(/chunks\/LegalFooterNotes-/, async (route) => {
    await new Promise<void>((resolve) => waiting.push(resolve));
    await route.continue();
  });
  await page.goto(stage.publish({ build: 'module' }));
  const footer = page.locator('.legal-footer');
  await footer.waitFor();
  const heights = await footer.evaluateHandle((element) => {
    const all: number[] = [];
    new ResizeObserver(([entry]) => all.push(entry?.contentRect.height ?? 0)).observe(element);
    return all;
  });
  await expect.poll(() => waiting.length).toBe(1);
  waiting[0]?.();
  await page.getByRole('button', { name: 'Adresse kopieren' }).waitFor();
  expect(new Set(await atRest(page, () => heights.jsonValue())).size).toBe(1);
});
