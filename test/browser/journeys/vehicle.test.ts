import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { axeFindings } from '../support/axe';
import { goTo, isFocused, searchIsShown, vehicleIsShown } from '../support/shop';
import { atRest } from '../support/place';
import { setUpStage } from '../support/stage';
import { rendered } from '../support/watch';

const stage = setUpStage();

const forty = '#/angebote-audi-q4/BE-40-BILDER';

const counter = (page: Page) => page.locator('.picture-slider__counter').last();

const topOf = (part: Locator) => part.evaluate((element) => element.getBoundingClientRect().top);

const bottomOf = (part: Locator) => part.evaluate((element) => element.getBoundingClientRect().bottom);

/** Where the row of pictures stands, once it stands still. */
async function pictureInView(page: Page): Promise<number> {
  const row = page.locator('.picture-slider__track').last();
  return row.evaluate(
    (element) =>
      new Promise<number>((resolve) => {
        const slide = element.querySelector('.picture-slider__slide');
        let before = NaN;
        let framesAtRest = 0;
        const look = () => {
          framesAtRest = element.scrollLeft === before ? framesAtRest + 1 : 0;
          before = element.scrollLeft;
          if (framesAtRest < 8) requestAnimationFrame(look);
          else resolve(Math.round(before / (slide?.clientWidth ?? element.clientWidth)) + 1);
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
    await expect.poll(() => isFocused(open)).toBe(true);

    // Also where the host shows the shop only later.
    const shop = page.locator('#webshop');
    await page.getByRole('button', { name: 'Bild 3 von 40' }).click();
    await expect.poll(() => pictureInView(page)).toBe(3);
    await shop.evaluate((element) => element.style.setProperty('display', 'none'));
    await rendered(page);
    await shop.evaluate((element) => element.style.removeProperty('display'));
    await expect.poll(() => pictureInView(page)).toBe(3);
    await expect.poll(() => counter(page).textContent()).toContain('3 / 40');
  });

  it('follows quick presses while it slides, keeps its picture when the window changes, and blurs one until it has come', async () => {
    const { page } = await stage.visit({ address: forty }, { motion: 'no-preference' });
    await page.locator('.picture:not(.is-loading)').first().waitFor();
    const picture = page.locator('.picture').first();
    await expect.poll(() => picture.evaluate((element) => getComputedStyle(element).transitionDelay)).toBe('0.147s');
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

  it('loads no picture before it is near, and listens to no touch on the host’s document', async () => {
    // What a visitor before has in the cache, the browser shows at once.
    const { page } = await stage.visit(
      {
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
      },
      { isFresh: true },
    );
    const touches = () =>
      page.evaluate<string[]>(
        `Object.keys(heard).filter(function (type) { return /^(touch|pointer|contextmenu|resize|orientation)/.test(type) && heard[type] > 0; })`,
      );
    await page.getByRole('button', { name: /weitere Fahrzeuge laden/ }).waitFor();
    const before = await atRest(page, touches);
    const loaded: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'image') loaded.push(request.url());
    });
    await goTo(page, forty);
    await counter(page).waitFor();
    // By the time that the first is there, all that are wanted have been asked for.
    await page.locator('.picture-slider .picture:not(.is-loading)').first().waitFor();
    await rendered(page);
    // Of forty. How far ahead of the small ones in view the browser loads is its own matter: 1250 px, and twice that where it cannot tell how
    // fast the network is.
    expect(new Set(loaded).size).toBeLessThan(20);

    // What stops listening by a signal is never seen to stop.
    const added = async () => (await touches()).filter((type) => !before.includes(type));
    await expect.poll(added).toEqual([]);
    await page.goBack();
    await counter(page).waitFor({ state: 'detached' });
    await expect.poll(added).toEqual([]);
  });

  it('zooms in full screen by button and by two taps, is moved by arrow keys then, and has five small pictures in view', async () => {
    const { page } = await stage.visit({ address: forty });
    await page.getByRole('button', { name: 'Vollbild' }).click();
    const dialog = page.getByRole('dialog');
    const picture = dialog.locator('.picture').first();
    const width = async () => (await picture.boundingBox())?.width ?? 0;
    const before = await atRest(page, width);
    await page.getByRole('button', { name: 'Bild vergrößern' }).click();
    await expect.poll(width).toBeGreaterThan(before * 1.5);
    const smaller = page.getByRole('button', { name: 'Bild verkleinern' });
    await smaller.click();
    await expect.poll(width).toBe(before);

    await picture.dblclick();
    await smaller.focus();
    const slide = dialog.locator('.picture-slider__slide').first();
    const place = () => slide.evaluate(({ scrollLeft, scrollTop }) => [scrollLeft, scrollTop]);
    const [left = 0, top = 0] = await atRest(page, place);
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowDown');
    await expect.poll(async () => (await place())[0]).toBeGreaterThan(left);
    await expect.poll(async () => (await place())[1]).toBeGreaterThan(top);
    await counter(page).getByText('1 / 40').waitFor();
    // Whole again after another picture.
    await dialog.getByRole('button', { name: 'Nächstes Bild' }).click();
    await counter(page).getByText('2 / 40').waitFor();
    await dialog.getByRole('button', { name: 'Vorheriges Bild' }).click();
    await counter(page).getByText('1 / 40').waitFor();
    await page.getByRole('button', { name: 'Bild vergrößern' }).waitFor();

    const inView = () =>
      dialog.locator('.thumbnails').evaluate((row) => {
        const { left: from, right: to } = row.getBoundingClientRect();
        return [...row.children].filter((item) => {
          const box = item.getBoundingClientRect();
          return box.left >= from - 1 && box.right <= to + 1;
        }).length;
      });
    for (const size of [1280, 768]) {
      await page.setViewportSize({ width: size, height: 740 });
      await expect.poll(inView, { message: `${size} px` }).toBe(5);
      // Nothing lies on the picture: number and zoom stand beside the small pictures.
      const thumbnails = dialog.locator('.thumbnails');
      for (const part of [counter(page), page.getByRole('button', { name: 'Bild vergrößern' })])
        await expect
          .poll(async () => (await topOf(part)) - (await topOf(thumbnails)), { message: `${size} px` })
          .toBeGreaterThanOrEqual(0);
    }
    await page.setViewportSize({ width: 360, height: 740 });
    await expect.poll(inView).toBe(5);
  });

  it('is a column in full screen on an upright phone, from the picture pressed, which a press enlarges; a turned phone shows that one', async () => {
    const { page } = await stage.visit({ address: forty }, { width: 360, height: 740, isTouch: true });
    const open = page.getByRole('button', { name: 'Bilder in voller Größe zeigen' });
    await open.focus();
    for (const key of ['ArrowRight', 'ArrowRight']) await page.keyboard.press(key);
    await expect.poll(() => pictureInView(page)).toBe(3);
    await open.tap();
    const dialog = page.getByRole('dialog');
    const pictures = dialog.getByRole('button', { name: /Bild \d+ von 40 vergrößern$/ });
    /** The numbers of those that can be seen, the first of them whole. */
    const seen = async () => {
      const boxes = await pictures.evaluateAll((buttons) =>
        buttons
          .map((button) => button.getBoundingClientRect())
          .map(({ top, bottom, width }) => ({ top, bottom, width })),
      );
      const column = {
        top: await bottomOf(dialog.locator('header')),
        bottom: await topOf(dialog.locator('.thumbnails')),
      };
      expect(boxes.every(({ width }) => width === 360)).toBe(true);
      return boxes.flatMap(({ top, bottom }, at) =>
        top > column.top - 1 && top < column.bottom && bottom > top ? at + 1 : [],
      );
    };
    await expect.poll(seen).toEqual([3, 4, 5]);
    await dialog.getByText('Bild 3 von 40').waitFor();

    // Scrolled, by keys, and to the end of it.
    await pictures.nth(5).evaluate((button) => button.closest('.picture-column')?.scrollBy(0, 560));
    await dialog.getByText('Bild 5 von 40').waitFor();
    await dialog.getByRole('button', { name: 'Schließen' }).focus();
    await page.keyboard.press('End');
    await dialog.getByText('Bild 40 von 40').waitFor();
    await expect.poll(seen).toContain(40);
    await page.keyboard.press('ArrowLeft');
    await dialog.getByText('Bild 39 von 40').waitFor();
    await dialog
      .getByRole('button', { name: /^Bild \d+ von 40$/ })
      .nth(6)
      .tap();
    await expect.poll(seen).toEqual([7, 8, 9]);

    const heightOf = async (at: number) => (await pictures.nth(at).boundingBox())?.height ?? 0;
    await pictures.nth(7).tap();
    await expect.poll(() => heightOf(7)).toBeGreaterThan(500);
    await pictures.nth(7).tap();
    await expect.poll(seen).toEqual([8, 9, 10]);

    await page.setViewportSize({ width: 740, height: 360 });
    await expect.poll(() => pictureInView(page)).toBe(8);
    await expect
      .poll(async () => (await dialog.getByRole('img', { name: /Bild 8 von 40$/ }).boundingBox())?.height)
      .toBe(360);
    await page.setViewportSize({ width: 360, height: 740 });
    await expect.poll(seen).toEqual([8, 9, 10]);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await expect.poll(() => pictureInView(page)).toBe(8);
    await expect.poll(() => isFocused(open)).toBe(true);
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

  // rules/vehicle: never cut off.
  it('is one scale with one class marked and figures as large as the power, uncut, on its page and its card, at any width', async () => {
    const car = aNewCar();
    const { page } = await stage.visit({ address: `#/angebote-x/${car.id}` });
    // The class stands on the scale, and is not said again (rules/vehicle: twice is once).
    const unscaled = (lines: readonly string[] = []) => lines.filter((line) => !line.startsWith('CO₂-Klasse'));
    const hasOneScale = async (place: Locator) => {
      const letters = place.locator('.efficiency-scale .efficiency-scale__classes');
      await expect.poll(() => place.locator('.efficiency-scale').count()).toBe(1);
      await expect.poll(() => letters.textContent()).toBe('A B C D E F G');
      const namesItsClass = async () =>
        (await place.locator('.efficiency-scale').innerText()).includes(
          `: ${await letters.getAttribute('data-value')}`,
        );
      await expect.poll(namesItsClass).toBe(true);
    };
    const isLargeAndUncut = async (text: Locator, power: Locator) => {
      await expect.poll(async () => (await fontSize(text)) - (await fontSize(power))).toBeGreaterThanOrEqual(0);
      // While the page scrolls, the shop keeps its height and clips what grows.
      await expect.poll(() => isCut(text)).toBe(false);
    };

    const region = page.getByRole('region', { name: 'Verbrauch und CO₂-Emissionen' });
    await hasOneScale(region);
    const power = page.locator('.price-box .fact-list__fact', { hasText: 'Leistung' }).locator('dd');
    for (const width of [1280, 360]) {
      await page.setViewportSize({ width, height: 800 });
      for (const line of unscaled(car.enVkvInformationStringsDetails))
        await isLargeAndUncut(region.getByText(line, { exact: true }), power);
    }
    await goTo(page, `#/?carQueryParams=${encodeURIComponent(`carType=PKW&carIds=${car.id}`)}`);
    const card = page.locator(`[data-vehicle-id="${car.id}"]`);
    await hasOneScale(card);
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      // All lines are one text.
      for (const line of unscaled(car.enVkvInformationStringsCard))
        await isLargeAndUncut(card.getByText(line.replaceAll('-', '-\u2060')), card.getByText(/\skW\s\(/));
    }
  });
});

describe('the page of a vehicle', () => {
  it('leads from its price to the rate and the calculators, has its tabs in reach, and keeps them in the address', async () => {
    const { page } = await stage.visit({ address: '#/angebote-x/BE-VW-BANK' });
    const box = page.locator('.price-box');
    await box.getByText('Achtung! Kreditaufnahme kostet Geld.').waitFor();
    await box.getByText('im Monat', { exact: false }).first().waitFor();
    await expect.poll(() => box.getByText('Rate', { exact: false }).count()).toBe(0);
    const line = box.getByRole('button', { name: 'Bar kaufen, finanzieren oder leasen?' });
    await line.press('Enter');
    await page.getByRole('dialog').getByRole('radio', { name: 'Finanzierung' }).press('Space');
    await page.getByRole('button', { name: 'Fertig' }).press('Enter');
    await box.getByRole('region', { name: 'Beispiel zur Rate: Finanzierung' }).getByText('Gesamtbetrag').waitFor();
    await expect.poll(() => isFocused(box.getByRole('button', { name: 'Mein Rahmen: Finanzierung' }))).toBe(true);
    // The number beside the sliders and in the box is the same.
    const panel = page.getByRole('region', { name: 'Was kostet er mich im Monat?' });
    const before = await atRest(page, () => box.locator('.month-sum').textContent());
    await panel.getByRole('slider', { name: 'Anzahlung in €, Regler' }).press('PageUp');
    await expect.poll(() => box.locator('.month-sum').textContent()).not.toBe(before);
    const totals = () => Promise.all([box, panel].map((place) => place.locator('.month-sum').textContent()));
    await expect.poll(async () => new Set(await totals()).size).toBe(1);
    await panel.getByRole('radio', { name: 'Barkauf' }).check();

    await page.getByRole('tab', { name: 'Zubehör' }).waitFor();
    const beyondRow = () =>
      page.getByRole('tab').evaluateAll(
        (tabs) =>
          tabs.filter((each) => {
            const row = each.parentElement?.getBoundingClientRect().right ?? 0;
            return each.getBoundingClientRect().right > row + 1;
          }).length,
      );
    await expect.poll(beyondRow).toBe(0);

    await page.getByRole('tab', { name: 'Daten' }).click();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    // The deposit that was set is in the address as well.
    await expect
      .poll(() => new URL(page.url()).hash)
      .toMatch(/^#\/angebote-x\/BE-VW-BANK\/ausstattung\?carQueryParams=deposit%3D\d+$/);
    await page.reload();
    await page.getByRole('tab', { name: 'Ausstattung', selected: true }).waitFor();
    await page.getByRole('tabpanel').getByRole('listitem').first().waitFor();

    // Turned like a tablet: the chosen tab stays in view.
    const last = page.getByRole('tab').last();
    await last.click();
    await page.setViewportSize({ width: 400, height: 800 });
    const edges = async () => {
      const { x = -1, width = Infinity } = (await last.boundingBox()) ?? {};
      return x >= 0 && x + width <= 400;
    };
    await expect.poll(edges).toBe(true);
  });

  it('says the example of a rate once: beside the calculator while that is in view, else in the price box', async () => {
    const { page } = await stage.visit({ address: '#/angebote-x/BE-VW-BANK/finanzierung' }, { height: 900 });
    const inBox = page.locator('.price-box').getByText('Gesamtbetrag');
    const inTab = page.getByRole('tabpanel').getByText('Gesamtbetrag').first();
    await inTab.waitFor();
    await inTab.evaluate((line) => line.scrollIntoView({ block: 'center' }));
    await inBox.waitFor({ state: 'hidden' });
    const warning = page.locator('.price-box').getByText('Achtung! Kreditaufnahme kostet Geld.');
    await warning.waitFor({ state: 'hidden' });
    // Its warning alone is above the window.
    await page
      .getByRole('tabpanel')
      .getByText('Nettodarlehensbetrag')
      .first()
      .evaluate((line) => line.scrollIntoView({ block: 'start' }));
    await inBox.waitFor();
    await page.evaluate(() => scrollTo(0, 0));
    await inBox.waitFor();
    // A leasing by the mileage warns of nothing itself: the box does, of the financing that it offers.
    await goTo(page, '#/angebote-x/BE-VW-BANK/leasing');
    await page.getByRole('tabpanel').getByText('Mehrkilometer').waitFor();
    await inTab.evaluate((line) => line.scrollIntoView({ block: 'center' }));
    await inBox.waitFor({ state: 'hidden' });
    await warning.waitFor();
  });

  it('shows all of its price box in a window that is lower than it', async () => {
    const { page } = await stage.visit({ address: '#/angebote-x/BE-VW-BANK' }, { width: 1366, height: 380 });
    const box = page.locator('.price-box');
    await page.getByRole('heading', { level: 2, name: 'Was kostet er mich im Monat?' }).waitFor();
    // Its lower end comes into view, and nothing of it has to be scrolled by itself.
    await expect.poll(() => box.evaluate((element) => element.scrollHeight - element.clientHeight)).toBe(0);
    await page.mouse.move(400, 400);
    await page.mouse.wheel(0, 900);
    const end = async () => {
      const { y = 0, height = 0 } = (await box.boundingBox()) ?? {};
      return Math.round(y + height);
    };
    await expect.poll(end).toBe(380 - 24);
  });

  it('is saved as a PDF under manufacturer and model, and leaves the host’s own saveAs alone', async () => {
    const { page } = await stage.visit({
      address: forty,
      head: '<script>window.saveAs = "Sache der Seite"; window.define = Object.assign(() => { window.defined = true }, { amd: {} });</script>',
    });
    await vehicleIsShown(page);
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'PDF-Übersicht speichern' }).click();
    const golf = stage.platform.tenant(1).vehicles.find(({ internalId }) => internalId === 'BE-40-BILDER');
    expect((await download).suggestedFilename()).toBe(`${golf?.manufacturer} ${golf?.model}.pdf`);
    await expect
      .poll(() =>
        page.evaluate(() => [Reflect.get(window, 'saveAs') as unknown, Reflect.get(window, 'defined') as unknown]),
      )
      .toEqual(['Sache der Seite', undefined]);
  });

  it('is net first for companies, with the pictures as wide as the page where the dealer has the theme of that name', async () => {
    const { vehicles } = stage.platform.tenant(6);
    const car = Object.assign(vehicles.find(({ carType }) => carType === 'PKW') ?? expect.fail('no car'), {
      isVatDeductable: true,
      publicPrice: 23_800,
      reservedUntil: undefined,
    });
    const { page } = await stage.visit({ tenant: 6 });
    await searchIsShown(page);
    expect(await axeFindings(page)).toEqual([]);
    await goTo(page, `#/angebote-x/${car.id}`);
    await page.getByRole('tabpanel').waitFor();
    await page.locator('.price__amount:visible', { hasText: '20.000 € netto' }).first().waitFor();
    await page.locator('.price__note:visible', { hasText: '23.800 € brutto' }).first().waitFor();
    expect(await axeFindings(page)).toEqual([]);
    const boxOf = async (part: string) => (await page.locator(`.vehicle-view__${part}`).boundingBox()) ?? expect.fail();
    await expect.poll(async () => (await boxOf('gallery')).width).toBeGreaterThan(1100);
    // Pictures of 3:2, beside each other.
    const ratio = () =>
      page
        .locator('.vehicle-view__gallery .picture-slider__slide')
        .first()
        .evaluate((slide) => slide.clientWidth / slide.clientHeight);
    await expect.poll(ratio).toBeCloseTo(3 / 2, 1);
    const gapBelow = async (upper: string, lower: string) => {
      const { y, height } = await boxOf(upper);
      return (await boxOf(lower)).y - y - height;
    };
    await expect.poll(() => gapBelow('gallery', 'aside')).toBeGreaterThanOrEqual(0);
    await expect.poll(() => gapBelow('aside', 'details')).toBeGreaterThanOrEqual(0);
  });

  it('is swiped on a phone, also from the picture’s button, and keeps price and main button in reach', async () => {
    const { page, context } = await stage.visit({ address: forty }, { width: 360, height: 740, isTouch: true });
    const slider = await atRest(page, () => page.locator('.picture-slider').boundingBox());
    const client = await context.newCDPSession(page);
    // Above the arrows.
    const y = (slider?.y ?? 0) + 60;
    await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x: 300, y }] });
    for (let step = 1; step <= 12; step += 1) {
      await client.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x: 300 - step * 20, y }] });
      await rendered(page);
    }
    await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await counter(page).getByText('2 / 40').waitFor();
    await expect.poll(() => pictureInView(page)).toBe(2);

    const bar = page.locator('.sticky-bar');
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
