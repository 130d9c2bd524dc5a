import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { axeFindings } from './support/axe';
import { setUpStage } from './support/stage';

const stage = setUpStage();

const PHONE = { width: 360, height: 740, isTouch: true };
const forty = '#/angebote-audi-q4/BE-40-BILDER';

const counter = (page: Page) => page.locator('.picture-slider__counter').last();
const title = (page: Page) => page.getByRole('heading', { level: 1 });

/** Where the row of pictures stands, once it stands still. */
async function pictureInView(page: Page): Promise<number> {
  const row = page.locator('.picture-slider__track').last();
  let before: number | undefined;
  for (;;) {
    const now = await row.evaluate((element) => element.scrollLeft / element.clientWidth);
    if (now === before) return Math.round(now) + 1;
    before = now;
    await page.waitForTimeout(120);
  }
}

describe('the gallery', () => {
  it('is gone through by keyboard, in full screen too, and comes back to the same picture', async () => {
    const { page } = await stage.visit({ address: forty });
    const open = page.getByRole('button', { name: 'Bilder in voller Größe zeigen' });
    await open.focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await counter(page).getByText('3 / 40').waitFor();
    expect(await pictureInView(page)).toBe(3);

    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog');
    await dialog.waitFor();
    await expect.poll(() => pictureInView(page)).toBe(3);
    await dialog.getByRole('button', { name: 'Nächstes Bild' }).focus();
    await page.keyboard.press('ArrowRight');
    await counter(page).getByText('4 / 40').waitFor();
    expect(await pictureInView(page)).toBe(4);
    expect(await dialog.getByRole('button', { name: /^Bild \d+ von 40$/ }).count()).toBe(40);

    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await counter(page).getByText('4 / 40').waitFor();
    expect(await page.evaluate(() => document.querySelector('#webshop')?.shadowRoot?.activeElement?.textContent)).toBe(
      'Bilder in voller Größe zeigen',
    );
  });

  it('is swiped on a phone, also where the swipe begins on the picture’s button', async () => {
    const { page, context } = await stage.visit({ address: forty }, PHONE);
    const box = await page.locator('.picture-slider').boundingBox();
    const client = await context.newCDPSession(page);
    const y = (box?.y ?? 0) + 100;
    await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x: 300, y }] });
    for (let step = 1; step <= 12; step += 1) {
      await client.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x: 300 - step * 20, y }] });
      await page.waitForTimeout(16);
    }
    await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await counter(page).getByText('2 / 40').waitFor();
    expect(await pictureInView(page)).toBe(2);
  });

  it('follows quick presses while it slides, and keeps its picture when the window changes', async () => {
    const { page } = await stage.visit({ address: forty }, { motion: 'no-preference' });
    const on = page.getByRole('button', { name: 'Nächstes Bild' });
    for (let press = 1; press <= 4; press += 1) await on.click();
    await page.getByRole('button', { name: 'Vorheriges Bild' }).click();
    expect(await pictureInView(page)).toBe(4);
    await page.getByRole('button', { name: 'Bild 40 von 40' }).click();
    expect(await pictureInView(page)).toBe(40);
    for (const width of [360, 1024]) {
      await page.setViewportSize({ width, height: 740 });
      await page.waitForTimeout(200);
      expect(await pictureInView(page)).toBe(40);
      expect(await counter(page).textContent()).toContain('40 / 40');
    }
    await on.click();
    expect(await pictureInView(page)).toBe(1);
  });

  it('is at its picture when the host shows the shop only later', async () => {
    const { page } = await stage.visit({ address: forty });
    const shop = page.locator('#webshop');
    await counter(page).waitFor();
    await page.getByRole('button', { name: 'Bild 3 von 40' }).click();
    expect(await pictureInView(page)).toBe(3);
    await shop.evaluate((element) => element.style.setProperty('display', 'none'));
    await page.waitForTimeout(200);
    await shop.evaluate((element) => element.style.removeProperty('display'));
    await page.waitForTimeout(200);
    expect(await pictureInView(page)).toBe(3);
    expect(await counter(page).textContent()).toContain('3 / 40');
  });

  it('listens to no touch on the host’s document, and to nothing there once it is gone', async () => {
    const { page } = await stage.visit({
      head: `<script>
        var heard = {};
        [document, window].forEach(function (target) {
          ['addEventListener', 'removeEventListener'].forEach(function (method) {
            var original = target[method];
            target[method] = function (type) {
              heard[type] = (heard[type] || 0) + (method === 'addEventListener' ? 1 : -1);
              return original.apply(this, arguments);
            };
          });
        });
      </script>`,
    });
    const touches = () =>
      page.evaluate(
        `Object.keys(heard).filter(function (type) { return /^(touch|pointer|contextmenu|resize|orientation)/.test(type) && heard[type] > 0; })`,
      );
    await page.getByRole('button', { name: /weitere Fahrzeuge laden/ }).waitFor();
    const before = await touches();
    await page.evaluate((hash) => {
      location.hash = hash;
    }, forty);
    await counter(page).waitFor();
    expect(await touches()).toEqual(before);
    await page.goBack();
    await counter(page).waitFor({ state: 'detached' });
    expect(await touches()).toEqual(before);
  });

  it('loads no picture before it is near', async () => {
    const loaded: string[] = [];
    const { page } = await stage.visit({ address: '#/' });
    await page.getByRole('button', { name: /weitere Fahrzeuge laden/ }).waitFor();
    page.on('request', (request) => {
      if (request.resourceType() === 'image') loaded.push(request.url());
    });
    await page.evaluate((hash) => {
      location.hash = hash;
    }, forty);
    await counter(page).waitFor();
    await page.waitForTimeout(500);
    expect(new Set(loaded).size).toBeLessThan(12);
  });

  it('zooms in full screen', async () => {
    const { page } = await stage.visit({ address: forty });
    await page.getByRole('button', { name: 'Vollbild' }).click();
    const picture = page.getByRole('dialog').locator('.picture').first();
    const width = async () => (await picture.boundingBox())?.width ?? 0;
    const before = await width();
    await page.getByRole('button', { name: 'Bild vergrößern' }).click();
    await expect.poll(width).toBeGreaterThan(before * 1.5);
    await page.getByRole('button', { name: 'Bild verkleinern' }).click();
    await expect.poll(width).toBe(before);
  });
});

