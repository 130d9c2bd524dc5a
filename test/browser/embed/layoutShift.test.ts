import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { otherCodes, shopCode } from '../../../src/tools/embedding/embedding';
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

type Way = 'page' | 'module' | 'element' | 'search' | 'tagManager' | 'tagManager overlay';

/** The code of the integration page of the admin area, with more of the page below it; a late script waits in a template. */
function pageWith(way: Way, isLate: boolean): HostPage {
  const source = {
    adminId: adminIdOf(1),
    apiUrl: stage.addresses.platform,
    scriptFolder: `${new URL(stage.addresses.script).origin}/`,
  };
  const isTagManager = way.startsWith('tagManager');
  const values = isTagManager ? { system: 'tagManager', way: way.split(' ')[1] ?? 'page' } : { way };
  // A tag manager brings the script; the place of the shop, or the link that opens it, is a code of its own.
  const place = isTagManager ? (otherCodes(values, source)[0]?.[1] ?? '') : '';
  const code = place + shopCode(values, source);
  const below = `<h2>Kontakt</h2>${'<p style="height: 200px">Text</p>'.repeat(6)}`;
  const [element = '', script = ''] = code.split(/(?=<script)/);
  const parts = isLate ? [element, below, `<template>${script}</template>`] : [element, script, below];
  return { build: 'none', head: OBSERVER, body: `<h1>Autohaus</h1>${parts.join('')}` };
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

describe('the documented snippet, with more of the page below it', () => {
  it.each<[way: Way, when: 'on time' | 'late', width: number]>([
    ['page', 'on time', 1366],
    ['page', 'late', 360],
    ['tagManager', 'late', 1366],
    ['tagManager', 'late', 360],
    ['tagManager overlay', 'late', 1366],
    ['tagManager overlay', 'late', 360],
    ['module', 'on time', 360],
    ['module', 'late', 1366],
    ['element', 'on time', 1366],
    ['element', 'late', 360],
  ])('moves nothing of what is seen: %s, script %s, %i px', async (way, when, width) => {
    const { page } = await stage.visit(pageWith(way, when === 'late'), sizeOf(width));
    if (when === 'late') await addLateScript(page);
    await searchIsShown(page);
    await settle(page);
    const shifts = await shiftsOf(page);
    const sum = shifts.reduce((all, { value }) => all + value, 0);
    expect(sum, JSON.stringify(shifts)).toBeLessThanOrEqual(MAX_SHIFT);
  });

  it.each([1366, 360])('moves nothing of what is seen: the quick search, %i px', async (width) => {
    const { page } = await stage.visit(pageWith('search', false), sizeOf(width));
    await page.getByRole('button').first().waitFor();
    await settle(page);
    const shifts = await shiftsOf(page);
    const sum = shifts.reduce((all, { value }) => all + value, 0);
    expect(sum, JSON.stringify(shifts)).toBeLessThanOrEqual(MAX_SHIFT);
  });

  it.each([1366, 360])('moves nothing of what is seen: an overlay that opens at once, %i px', async (width) => {
    const host: HostPage = { tenant: 2, build: 'module', attributes: { layout: 'overlay' }, head: OBSERVER };
    const { page } = await stage.visit(host, sizeOf(width));
    await searchIsShown(page);
    await settle(page);
    const shifts = await shiftsOf(page);
    const sum = shifts.reduce((all, { value }) => all + value, 0);
    expect(sum, JSON.stringify(shifts)).toBeLessThanOrEqual(MAX_SHIFT);
  });

  it.each([1366, 360])(
    'moves nothing at all when the types of vehicle are known last and every part comes in a frame of its own, %i px',
    async (width) => {
      const release = stage.platform.hold('available-property-values');
      const host = pageWith('page', false);
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
