import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { axeFindings } from '../support/axe';
import { setUpStage } from '../support/stage';
import { rendered } from '../support/watch';

const stage = setUpStage();

const PHONE = { width: 360, height: 740, isTouch: true };
const forty = '#/angebote-audi-q4/BE-40-BILDER';

const counter = (page: Page) => page.locator('.picture-slider__counter').last();

/** Where the row of pictures stands, once it stands still. */
async function pictureInView(page: Page): Promise<number> {
  const row = page.locator('.picture-slider__track').last();
  return row.evaluate(
    (element) =>
      new Promise<number>((resolve) => {
        let before = NaN;
        let framesAtRest = 0;
        const look = () => {
          framesAtRest = element.scrollLeft === before ? framesAtRest + 1 : 0;
          before = element.scrollLeft;
          if (framesAtRest < 8) requestAnimationFrame(look);
          else resolve(Math.round(before / element.clientWidth) + 1);
        };
        look();
      }),
  );
}

describe('the gallery', () => {
  it('is gone through by keyboard, in full screen too, and comes back to the same picture', async () => {
    const { page } = await stage.visit({ address: forty });
    const open = page.getByRole('button', { name: 'Bilder in voller Größe zeigen' });
    await open.focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await counter(page).getByText('3 / 40').waitFor();
    await expect.poll(() => pictureInView(page)).toBe(3);

    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog');
    await dialog.waitFor();
    await expect.poll(() => pictureInView(page)).toBe(3);
    await dialog.getByRole('button', { name: 'Nächstes Bild' }).focus();
    await page.keyboard.press('ArrowRight');
    await counter(page).getByText('4 / 40').waitFor();
    await expect.poll(() => pictureInView(page)).toBe(4);
    await expect.poll(() => dialog.getByRole('button', { name: /^Bild \d+ von 40$/ }).count()).toBe(40);

    // The page behind stays where it is.
    const offset = await page.evaluate(() => scrollY);
    await dialog.getByRole('button', { name: 'Schließen' }).focus();
    await page.keyboard.press('PageDown');
    await page.keyboard.press('End');
    await counter(page).getByText('40 / 40').waitFor();
    await page.keyboard.press('Home');
    await counter(page).getByText('1 / 40').waitFor();
    await rendered(page);
    expect(await page.evaluate(() => scrollY)).toBe(offset);

    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await counter(page).getByText('1 / 40').waitFor();
    await expect
      .poll(() => page.evaluate(() => document.querySelector('#webshop')?.shadowRoot?.activeElement?.textContent))
      .toBe('Bilder in voller Größe zeigen');
  });

  it('is swiped on a phone, also where the swipe begins on the picture’s button', async () => {
    const { page, context } = await stage.visit({ address: forty }, PHONE);
    const box = await page.locator('.picture-slider').boundingBox();
    const client = await context.newCDPSession(page);
    const y = (box?.y ?? 0) + 100;
    await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x: 300, y }] });
    for (let step = 1; step <= 12; step += 1) {
      await client.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x: 300 - step * 20, y }] });
      await rendered(page);
    }
    await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await counter(page).getByText('2 / 40').waitFor();
    await expect.poll(() => pictureInView(page)).toBe(2);
  });

  it('follows quick presses while it slides, and keeps its picture when the window changes', async () => {
    const { page } = await stage.visit({ address: forty }, { motion: 'no-preference' });
    const on = page.getByRole('button', { name: 'Nächstes Bild' });
    for (let press = 1; press <= 4; press += 1) await on.click();
    await page.getByRole('button', { name: 'Vorheriges Bild' }).click();
    await expect.poll(() => pictureInView(page)).toBe(4);
    await page.getByRole('button', { name: 'Bild 40 von 40' }).click();
    await expect.poll(() => pictureInView(page)).toBe(40);
    for (const width of [360, 1024]) {
      await page.setViewportSize({ width, height: 740 });
      await rendered(page);
      await expect.poll(() => pictureInView(page)).toBe(40);
      await expect.poll(() => counter(page).textContent()).toContain('40 / 40');
    }
    await on.click();
    await expect.poll(() => pictureInView(page)).toBe(1);
  });

  it('is at its picture when the host shows the shop only later', async () => {
    const { page } = await stage.visit({ address: forty });
    const shop = page.locator('#webshop');
    await counter(page).waitFor();
    await page.getByRole('button', { name: 'Bild 3 von 40' }).click();
    await expect.poll(() => pictureInView(page)).toBe(3);
    await shop.evaluate((element) => element.style.setProperty('display', 'none'));
    await rendered(page);
    await shop.evaluate((element) => element.style.removeProperty('display'));
    await rendered(page);
    await expect.poll(() => pictureInView(page)).toBe(3);
    await expect.poll(() => counter(page).textContent()).toContain('3 / 40');
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
      page.evaluate<string[]>(
        `Object.keys(heard).filter(function (type) { return /^(touch|pointer|contextmenu|resize|orientation)/.test(type) && heard[type] > 0; })`,
      );
    await page.getByRole('button', { name: /weitere Fahrzeuge laden/ }).waitFor();
    const before = await touches();
    await page.evaluate((hash) => {
      location.hash = hash;
    }, forty);
    await counter(page).waitFor();
    // What stops listening by a signal is never seen to stop.
    const added = async () => (await touches()).filter((type) => !before.includes(type));
    await expect.poll(added).toEqual([]);
    await page.goBack();
    await counter(page).waitFor({ state: 'detached' });
    await expect.poll(added).toEqual([]);
  });

  it('loads no picture before it is near', async () => {
    const loaded: string[] = [];
    // What a visitor before has in the cache, the browser shows at once.
    const { page } = await stage.visit({ address: '#/' }, { isFresh: true });
    await page.getByRole('button', { name: /weitere Fahrzeuge laden/ }).waitFor();
    page.on('request', (request) => {
      if (request.resourceType() === 'image') loaded.push(request.url());
    });
    await page.evaluate((hash) => {
      location.hash = hash;
    }, forty);
    await counter(page).waitFor();
    // By the time that the first is there, all that are wanted have been asked for.
    await page.locator('.picture-slider .picture:not(.is-loading)').first().waitFor();
    await rendered(page);
    // Of forty. How far ahead of the small ones in view the browser loads is its own matter: 1250 px, and twice that where it cannot tell how
    // fast the network is.
    expect(new Set(loaded).size).toBeLessThan(20);
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

  it('zooms by two taps as well, is moved about by arrow keys while zoomed, and whole again after another picture', async () => {
    const { page } = await stage.visit({ address: forty });
    await page.getByRole('button', { name: 'Vollbild' }).click();
    const dialog = page.getByRole('dialog');
    const picture = dialog.locator('.picture').first();
    const slide = dialog.locator('.picture-slider__slide').first();
    await picture.dblclick();
    const smaller = page.getByRole('button', { name: 'Bild verkleinern' });
    await smaller.focus();
    const place = () => slide.evaluate(({ scrollLeft, scrollTop }) => [scrollLeft, scrollTop]);
    const [left = 0, top = 0] = await place();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowDown');
    await expect.poll(async () => (await place())[0]).toBeGreaterThan(left);
    await expect.poll(async () => (await place())[1]).toBeGreaterThan(top);
    await counter(page).getByText('1 / 40').waitFor();

    await dialog.getByRole('button', { name: 'Nächstes Bild' }).click();
    await counter(page).getByText('2 / 40').waitFor();
    await dialog.getByRole('button', { name: 'Vorheriges Bild' }).click();
    await counter(page).getByText('1 / 40').waitFor();
    await page.getByRole('button', { name: 'Bild vergrößern' }).waitFor();
  });

  it.each([1280, 768, 360])('has five small pictures in view in full screen, at %i px', async (width) => {
    const { page } = await stage.visit({ address: forty }, { width, height: 740 });
    await page.getByRole('button', { name: 'Vollbild' }).click();
    const row = page.getByRole('dialog').locator('.thumbnails');
    await row.waitFor();
    const inView = await row.evaluate((element) => {
      const { left, right } = element.getBoundingClientRect();
      return [...element.children].filter((item) => {
        const box = item.getBoundingClientRect();
        return box.left >= left - 1 && box.right <= right + 1;
      }).length;
    });
    expect(inView).toBe(5);
  });

  it('blurs a picture until 147 ms after it has come', async () => {
    const { page } = await stage.visit({ address: forty }, { motion: 'no-preference' });
    const picture = page.locator('.picture').first();
    await page.locator('.picture:not(.is-loading)').first().waitFor();
    await expect.poll(() => picture.evaluate((element) => getComputedStyle(element).transitionDelay)).toBe('0.147s');
  });
});