describe('the page of a vehicle', () => {
  it('moves through its tabs by keyboard and keeps them in the address', async () => {
    const { page } = await stage.visit({ address: '#/angebote-x/BE-VW-BANK' });
    await page.getByRole('tab', { name: 'Technische Daten' }).focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect.poll(() => new URL(page.url()).hash).toBe('#/angebote-x/BE-VW-BANK/fahrzeugdaten');
    await page.reload();
    await page.getByRole('tab', { name: 'Fahrzeugdaten', selected: true }).waitFor();
    await page.getByText('Fahrgestellnummer').waitFor();
  });

  it('shows a rate only with its legal text', async () => {
    const { page } = await stage.visit({ address: '#/angebote-x/BE-VW-BANK/finanzierung' });
    await page.getByText('Monatliche Finanzierungsrate').waitFor();
    const panel = page.getByRole('tabpanel');
    expect(await panel.innerText()).toContain('Repräsentatives Beispiel');
    expect(await page.locator('.monthly-rates__rate').first().innerText()).toContain('Effektiver Jahreszins');
  });

  it('tells the host what is seen, and gives its head back', async () => {
    const { page } = await stage.visit({ address: forty });
    await expect.poll(() => page.title()).toContain('Audi Q4 e-tron online reservieren');
    const data = await page.locator('script[type="application/ld+json"]').textContent();
    expect(JSON.parse(data ?? '')).toMatchObject({ '@type': 'Car', offers: { priceCurrency: 'EUR' } });
    await page.getByRole('link', { name: 'Zurück zur Suche' }).click();
    await expect.poll(() => page.title()).toBe('Autohaus Muster');
    expect(await page.locator('script[type="application/ld+json"]').count()).toBe(0);
  });

  it('does nothing of what a hostile description wants', async () => {
    const { page } = await stage.visit({ address: '#/angebote-x/BE-BOESE/beschreibung' });
    const panel = page.getByRole('tabpanel');
    await panel.waitFor();
    expect(await panel.locator('script, iframe, form, style, [onerror], [onclick], [href^="javascript"]').count()).toBe(
      0,
    );
  });

  it.each(['BE-KARG', 'BE-AUF-ANFRAGE', 'BE-RESERVIERT', 'BE-UNFALL/zustand', 'BE-LANG', 'BE-40-BILDER/ausstattung'])(
    'of %s is open to everyone at every width',
    async (vehicle) => {
      const { page } = await stage.visit({ address: `#/angebote-x/${vehicle}` });
      await title(page).waitFor();
      await page.getByRole('button', { name: 'Anfrage senden' }).waitFor();
      for (const width of [320, 768, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
        expect(await axeFindings(page)).toEqual([]);
      }
    },
  );

  it('is open to everyone with its pictures in full and with the contact dialog', async () => {
    const { page } = await stage.visit({ address: forty }, { width: 360, height: 740 });
    await page.getByRole('button', { name: 'Vollbild' }).click();
    await page.getByRole('dialog').waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Etwas unklar?' }).click();
    await page.getByRole('dialog', { name: 'Kontakt' }).waitFor();
    expect(await axeFindings(page)).toEqual([]);
  });

  it('keeps price and main button in reach on a phone', async () => {
    const { page } = await stage.visit({ address: forty }, PHONE);
    const bar = page.locator('.sticky-bar');
    await bar.waitFor();
    const place = async () => (await bar.boundingBox())?.y ?? 0;
    expect(await place()).toBeGreaterThan(600);
    await page.mouse.wheel(0, 900);
    await page.waitForTimeout(200);
    expect(await place()).toBeGreaterThan(600);
    await bar.getByRole('link', { name: 'Online kaufen' }).click();
    await expect.poll(() => page.url()).toContain('/checkout');
  });
});
