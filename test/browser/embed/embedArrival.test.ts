import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { HostPage } from '../support/hostPage';
import { openVehicle, searchIsShown, vehicleIsShown } from '../support/shop';
import { setUpStage } from '../support/stage';

const stage = setUpStage();

const BODY = `<div style="height: 200px">Werbung</div>
  <header style="position: sticky; top: 0; height: 90px; z-index: 100; background: #ddd">Autohaus</header>
  <div style="height: 1500px">Werbung</div><div id="webshop"></div><div style="height: 2000px"></div>`;

const topOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => Math.round(element.getBoundingClientRect().top));

const KINDS: readonly (readonly [name: string, page: HostPage, top: number])[] = [
  ['a sticky header that nobody tells of', { body: BODY }, 90],
  ['scroll-padding', { body: BODY, head: '<style>html { scroll-padding-top: 110px }</style>' }, 110],
  ['data-offset-top', { body: BODY, attributes: { offsetTop: '120' } }, 120],
];

describe('below the header of the page', () => {
  it.each(KINDS)('arrive a vehicle and its price: %s', async (_name, host, top) => {
    const id = stage.platform.tenant(1).vehicles[0]?.id ?? '';
    const { page } = await stage.visit({ ...host, address: `#/angebote-x/${id}` });
    await vehicleIsShown(page);
    await expect.poll(() => topOf(page, '#webshop')).toBe(top);
    // What the price box, the order and the notices stick below.
    const stuckBelow = () =>
      page
        .locator('.vehicle-view')
        .first()
        .evaluate((view) => getComputedStyle(view).getPropertyValue('--offset-top'));
    await expect.poll(stuckBelow).toBe(`${top}px`);
  });
});

describe('a closed overlay', () => {
  it('has no address any more, and is where it was when it is opened again', async () => {
    const { page } = await stage.visit({
      attributes: { layout: 'overlay', start: 'closed' },
      body: '<button data-webshop-open>Fahrzeuge</button><div id="webshop"></div>',
      address: '?seite=7',
    });
    await page.getByRole('button', { name: 'Fahrzeuge', exact: true }).click();
    await openVehicle(page);
    const address = page.url();
    await page.getByRole('button', { name: 'Shop schließen' }).click();
    expect(page.url()).toMatch(/\?seite=7$/);
    await page.getByRole('button', { name: 'Fahrzeuge', exact: true }).click();
    expect(page.url()).toBe(address);
    await page.getByRole('tablist').first().waitFor();
    await page.goBack();
    await searchIsShown(page);
  });
});
