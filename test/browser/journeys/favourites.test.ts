import { describe, expect, it } from 'vitest';
import { setUpStage } from '../support/stage';
import { settle } from '../support/watch';

const stage = setUpStage();

describe('marked and compared vehicles', () => {
  it('go by keyboard from the list over the marked ones to a comparison that every browser shows', async () => {
    const { page } = await stage.visit();
    for (const index of [0, 1]) {
      const heart = page.getByRole('button', { name: /merken$/ }).nth(index);
      await heart.focus();
      await page.keyboard.press('Enter');
      await expect.poll(() => heart.getAttribute('aria-pressed')).toBe('true');
      await page
        .getByRole('button', { name: /vergleichen$/ })
        .nth(index)
        .press('Space');
    }
    await page.getByText('2 von 4 Fahrzeugen im Vergleich').waitFor();

    await page.getByRole('link', { name: 'Merkliste 2 Fahrzeuge' }).press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Merkliste' }).waitFor();
    await expect
      .poll(() => page.getByRole('list', { name: 'Gemerkte Fahrzeuge' }).getByRole('article').count())
      .toBe(2);

    await page.getByRole('link', { name: 'Vergleichen', exact: true }).press('Enter');
    await page.getByRole('table').waitFor();
    await settle(page);
    const different = await page.getByRole('row').count();
    const table = await page.getByRole('table').innerText();
    await page.getByRole('checkbox', { name: 'Nur Unterschiede zeigen' }).press('Space');
    await expect.poll(() => page.getByRole('row').count()).toBeGreaterThan(different);

    const { page: other } = await stage.visit({ address: new URL(page.url()).hash });
    await other.getByRole('table').waitFor();
    await expect.poll(() => other.getByRole('table').innerText()).toBe(table);
    await other
      .getByRole('button', { name: /aus dem Vergleich nehmen$/ })
      .first()
      .press('Enter');
    await other.getByText(/Fügen Sie ein weiteres Fahrzeug hinzu/).waitFor();
    await expect.poll(() => other.getByRole('columnheader').count()).toBe(2);
  });

  it('are compared without scrolling anything sideways, two at a time on a phone', async () => {
    const ids = stage.platform
      .tenant(1)
      .vehicles.slice(0, 4)
      .map(({ id }) => id);
    const { page } = await stage.visit({ address: `#/vergleich?fahrzeuge=${ids.join(',')}` });
    const table = page.getByRole('table', { name: 'Fahrzeuge im Vergleich' });
    await table.waitFor();
    for (const width of [320, 360, 768, 1280] as const) {
      await page.setViewportSize({ width, height: 740 });
      await expect
        .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth))
        .toBeLessThanOrEqual(0);
      await expect.poll(() => table.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
      await expect.poll(() => table.getByRole('columnheader').count()).toBe({ 320: 2, 360: 2, 768: 4, 1280: 5 }[width]);
    }
  });

  it('are compared where the address names none, those that were chosen', async () => {
    const { page } = await stage.visit();
    const choose = page.getByRole('button', { name: /vergleichen$/ });
    await choose.first().waitFor();
    for (const index of [0, 1, 2]) await choose.nth(index).click();
    await page.getByText('3 von 4 Fahrzeugen im Vergleich').waitFor();
    await page.goto(page.url().replace(/#.*|$/, '#/vergleich'));
    await page.reload();
    const table = page.getByRole('table', { name: 'Fahrzeuge im Vergleich' });
    await expect.poll(() => table.getByRole('columnheader').count()).toBe(4);
  });

  it('are the same in two tabs', async () => {
    const { page, context } = await stage.visit();
    await page.getByRole('link', { name: 'Merkliste', exact: true }).waitFor();
    const other = await context.newPage();
    await other.goto(page.url());
    await other
      .getByRole('button', { name: /merken$/ })
      .first()
      .click();
    await page.getByRole('link', { name: 'Merkliste 1 Fahrzeug' }).waitFor();
  });
});