describe('what the law asks of a new car', () => {
  function aNewCar() {
    const car = stage.platform
      .tenant(1)
      .vehicles.find(
        ({ carType, usedConditionType, fuelType, publicPrice }) =>
          carType === 'PKW' && usedConditionType === 'Neuwagen' && fuelType === 'Benzin' && publicPrice > 0,
      );
    if (!car) throw new Error('no new car in the stock');
    // However the platform writes it: what it writes is all there.
    expect(car.enVkvInformationStringsCard).not.toHaveLength(0);
    expect(car.enVkvInformationStringsDetails).not.toHaveLength(0);
    return car;
  }
  const fontSize = (place: Locator) => place.evaluate((element) => parseFloat(getComputedStyle(element).fontSize));
  const isCut = (place: Locator) =>
    place.evaluate((element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      if (element.scrollWidth > element.clientWidth + 1) return true;
      for (let box = element.parentElement; box; box = box.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(box);
        const edges = box.getBoundingClientRect();
        if (/hidden|clip/.test(overflowX) && (left < edges.left - 1 || right > edges.right + 1)) return true;
        if (/hidden|clip/.test(overflowY) && (top < edges.top - 1 || bottom > edges.bottom + 1)) return true;
      }
      return false;
    });

  it('is one scale from A to G with one class marked, on its page and on its card', async () => {
    const { id } = aNewCar();
    const { page } = await stage.visit({ address: `#/angebote-x/${id}` });
    const region = page.getByRole('region', { name: 'Verbrauch und CO₂-Emissionen' });
    await region.waitFor();
    const query = encodeURIComponent(`carType=PKW&carIds=${id}`);
    const card = page.locator(`[data-vehicle-id="${id}"]`);
    for (const place of [region, card]) {
      if (place === card) {
        await page.goto(page.url().replace(/#.*/, `#/?carQueryParams=${query}`));
        await card.waitFor();
      }
      const scale = place.locator('.efficiency-scale');
      await expect.poll(() => scale.count()).toBe(1);
      const letters = scale.locator('.efficiency-scale__classes');
      await expect.poll(() => letters.textContent()).toBe('A B C D E F G');
      await expect.poll(() => scale.innerText()).toContain(`: ${await letters.getAttribute('data-value')} (`);
    }
  });

  // rules/vehicle: never cut off.
  it.each([1280, 360])('is as large as the power, and uncut, at %i px', async (width) => {
    const car = aNewCar();
    const { page } = await stage.visit({ address: `#/angebote-x/${car.id}` }, { width, height: 800 });
    const region = page.getByRole('region', { name: 'Verbrauch und CO₂-Emissionen' });
    const power = page.locator('.price-box .fact-list__fact', { hasText: 'Leistung' }).locator('dd');
    const size = await fontSize(power);
    // The class stands on the scale, and is not said again (rules/vehicle: twice is once).
    const unscaled = (line: string) => !line.startsWith('CO₂-Klasse');
    for (const line of (car.enVkvInformationStringsDetails ?? []).filter(unscaled)) {
      const text = region.getByText(line, { exact: true });
      expect(await fontSize(text)).toBeGreaterThanOrEqual(size);
      // While the page scrolls, the shop keeps its height and clips what grows.
      await expect.poll(() => isCut(text)).toBe(false);
    }
    const query = encodeURIComponent(`carType=PKW&carIds=${car.id}`);
    await page.goto(page.url().replace(/#.*/, `#/?carQueryParams=${query}`));
    const card = page.locator(`[data-vehicle-id="${car.id}"]`);
    const cardSize = await fontSize(card.getByText(/\skW\s\(/));
    for (const line of (car.enVkvInformationStringsCard ?? []).filter(unscaled)) {
      // All lines are one text.
      const text = card.getByText(line);
      expect(await fontSize(text)).toBeGreaterThanOrEqual(cardSize);
      // While the page scrolls, the shop keeps its height and clips what grows.
      await expect.poll(() => isCut(text)).toBe(false);
    }
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

  it('does nothing of what a hostile description wants', async () => {
    const { page } = await stage.visit({ address: '#/angebote-x/BE-BOESE/beschreibung' });
    const panel = page.getByRole('tabpanel');
    await panel.waitFor();
    await expect
      .poll(() => panel.locator('script, iframe, form, style, [onerror], [onclick], [href^="javascript"]').count())
      .toBe(0);
  });

  it('is open to everyone with the contact dialog', async () => {
    const { page } = await stage.visit({ address: forty }, { width: 360, height: 740 });
    await page.getByRole('button', { name: 'Etwas unklar?' }).click();
    await page.getByRole('dialog', { name: 'Kontakt' }).waitFor();
    expect(await axeFindings(page)).toEqual([]);
  });

  it('shows all of its price box in a window that is lower than it', async () => {
    const { page } = await stage.visit({ address: '#/angebote-x/BE-VW-BANK' }, { width: 1366, height: 420 });
    const box = page.locator('.price-box');
    await page.getByRole('heading', { level: 2, name: 'Laufende Kosten' }).waitFor();
    // Its lower end comes into view, and nothing of it has to be scrolled by itself.
    await expect.poll(() => box.evaluate((element) => element.scrollHeight - element.clientHeight)).toBe(0);
    await page.mouse.move(400, 400);
    await page.mouse.wheel(0, 900);
    const end = async () => {
      const { y = 0, height = 0 } = (await box.boundingBox()) ?? {};
      return Math.round(y + height);
    };
    await expect.poll(end).toBe(420 - 24);
  });

  it('leads from its price to the calculators, and by choice to the rate with its example', async () => {
    const { page } = await stage.visit({ address: '#/angebote-x/BE-VW-BANK' });
    const box = page.locator('.price-box');
    await box.getByText('Achtung! Kreditaufnahme kostet Geld.').waitFor();
    await expect.poll(() => box.getByText('pro Monat').count()).toBe(0);
    await box.getByRole('radio', { name: 'Rate' }).check();
    await box.getByRole('region', { name: 'Beispiel zur Rate: Finanzierung' }).getByText('Gesamtbetrag').waitFor();
    await box.getByText('Achtung! Kreditaufnahme kostet Geld.').waitFor();
    await box.getByRole('radio', { name: 'Barpreis' }).check();

    const link = box.getByRole('link', { name: 'Finanzierung und Leasing berechnen' });
    await expect.poll(() => link.getAttribute('href')).toMatch(/#\/angebote-x\/BE-VW-BANK\/finanzierung(\?|$)/);
    await link.press('Enter');
    const tab = page.getByRole('tab', { name: 'Finanzierung', selected: true });
    await expect.poll(() => tab.evaluate((element) => element.matches(':focus'))).toBe(true);
    await expect.poll(async () => (await tab.boundingBox())?.y ?? -1).toBeGreaterThanOrEqual(0);
    await expect.poll(async () => (await tab.boundingBox())?.y ?? 999).toBeLessThan(400);
  });

  it('keeps the chosen tab in view when a tablet is turned', async () => {
    const { page } = await stage.visit({ address: forty }, { width: 1280, height: 800 });
    const tab = page.getByRole('tab').last();
    await tab.click();
    await page.setViewportSize({ width: 400, height: 800 });
    await expect
      .poll(async () => ((await tab.boundingBox())?.x ?? 0) + ((await tab.boundingBox())?.width ?? 0))
      .toBeLessThanOrEqual(400);
    expect((await tab.boundingBox())?.x).toBeGreaterThanOrEqual(0);
  });

  it('gives the pictures the whole width where the dealer has the theme of that name', async () => {
    const [car] = stage.platform.tenant(6).vehicles;
    const { page } = await stage.visit({ tenant: 6, address: `#/angebote-x/${car?.id}` });
    await page.getByRole('tabpanel').waitFor();
    const boxOf = async (part: string) => (await page.locator(`.vehicle-view__${part}`).boundingBox()) ?? expect.fail();
    const [gallery, price, details] = [await boxOf('gallery'), await boxOf('aside'), await boxOf('details')];
    expect(gallery.width).toBeGreaterThan(1100);
    expect(price.y).toBeGreaterThanOrEqual(gallery.y + gallery.height);
    expect(price.y).toBe(details.y);
  });

  it('keeps price and main button in reach on a phone', async () => {
    const { page } = await stage.visit({ address: forty }, PHONE);
    const bar = page.locator('.sticky-bar');
    await bar.waitFor();
    const place = async () => (await bar.boundingBox())?.y ?? 0;
    await expect.poll(place).toBeGreaterThan(600);
    await page.mouse.wheel(0, 900);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(400);
    await rendered(page);
    await expect.poll(place).toBeGreaterThan(600);
    await bar.getByRole('link', { name: 'Online kaufen' }).click();
    await expect.poll(() => page.url()).toContain('/checkout');
  });
});
