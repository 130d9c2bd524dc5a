import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { adminIdOf } from '../support/hostPage';
import { openVehicle, searchIsShown, vehicleIsShown } from '../support/shop';
import { setUpStage } from '../support/stage';
import { rendered, settle } from '../support/watch';

const stage = setUpStage();

const element = (attributes = '') =>
  `<webshop-widget admin-id="${adminIdOf(1)}" api-url="%API%" ${attributes}>Der Shop lädt …</webshop-widget>`;
const settingsRead = () => stage.platform.record.filter(({ path }) => path.endsWith('/vehicle-dealer-settings')).length;
const change = (page: Page, name: string, value: string) =>
  page.evaluate(([attribute, text]) => document.querySelector('webshop-widget')?.setAttribute(attribute, text), [
    name,
    value,
  ] as const);

describe('<webshop-widget>', () => {
  it('stands before the single script, moves with its vehicle open, follows its attributes, and leaves with its shop', async () => {
    const { page } = await stage.visit({
      build: 'none',
      body: `<main>${element()}</main><aside></aside><script async src="%SCRIPT%"></script>`,
    });
    const heading = await openVehicle(page);
    await page.evaluate(() => {
      const widget = document.querySelector('webshop-widget');
      if (widget) document.querySelector('aside')?.append(widget);
    });
    await rendered(page);
    await expect.poll(() => vehicleIsShown(page)).toBe(heading);
    expect(settingsRead()).toBe(1);
    // The other dealer does not have this vehicle.
    await page.goBack();
    await searchIsShown(page);
    await change(page, 'admin-id', adminIdOf(3));
    await expect.poll(settingsRead).toBe(2);
    await page.evaluate(() => document.querySelector('webshop-widget')?.remove());
    await settle(page);
    const left = await page.evaluate(() => [
      document.querySelectorAll('style, link[rel="stylesheet"]').length,
      document.querySelectorAll('script[type="application/ld+json"]').length,
    ]);
    expect(left).toEqual([0, 0]);
  });

  it('stands twice on a page, after the module of another origin: search and shop', async () => {
    const { page } = await stage.visit({
      build: 'none',
      head: '<script type="module" src="%MODULE%"></script>',
      body: `${element('id="suche" mode="search"')}<main>${element('id="shop"')}</main>`,
    });
    await searchIsShown(page);
    await expect.poll(() => page.locator('#suche').getByRole('combobox').count()).toBeGreaterThan(0);
    const handles = await page.evaluate(() =>
      [...document.querySelectorAll('webshop-widget')].map((widget) => 'handle' in widget && typeof widget.handle),
    );
    expect(handles).toEqual(['object', 'object']);
  });

  it('names on the console what is missing or misspelt, as it is written on the element', async () => {
    const visit = await stage.visit({ build: 'none' });
    const heard: string[] = [];
    visit.page.on('console', (message) => heard.push(message.text()));
    visit.expect(/console\.error: \[webshop-widget\]/);
    const body = '<webshop-widget adminid="7" api-url="%API%"></webshop-widget><script async src="%SCRIPT%"></script>';
    await visit.page.goto(stage.publish({ build: 'none', body }));
    await visit.page.getByText('Der Fahrzeugshop ist noch nicht vollständig eingerichtet.').waitFor();
    await expect.poll(() => heard.length).toBe(2);
    expect(heard.sort()).toEqual([
      '[webshop-widget] admin-id: Die Händlerkennung fehlt oder ist ungültig. Sie sieht so aus: 00000000-0000-4000-8000-000000000001; der Betreiber der Plattform nennt sie Ihnen.',
      '[webshop-widget] adminid: Dieses Attribut kennt der Shop nicht. Gemeint ist wohl "admin-id".',
    ]);
  });
});

describe('a script whose attributes a tag manager has dropped', () => {
  it.each(['<script async src="%SCRIPT%"></script>', '<script type="module" src="%MODULE%"></script>'])(
    'says so after a while: %s',
    async (tag) => {
      const visit = await stage.visit({ build: 'none' }, { isFresh: true });
      const heard: string[] = [];
      visit.page.on('console', (message) => heard.push(message.text()));
      visit.expect(/console\.error: \[webshop-widget\] data-admin-id/);
      // Its ten seconds pass at once.
      await visit.page.addInitScript(() => {
        const wait = window.setTimeout.bind(window);
        Object.assign(window, { setTimeout: (call: () => void, ms = 0) => wait(call, ms === 10_000 ? 0 : ms) });
      });
      await visit.page.goto(stage.publish({ build: 'none', body: tag }));
      await expect.poll(() => heard.length).toBe(1);
      expect(heard[0]).toContain('An seinem Tag steht keines der Attribute');
    },
  );
});
