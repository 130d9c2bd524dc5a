import { describe, expect, it } from 'vitest';
import { topLayer } from '../support/measure';
import { ORDER_FLOW, SUMMARY_WITH_ERRORS } from '../support/screens/checkout';
import { searchIsShown } from '../support/shop';
import { closeLayer } from '../support/screens/screen';
import { atRest } from '../support/place';
import { setUpStage } from '../support/stage';
import { settle } from '../support/watch';

const stage = setUpStage();

const RATES = '#/?carQueryParams=prices%3Drate';

describe('a shop for companies', () => {
  it('has neither the warning nor the consumers’ notices', async () => {
    const { page } = await stage.visit({ tenant: 6, address: RATES });
    await searchIsShown(page);
    await page.getByRole('link', { name: 'Impressum' }).waitFor();
    await page.locator('.vehicle-card__link').first().click();
    await page.getByRole('tabpanel').waitFor();
    await settle(page);
    const place = await topLayer(page);
    expect(place).toBe('#webshop');
    const text = await atRest(page, () => page.locator('.shop').innerText());
    expect(text).not.toMatch(/Kreditaufnahme kostet|Gesetzliche Gewährleistung|Streitbeilegung|Vertrag widerrufen/);
  });
});

// rules/law: graphic of the notice.
describe('the notice about the legal guarantee', () => {
  it('stands open and wide enough above the order button', async () => {
    const visit = await stage.visit({ address: ORDER_FLOW.address(stage.platform) }, { height: 900 });
    await SUMMARY_WITH_ERRORS.open(visit, stage.platform);
    const graphic = visit.page.getByRole('img', { name: /^Gesetzliche Gewährleistung\./ });
    await graphic.waitFor();
    await expect.poll(async () => (await graphic.boundingBox())?.width ?? 0).toBeGreaterThanOrEqual(420);
    const order = visit.page.getByRole('button', { name: 'Zahlungspflichtig bestellen' });
    const gap = async () => {
      const { y = 0, height = Infinity } = (await graphic.boundingBox()) ?? {};
      return ((await order.boundingBox())?.y ?? 0) - y - height;
    };
    await expect.poll(gap).toBeGreaterThanOrEqual(0);
  });

  it('is wide enough at each width for its code to be scanned', async () => {
    const { page } = await stage.visit({ address: '#/widerruf' }, { height: 900 });
    for (const [width, least] of [
      [1280, 420],
      [768, 420],
      [360, 300],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      await page.getByRole('button', { name: 'Gesetzliche Gewährleistung' }).click();
      const graphic = page.getByRole('dialog').getByRole('img', { name: /^Gesetzliche Gewährleistung\./ });
      await expect
        .poll(async () => (await graphic.boundingBox())?.width ?? 0, { message: `${width} px` })
        .toBeGreaterThanOrEqual(least);
      await closeLayer(page);
    }
  });
});
