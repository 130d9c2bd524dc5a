import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { openVehicle, searchIsShown, vehicleCards } from '../support/shop';
import { atRest } from '../support/place';
import { setUpStage } from '../support/stage';

const stage = setUpStage();

const example = (name: string) => readFile(new URL(`../../../embed/examples/${name}`, import.meta.url), 'utf8');

interface Told {
  event?: string;
  ecommerce?: {
    value?: number;
    currency?: string;
    items?: { item_id?: string; price?: number; index?: number }[];
  } | null;
}

it('tells GA4 by the documented example: list, choice, vehicle, wish list, checkout; a late page still hears that the shop stands', async () => {
  const { page } = await stage.visit({
    head: `<script>
      window.WebshopWidget = window.WebshopWidget || { q: [] };
      var early = '';
      WebshopWidget.q.push(function (shop) { early = shop.version; });
      ${await example('ga4.js')}
    </script>`,
  });
  const layer = () => page.evaluate<Told[]>('dataLayer.filter(function (each) { return each.event; })');
  const names = async () => (await layer()).map(({ event }) => event);
  await searchIsShown(page);
  await expect.poll(names).toEqual(['view_item_list']);
  const [list] = await layer();
  expect(list?.ecommerce?.items).toHaveLength(12);
  expect(list?.ecommerce?.items?.[11]).toMatchObject({ index: 11, item_list_id: 'search', item_list_name: 'Suche' });

  const shown = await atRest(page, () => vehicleCards(page).first().getAttribute('href'));
  await openVehicle(page);
  await page
    .getByRole('button', { name: / merken$/ })
    .filter({ visible: true })
    .first()
    .click();
  await page.getByRole('link', { name: 'Online kaufen' }).filter({ visible: true }).first().click();
  await expect.poll(names).toContain('begin_checkout');
  const told = await layer();
  const firstOf = (event: string) => told.find((each) => each.event === event)?.ecommerce;
  const id = firstOf('select_item')?.items?.[0]?.item_id ?? '';
  expect(shown).toContain(id);
  for (const event of ['view_item', 'add_to_wishlist', 'begin_checkout']) {
    const ecommerce = firstOf(event);
    expect(ecommerce, event).toMatchObject({ currency: 'EUR', items: [{ item_id: id }] });
    expect(ecommerce?.value, event).toBe(ecommerce?.items?.[0]?.price);
  }

  expect(await page.evaluate('early')).toBe(await page.evaluate('WebshopWidget.version'));
  const late = `WebshopWidget.mount('#webshop', {}).ready.then(function (told) { return told.adminId; })`;
  expect(await page.evaluate(late)).toMatch(/0001$/);
});

it('tells GA4 the vehicles in view when the visitor agrees to statistics late', async () => {
  const { page } = await stage.visit({});
  await searchIsShown(page);
  await page.getByRole('searchbox').first().waitFor();
  await page.addScriptTag({ content: await example('ga4.js') });
  const lists = () =>
    page.evaluate<Told[]>('dataLayer.filter(function (each) { return each.event === "view_item_list"; })');
  await expect.poll(async () => (await lists()).length).toBe(1);
  const [list] = await lists();
  expect(list?.ecommerce?.items).toHaveLength(12);
});

it('tells a part of an older release that is gone from a lost connection, to the visitor and to the page', async () => {
  const visit = await stage.visit({ build: 'none', body: '' });
  visit.expect(/WithdrawalPage|FavouritesPage/);
  const { page, context } = visit;
  await context.route(/\/WithdrawalPage/, (route) => route.fulfill({ status: 404, body: '' }));
  await context.route(/\/FavouritesPage/, (route) => route.abort('connectionreset'));
  await page.goto(
    stage.publish({
      build: 'module',
      address: '#/widerruf',
      head: `<script>var codes = [];
        addEventListener('webshop:error', function (event) { codes.push(event.detail.code); });</script>`,
    }),
  );
  await page.getByRole('heading', { name: 'Die Seite wurde aktualisiert.' }).waitFor();
  await page.evaluate(() => (location.hash = '#/merkliste'));
  await page.getByText(/Bitte prüfen Sie Ihre Internetverbindung/).waitFor();
  await expect.poll(() => page.evaluate('codes')).toEqual(['outdated', 'load-failed']);
});

it('grows with its content in a frame of another page, by the documented example', async () => {
  const inner = stage.publish();
  const { page } = await stage.visit({
    build: 'none',
    head: `<script>${await example('frame.js')}</script>`,
    body: `<iframe data-webshop-frame src="${inner}" style="width: 100%; height: 500px" title="Shop"></iframe>`,
  });
  const frame = page.frameLocator('iframe');
  await frame
    .getByText(/Angezeigt \d+ von/)
    .first()
    .waitFor();
  const heights = async () => [
    (await page.locator('iframe').boundingBox())?.height,
    await frame.locator('html').evaluate((root) => Math.ceil(root.getBoundingClientRect().height)),
  ];
  await expect.poll(async () => (await heights())[0]).toBeGreaterThan(2000);
  await expect.poll(async () => Math.abs(Number((await heights())[0]) - Number((await heights())[1])) <= 4).toBe(true);
});
