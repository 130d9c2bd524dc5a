import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { STORAGE_KEYS } from '../../../src/lib/storage';
import { adminIdOf } from '../../platform/stock/tenants';
import { vehicleIsShown } from '../support/shop';
import { setUpStage } from '../support/stage';

const stage = setUpStage();

describe('marked and compared vehicles', () => {
  it('go by keyboard from the list over the marked ones to a comparison that every tab and browser shows', async () => {
    const { page, context } = await stage.visit();
    await page.getByRole('link', { name: 'Merkliste', exact: true }).waitFor();
    const second = await context.newPage();
    await second.goto(page.url());
    await second.getByRole('link', { name: 'Merkliste', exact: true }).waitFor();
    for (const index of [0, 1]) {
      const heart = page.getByRole('button', { name: /merken$/ }).nth(index);
      await heart.press('Enter');
      await expect.poll(() => heart.getAttribute('aria-pressed')).toBe('true');
      await page
        .getByRole('button', { name: /vergleichen$/ })
        .nth(index)
        .press('Space');
    }
    await page.getByText('2 von 4 Fahrzeugen im Vergleich').waitFor();
    await second.getByRole('link', { name: 'Merkliste 2 Fahrzeuge' }).waitFor();

    await page.getByRole('link', { name: 'Merkliste 2 Fahrzeuge' }).press('Enter');
    const marked = page.getByRole('list', { name: 'Gemerkte Fahrzeuge' }).getByRole('article');
    await expect.poll(() => marked.count()).toBe(2);
    await page.getByRole('link', { name: 'Vergleichen', exact: true }).press('Enter');
    await page.getByRole('table').waitFor();
    await expect.poll(() => page.getByRole('columnheader').count()).toBe(3);

    const { page: other } = await stage.visit({ address: new URL(page.url()).hash });
    const table = (tab: Page) => tab.getByRole('table').innerText();
    await expect.poll(async () => (await table(other)) === (await table(page))).toBe(true);
    await other
      .getByRole('button', { name: /aus dem Vergleich nehmen$/ })
      .first()
      .press('Enter');
    await other.getByText(/Fügen Sie ein weiteres Fahrzeug hinzu/).waitFor();
    await expect.poll(() => other.getByRole('columnheader').count()).toBe(2);
  });

  it('look as before when a finger has marked a vehicle and taken the mark away', async () => {
    const { page } = await stage.visit({}, { width: 360, height: 740, isTouch: true });
    const heart = page.getByRole('button', { name: /merken$/ }).first();
    const background = () => heart.evaluate((button) => getComputedStyle(button).backgroundColor);
    await heart.waitFor();
    const untouched = await background();
    for (const isMarked of ['true', 'false']) {
      await heart.tap();
      await expect.poll(() => heart.getAttribute('aria-pressed')).toBe(isMarked);
    }
    // A finger leaves the pointer where it was.
    await expect.poll(() => heart.evaluate((button) => button.matches(':hover'))).toBe(true);
    await expect.poll(background).toBe(untouched);
  });

  it('have buttons for a finger beside name and place on a phone, and no line that ends with a dot', async () => {
    const { page } = await stage.visit({}, { width: 360, height: 740, isTouch: true });
    const heart = page.getByRole('button', { name: /merken$/ }).first();
    await heart.tap();
    await expect.poll(() => heart.getAttribute('aria-pressed')).toBe('true');
    await page.getByRole('link', { name: /^Merkliste/ }).tap();
    const tile = page.getByRole('list', { name: 'Gemerkte Fahrzeuge' }).getByRole('article');
    for (const [button, beside] of [
      [tile.getByRole('button', { name: /von der Merkliste nehmen$/ }), tile.getByRole('heading')],
      [tile.getByRole('button', { name: /vergleichen$/ }), tile.locator('.vehicle-tile__place')],
    ] as const) {
      await button.waitFor();
      const y = await beside.evaluate((line) => line.getBoundingClientRect().top);
      const box = await button.evaluate((element) => element.getBoundingClientRect().toJSON() as DOMRect);
      expect(box).toMatchObject({ width: 44, height: 44 });
      expect(box.top < y && box.bottom > y).toBe(true);
    }
    await expect(tile.getByRole('paragraph').filter({ hasText: /^EZ/ }).ariaSnapshot()).resolves.toMatch(/ km, .* kW/);
    const dots = await tile.locator('.dot').evaluateAll((all) =>
      all.map((dot) => {
        const next = document.createRange();
        next.selectNodeContents(dot.nextSibling ?? dot);
        const isLast = (next.getClientRects()[0]?.top ?? 0) > dot.getBoundingClientRect().bottom - 4;
        return isLast === (dot.getBoundingClientRect().width === 0);
      }),
    );
    expect(dots.length).toBeGreaterThan(2);
    expect(dots).not.toContain(false);
  });

  it('stand by three in a row on a tablet, and what was seen last beside the button that forgets it', async () => {
    const { vehicles } = stage.platform.tenant(1);
    const ids = vehicles.slice(0, 3).map(({ id }) => id);
    const value = { ids, recent: ids, keepsRecent: true, compared: [] };
    const { page } = await stage.visit(
      { address: '#/merkliste' },
      {
        width: 768,
        height: 1024,
        stored: { [STORAGE_KEYS.favourites]: JSON.stringify({ [adminIdOf(1)]: { version: 2, value } }) },
      },
    );
    const marked = page.getByRole('list', { name: 'Gemerkte Fahrzeuge' }).getByRole('article');
    await expect.poll(() => marked.count()).toBe(3);
    const tops = await marked.evaluateAll((all) => all.map((tile) => tile.getBoundingClientRect().top));
    expect(new Set(tops).size).toBe(1);

    await page.setViewportSize({ width: 360, height: 740 });
    await page.getByRole('link', { name: 'Zurück zur Suche' }).click();
    const own = page.getByRole('region', { name: 'Auf diesem Gerät gemerkt' });
    await expect.poll(() => own.getByRole('link').count()).toBe(3);
    const forget = await own.getByRole('button', { name: 'Vergessen' }).evaluate((button) => {
      const { left, top } = button.getBoundingClientRect();
      const row = button.getRootNode() as ShadowRoot;
      return row.elementsFromPoint(left + 2, top + 10).some((element) => element.matches('a, a *'));
    });
    expect(forget).toBe(false);
  });

  it('are compared without scrolling sideways or cutting a word, three at a time on a phone', async () => {
    const { vehicles } = stage.platform.tenant(1);
    const special = ['BE-UNFALL', 'BE-VW-BANK'].flatMap((name) => vehicles.filter((car) => car.internalId === name));
    const cars = [...special, ...vehicles.filter((car) => !special.includes(car)).slice(0, 2)];
    const { page } = await stage.visit({
      address: `#/vergleich?fahrzeuge=${cars.map(({ id }) => id).join(',')}&carQueryParams=prices%3Drate`,
    });
    const table = page.getByRole('table', { name: 'Fahrzeuge im Vergleich' });
    await table.getByRole('rowheader', { name: /^Rate/ }).waitFor();
    const cutLabels = () =>
      page
        .locator('.comparison-table__label')
        .evaluateAll((all) => all.filter((label) => label.scrollWidth > label.clientWidth).length);
    for (const [width, columns] of [
      [1280, 5],
      [768, 4],
      [360, 3],
      [320, 2],
    ] as const) {
      await page.setViewportSize({ width, height: 740 });
      await expect
        .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth))
        .toBeLessThanOrEqual(0);
      await expect.poll(() => table.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
      await expect.poll(() => table.getByRole('columnheader').count()).toBe(columns);
      await expect.poll(cutLabels).toBe(0);
    }
    await table
      .getByRole('link', { name: /^Zum Fahrzeug/ })
      .last()
      .click();
    await expect.poll(() => vehicleIsShown(page)).toContain('Volkswagen');

    // Heading and first button begin in one line.
    await page.goBack();
    await page.setViewportSize({ width: 1280, height: 740 });
    await page
      .getByRole('button', { name: /aus dem Vergleich nehmen$/ })
      .last()
      .click();
    await page.getByRole('link', { name: 'Fahrzeug hinzufügen' }).waitFor();
    const left = async (role: 'heading' | 'link', name: string) =>
      (await page.getByRole(role, { name }).boundingBox())?.x;
    await expect
      .poll(async () => (await left('heading', 'Fahrzeugvergleich')) === (await left('link', 'Fahrzeug hinzufügen')))
      .toBe(true);
  });
});
