import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { HostPage } from '../support/hostPage';
import { aFreeCar } from '../support/order';
import { FLOWS } from '../support/screens';
import { goTo, searchIsShown, vehicleIsShown } from '../support/shop';
import { atRest } from '../support/place';
import { setUpStage } from '../support/stage';
import { settle } from '../support/watch';

const stage = setUpStage();

const HOST: HostPage = {
  tenant: 1,
  attributes: { layout: 'overlay', start: 'closed' },
  body: `<main style="height: 900px"><button type="button" data-webshop-open="">Zum Shop</button>
    <button type="button" id="host">Kontakt</button> <a href="/ueber-uns.html">Über uns</a></main><div id="webshop"></div>`,
};

const overlay = (page: Page) => page.getByRole('dialog', { name: 'Fahrzeugshop' });
const question = (page: Page) => page.getByRole('dialog', { name: 'Checkout verlassen?' });
const closeByHandle = (page: Page) =>
  page.evaluate(() => window.WebshopWidget?.mount('#webshop', { adminId: '' }).close());
const open = (page: Page) => page.getByRole('button', { name: 'Zum Shop' }).click();

/** What of the shop still holds the page: modal layers, the scroll lock, what lies over the host's button. */
const holds = (page: Page) =>
  page.evaluate(() => {
    const root = document.querySelector('#webshop')?.shadowRoot;
    scrollTo({ top: 0, behavior: 'instant' });
    const button = document.querySelector('#host');
    const { left = 0, top = 0, width = 0, height = 0 } = button?.getBoundingClientRect() ?? {};
    return {
      modal: [...(root?.querySelectorAll(':modal') ?? [])].map(({ textContent }) => textContent.slice(0, 80)),
      overflow: getComputedStyle(document.documentElement).overflow,
      isPressable: document.elementFromPoint(left + width / 2, top + height / 2) === button,
    };
  });
const NOTHING = { modal: [], overflow: 'visible', isPressable: true };

const WAYS: [string, (page: Page) => Promise<unknown>][] = [
  ['its button', (page) => page.getByRole('button', { name: 'Shop schließen' }).click()],
  ['Escape', (page) => page.keyboard.press('Escape')],
  ['the handle', closeByHandle],
];

/** From the list over the vehicle, as a buyer comes. */
async function openCheckout(page: Page): Promise<void> {
  await open(page);
  await searchIsShown(page);
  await goTo(page, `#/angebote-x/${aFreeCar(stage.platform, 1).id}`);
  await vehicleIsShown(page);
  await page.getByRole('link', { name: 'Online kaufen' }).first().click();
  await page.getByRole('button', { name: 'Weiter' }).waitFor();
  await settle(page);
}

