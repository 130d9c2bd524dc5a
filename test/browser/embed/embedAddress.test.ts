import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { adminIdOf } from '../support/hostPage';
import { openVehicle, searchIsShown, vehicleCards, vehicleIsShown } from '../support/shop';
import { setUpStage } from '../support/stage';

const stage = setUpStage();

const hashOf = (page: Page) => new URL(page.url()).hash;
const historyLength = (page: Page) => page.evaluate(() => history.length);

const WITH_ANCHOR = `<nav><a href="#kontakt">Zum Kontakt</a> <a href="#">Nach oben</a></nav>
<main><div id="webshop"></div></main><h2 id="kontakt">Kontakt</h2>`;

describe('the address of the page', () => {
  it('is left as it is until the visitor goes somewhere', async () => {
    const { page } = await stage.visit({ address: '?utm_source=brief#kontakt', body: WITH_ANCHOR });
    const length = await historyLength(page);
    await searchIsShown(page);
    await expect.poll(() => page.url()).toMatch(/\?utm_source=brief#kontakt$/);
    expect(await historyLength(page)).toBe(length);
    expect(await page.evaluate(() => history.state as unknown)).toBeNull();
  });

  it('takes as many presses of Back to leave as places were visited', async () => {
    const { page } = await stage.visit({ build: 'none', body: '<h1>Blog</h1>' });
    const before = page.url();
    await page.goto(stage.publish());
    await openVehicle(page);
    await page.goBack();
    await searchIsShown(page);
    await openVehicle(page, 1);
    await page.goBack();
    await page.goBack();
    await expect.poll(() => page.url()).toBe(before);
  });

  it.each(['list', 'vehicle'])(
    'leads to the host’s own anchors while the %s is shown, and the shop stays',
    async (place) => {
      const { page } = await stage.visit({ body: WITH_ANCHOR });
      await searchIsShown(page);
      if (place === 'vehicle') await openVehicle(page);
      await page.getByRole('link', { name: 'Zum Kontakt' }).click();
      await expect.poll(() => hashOf(page)).toBe('#kontakt');
      await expect.poll(() => page.getByRole('heading', { name: 'Kontakt', exact: true }).isVisible()).toBe(true);
      await page.getByRole('link', { name: 'Nach oben' }).click();
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
      if (place === 'vehicle') await expect.poll(() => vehicleCards(page).count()).toBeLessThan(12);
      else await searchIsShown(page);
      await page.goBack();
      await page.goBack();
      if (place === 'vehicle') {
        await vehicleIsShown(page);
        await page.goBack();
      }
      await searchIsShown(page);
    },
  );

  it('opens the place that it names, and brings it into view', async () => {
    const id = stage.platform.tenant(1).vehicles[0]?.id ?? '';
    const { page } = await stage.visit({
      body: `<div style="height: 3000px">Werbung</div><div id="webshop"></div>`,
      address: `#/angebote-x/${id}`,
    });
    await vehicleIsShown(page);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(2000);
  });

  it('keeps the query of the host, and works where it has put its own functions in place of pushState and replaceState', async () => {
    const { page } = await stage.visit({
      address: '?seite=7',
      head: `<script>
        history.pushState = history.replaceState = function () { throw new Error('not yours'); };
      </script>`,
    });
    await openVehicle(page);
    await expect.poll(() => page.url()).toMatch(/\?seite=7#\/angebote-/);
    await page.goBack();
    await searchIsShown(page);
  });

  // rules/embedding: one address owner.
  it('has one owner: a second shop on the page keeps its route to itself', async () => {
    const { page } = await stage.visit({
      body: `<div id="webshop"></div><div id="zweiter"></div>`,
    });
    await searchIsShown(page);
    await page.evaluate((api) => {
      window.WebshopWidget?.mount('#zweiter', { adminId: '00000000-0000-4000-8000-000000000002', apiUrl: api });
    }, stage.addresses.platform);
    const second = page.locator('#zweiter');
    await second.scrollIntoViewIfNeeded();
    await second.locator('a[href*="#/angebote-"]').first().click();
    await second.getByRole('heading', { level: 1 }).first().waitFor();
    await expect
      .poll(() => second.locator('a[href*="#/angebote-"]').filter({ visible: true }).count())
      .toBeLessThan(12);
    await expect.poll(() => hashOf(page)).toBe('');
    await expect.poll(() => page.locator('#webshop a[href*="#/angebote-"]').count()).toBeGreaterThan(11);
    // What it tells of itself is its own address nevertheless, and not the one of the page.
    const data = page.locator('script[type="application/ld+json"]');
    await expect.poll(() => data.textContent()).toContain(`"url":"${page.url()}#/angebote-`);
  });

  it('takes tenant and filter along, also where the host’s own page leads into the shop', async () => {
    const query = `?vehicleDealerAdminId=${adminIdOf(2)}&carQueryParams=carType%3DPKW`;
    const { page } = await stage.visit({
      address: `#/${query}`,
      body: `<a href="/" data-webshop-open="#/merkliste">Gemerkte</a><main><div id="webshop"></div></main>`,
    });
    await searchIsShown(page);
    await page.evaluate(() => window.WebshopWidget?.mount('#webshop', { adminId: '' }).navigate('#/widerruf'));
    await page.getByRole('heading', { name: 'Vertrag widerrufen' }).waitFor();
    await expect.poll(() => hashOf(page)).toBe(`#/widerruf${query}`);
    await page.getByRole('link', { name: 'Gemerkte' }).click();
    await page.getByRole('heading', { level: 1, name: 'Merkliste' }).waitFor();
    await expect.poll(() => hashOf(page)).toBe(`#/merkliste${query}`);
    const link = page.getByRole('link', { name: 'Vertrag widerrufen' });
    await expect.poll(() => link.getAttribute('href')).toBe(`${page.url().split('#')[0]}#/widerruf${query}`);
  });

  it('is read with the prefix, and without it, where a page names a place', async () => {
    const { page } = await stage.visit({ attributes: { hashPrefix: 'shop' } });
    await searchIsShown(page);
    for (const path of ['#/shop/widerruf', '/merkliste', '#/widerruf']) {
      await page.evaluate((to) => window.WebshopWidget?.mount('#webshop', { adminId: '' }).navigate(to), path);
      await expect.poll(() => hashOf(page)).toBe(`#/shop/${path.split('/').at(-1) ?? ''}`);
    }
  });
});

describe('the focus on a new screen', () => {
  /** What has it in the shop, and whether a ring tells so. */
  const focused = (page: Page) =>
    page.evaluate(() => {
      const element = document.querySelector('#webshop')?.shadowRoot?.activeElement;
      return element ? `${element.tagName} ${getComputedStyle(element).outlineStyle}` : undefined;
    });

  it('has no ring after a link of the page, a press of the mouse or a tap, and one after the keyboard', async () => {
    const { page } = await stage.visit({ address: '#/merkliste' });
    await page.getByRole('heading', { level: 1, name: 'Merkliste' }).waitFor();
    await page.evaluate(() => {
      location.hash = '#/vergleich';
    });
    await page.getByRole('heading', { level: 1, name: 'Fahrzeugvergleich' }).waitFor();
    await expect.poll(() => focused(page)).toMatch(/ none$/);
    await page.getByRole('link', { name: 'Zur Merkliste' }).click();
    await page.getByRole('heading', { level: 1, name: 'Merkliste' }).waitFor();
    await expect.poll(() => focused(page)).toMatch(/ none$/);
    await page.getByRole('link', { name: 'Zurück zur Suche' }).focus();
    await page.keyboard.press('Enter');
    await page.getByText(/^Angezeigt/).waitFor();
    await page.getByRole('link', { name: /^Merkliste/ }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Merkliste' }).waitFor();
    await expect.poll(() => focused(page)).toMatch(/ solid$/);
  });
});
