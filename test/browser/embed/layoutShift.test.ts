import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { EMBEDDING_DEFAULTS } from '../../../src/domain/integration/embedMethods';
import { snippetOf } from '../../../src/domain/integration/snippet';
import { adminIdOf } from '../support/hostPage';
import { searchIsShown } from '../support/shop';
import { setUpStage } from '../support/stage';
import { settle } from '../support/watch';

const stage = setUpStage();

/** Budget of shifts that no input has asked for. */
const MAX_SHIFT = 0.02;

/** The code of the integration page of the admin area, with more of the page below it. */
function pageWith(way: 'page' | 'module' | 'element', isLate: boolean): string {
  const code = snippetOf(way, EMBEDDING_DEFAULTS, {
    adminId: adminIdOf(1),
    apiUrl: stage.addresses.platform,
    scriptFolder: `${new URL(stage.addresses.script).origin}/`,
  });
  const below = `<h2>Kontakt</h2>${'<p style="height: 200px">Text</p>'.repeat(6)}`;
  const [element = '', script = ''] = code.split(/(?=<script)/);
  if (!isLate) return `<h1>Autohaus</h1>${element}${script}${below}`;
  return `<h1>Autohaus</h1>${element}${below}<template>${script}</template><script>setTimeout(function () {
    var kept = document.querySelector('template').content.querySelector('script'), tag = document.createElement('script');
    for (var each of kept.attributes) tag.setAttribute(each.name, each.value);
    tag.text = kept.text;
    document.body.append(tag);
  }, 1500)</script>`;
}

const shiftOf = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          const shifts = list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[];
          resolve(shifts.reduce((sum, { value, hadRecentInput }) => sum + (hadRecentInput ? 0 : value), 0));
        }).observe({ type: 'layout-shift', buffered: true });
        // A page on which nothing has shifted is told nothing.
        setTimeout(() => resolve(0), 1000);
      }),
  );

const WAYS = (['page', 'module', 'element'] as const).flatMap((way) =>
  ['on time', '1.5 s late'].flatMap((when) => [1366, 360].map((width) => [way, when, width] as const)),
);

describe('the documented snippet, with more of the page below it', () => {
  it.each(WAYS)('moves nothing of what is seen: %s, script %s, %i px', async (way, when, width) => {
    const body = pageWith(way, when !== 'on time');
    const { page } = await stage.visit(
      { build: 'none', body },
      { width, height: width === 360 ? 740 : 768, isFresh: true },
    );
    await searchIsShown(page);
    await settle(page);
    expect(await shiftOf(page)).toBeLessThanOrEqual(MAX_SHIFT);
  });

  it.each([1366, 360])('moves nothing when the types of vehicle are known last, %i px', async (width) => {
    const release = stage.platform.hold('available-property-values');
    const { page } = await stage.visit(
      { build: 'none', body: pageWith('page', false) },
      { width, height: width === 360 ? 740 : 768, isFresh: true },
    );
    await page.getByRole('searchbox').first().waitFor();
    release();
    await page.getByRole('group', { name: 'Fahrzeugtyp' }).waitFor();
    await settle(page);
    expect(await shiftOf(page)).toBeLessThanOrEqual(MAX_SHIFT);
  });
});