// rules/embedding: closed means closed.
describe('a closed overlay', () => {
  it.each(WAYS)('asks about an order before it closes by %s, and then holds nothing of the page', async (_, close) => {
    const { page } = await stage.visit(HOST);
    const before = page.url();
    await openCheckout(page);
    await close(page);
    await question(page).getByRole('button', { name: 'Im Checkout bleiben' }).click();
    await expect.poll(() => question(page).count()).toBe(0);
    await expect.poll(() => overlay(page).isVisible()).toBe(true);

    await close(page);
    await question(page).getByRole('button', { name: 'Nicht speichern' }).click();
    await expect.poll(() => overlay(page).isVisible()).toBe(false);
    await expect.poll(() => holds(page)).toEqual(NOTHING);
    expect(page.url()).toBe(before);
    await page.keyboard.press('Escape');
    await expect.poll(() => holds(page)).toEqual(NOTHING);

    // Where the visitor was, without a question; then out of the shop.
    await page.goBack();
    await vehicleIsShown(page);
    await expect.poll(() => page.locator('dialog[open]').count()).toBe(1);
    await page.getByRole('button', { name: 'Shop schließen' }).click();
    await expect.poll(() => holds(page)).toEqual(NOTHING);
  });

  it('opens again at the vehicle whose order was left, without a question', async () => {
    const { page } = await stage.visit(HOST);
    await openCheckout(page);
    await closeByHandle(page);
    await question(page).getByRole('button', { name: 'Nicht speichern' }).click();
    await expect.poll(() => overlay(page).isVisible()).toBe(false);
    await open(page);
    await vehicleIsShown(page);
    await expect.poll(() => question(page).count()).toBe(0);
    await page.getByRole('button', { name: 'Shop schließen' }).click();
    await expect.poll(() => holds(page)).toEqual(NOTHING);
  });

  it('lets the browser close the page although something is typed in it, and shows it again', async () => {
    const { page } = await stage.visit({ ...HOST, address: '#/angebote-x/BE-40-BILDER' });
    await vehicleIsShown(page);
    await page.getByRole('textbox', { name: 'Vorname' }).fill('Klara');
    await page.getByRole('button', { name: 'Shop schließen' }).click();
    await expect.poll(() => overlay(page).isVisible()).toBe(false);
    const asksUnload = () =>
      page.evaluate(() => !window.dispatchEvent(new Event('beforeunload', { cancelable: true })));
    await expect.poll(asksUnload).toBe(false);
    await open(page);
    await expect.poll(() => page.getByRole('textbox', { name: 'Vorname' }).inputValue()).toBe('Klara');
    await expect.poll(asksUnload).toBe(true);
  });

  it('goes where the page sends it, whatever it showed when it was closed', async () => {
    const { page } = await stage.visit(HOST);
    await open(page);
    await searchIsShown(page);
    await page.getByRole('button', { name: 'Datenschutz-Einstellungen' }).first().click();
    const small = page.getByRole('dialog', { name: 'Datenschutz-Einstellungen' });
    await small.waitFor();
    await closeByHandle(page);
    await expect.poll(() => holds(page)).toEqual(NOTHING);
    await open(page);
    await small.waitFor();
    await expect.poll(() => small.evaluate((element) => element.matches(':modal'))).toBe(true);
    await closeByHandle(page);
    await page.evaluate(() => window.WebshopWidget?.mount('#webshop', { adminId: '' }).navigate('/merkliste'));
    await expect.poll(() => overlay(page).isVisible()).toBe(true);
  });

  it('ends a dialog of the list', async () => {
    const { page } = await stage.visit(HOST, { width: 360, height: 740, isTouch: true });
    await open(page);
    await searchIsShown(page);
    await page
      .getByRole('button', { name: /^Filter/ })
      .first()
      .tap();
    await page.getByRole('dialog', { name: 'Filter' }).waitFor();
    await closeByHandle(page);
    await expect.poll(() => holds(page)).toEqual(NOTHING);
  });

  it.each(['normal', 'overlay'])('leaves nothing when it is unmounted with a dialog open (%s)', async (layout) => {
    const { page } = await stage.visit({ ...HOST, attributes: { layout } });
    await searchIsShown(page);
    await page.getByRole('button', { name: 'Datenschutz-Einstellungen' }).first().click();
    await page.getByRole('dialog', { name: 'Datenschutz-Einstellungen' }).waitFor();
    await page.evaluate(() => window.WebshopWidget?.mount('#webshop', { adminId: '' }).unmount());
    await expect.poll(() => holds(page)).toEqual(NOTHING);
  });
});

/** What opens the dialogs of the shop; those of the list end with it (above), and nothing but a dialog holds the page. */
const WITH_DIALOGS = [
  'an order, step by step, and what asks who leaves it',
  'a reservation fee by PayPal',
  'vehicles with much or little to say, and the pictures in full screen',
  'the account and its dialogs',
];

describe('whatever it shows', () => {
  for (const wanted of WITH_DIALOGS) {
    const flow = Object.values(FLOWS)
      .flat()
      .find(({ name }) => name === wanted);
    if (flow === undefined) throw new Error(`no screens are called „${wanted}“`);
    const { name, address, stored, screens } = flow;
    it(`holds nothing once it is closed: ${name}`, async () => {
      const visit = await stage.visit(
        { ...HOST, attributes: { layout: 'overlay' }, address: address(stage.platform) },
        { stored: stored?.(stage.platform) },
      );
      const { page } = visit;
      const faults: string[] = [];
      for (const screen of screens) {
        await page.setViewportSize({ width: Math.min(1280, screen.upTo ?? 1280), height: 900 });
        await screen.open(visit, stage.platform);
        // The question itself; the screens after it are opened from it.
        if (await atRest(page, () => question(page).isVisible())) break;
        await closeByHandle(page);
        if (await atRest(page, () => overlay(page).isVisible())) {
          await page
            .getByRole('dialog')
            .last()
            .getByRole('button', { name: /bleiben|Weiter bearbeiten/ })
            .click();
          continue;
        }
        const found = JSON.stringify(await holds(page));
        if (found !== JSON.stringify(NOTHING)) faults.push(`${screen.name}: ${found}`);
        await open(page);
        await settle(page);
      }
      expect(faults).toEqual([]);
    });
  }
});
