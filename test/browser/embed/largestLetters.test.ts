/** A visitor whose browser shows no letter below 20 or 24 px, on a page with a root as large: nothing is cut, nothing wider than a phone. */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { CHROMIUM_ARGUMENTS, startBrowser, withOrdinaryFont } from '../../support/chromium';
import { layoutFaults } from '../support/measure';
import { ACCOUNT_FLOW, LOGIN_FLOW } from '../support/screens/account';
import { CHECKOUT_FLOW } from '../support/screens/checkout';
import { SEARCH_FLOW } from '../support/screens/search';
import { VALUATION_FLOW } from '../support/screens/valuation';
import { VEHICLES_FLOW } from '../support/screens/vehicle';
import { setUpStage } from '../support/stage';
import { createLeakCheck } from '../support/leaks';
import { rendered, watchContext } from '../support/watch';

const stage = setUpStage();
const ROOT = (letters: number) => `<style>html { font-size: ${letters}px }</style>`;

/** Texts that a box of one line cuts above or below. */
const textsCutByLines = (page: Page) =>
  page.evaluate(() => {
    const shop = document.querySelector('#webshop')?.shadowRoot?.querySelector('.shop');
    const cut = new Set<string>();
    for (const box of shop?.querySelectorAll('*') ?? []) {
      const { overflowY, webkitLineClamp, textOverflow } = getComputedStyle(box);
      if (textOverflow !== 'ellipsis' || overflowY !== 'hidden' || webkitLineClamp !== 'none') continue;
      const range = document.createRange();
      range.selectNodeContents(box);
      const [text, edges] = [range.getBoundingClientRect(), box.getBoundingClientRect()];
      if (text.top < edges.top - 2 || text.bottom > edges.bottom + 2) cut.add(`cut by its line: ${box.className}`);
    }
    return [...cut];
  });

describe.each([20, 24])('with no letter below %i px', (letters) => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await startBrowser({
      executablePath: inject('chromium'),
      args: [...CHROMIUM_ARGUMENTS, `--blink-settings=minimumFontSize=${letters},minimumLogicalFontSize=${letters}`],
      env: withOrdinaryFont(),
    });
  });
  afterAll(() => browser.close());
  /** What is wrong at the width of a phone. */
  async function faultsOnPhone(page: Page): Promise<string[]> {
    await page.setViewportSize({ width: 360, height: 740 });
    await rendered(page);
    const faults = await layoutFaults(page);
    return [...faults, ...(await textsCutByLines(page))];
  }

  const FLOWS = [SEARCH_FLOW, VEHICLES_FLOW, CHECKOUT_FLOW, ACCOUNT_FLOW, LOGIN_FLOW, VALUATION_FLOW];
  it.each(FLOWS)('$name', async ({ address, stored, screens }) => {
    const { platform } = stage;
    const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' });
    await context.addInitScript(
      (entries) => {
        for (const [key, text] of Object.entries(entries)) localStorage.setItem(key, text);
      },
      stored?.(platform) ?? {},
    );
    watchContext(
      context,
      [],
      createLeakCheck(stage.addresses.platform, () => []),
    );
    const page = await context.newPage();
    await page.goto(stage.publish({ address: address(platform), head: ROOT(letters) }));
    const found: string[] = [];
    for (const { name, open, from = 0, upTo = 1280 } of screens) {
      await page.setViewportSize({ width: upTo, height: 900 });
      await rendered(page);
      await open({ page, context, expect: () => undefined }, platform);
      if (from <= 360) found.push(...(await faultsOnPhone(page)).map((fault) => `${name}: ${fault}`));
    }
    await context.close();
    expect(found).toEqual([]);
  });

  it.each([360, 1280])('the quick search, %i px', async (width) => {
    const context = await browser.newContext({ viewport: { width, height: 740 } });
    watchContext(
      context,
      [],
      createLeakCheck(stage.addresses.platform, () => []),
    );
    const page = await context.newPage();
    await page.goto(stage.publish({ attributes: { mode: 'search' }, head: ROOT(letters) }));
    await page.getByRole('button').first().waitFor();
    await rendered(page);
    expect([...(await layoutFaults(page)), ...(await textsCutByLines(page))]).toEqual([]);
    await context.close();
  });
});
