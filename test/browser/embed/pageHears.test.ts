import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { adminIdOf } from '../support/hostPage';
import { openVehicle, searchIsShown, vehicleCards } from '../support/shop';
import { setUpStage } from '../support/stage';
import { settle } from '../support/watch';

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
  expect(list?.ecommerce?.items?.[11]).toMatchObject({ index: 11, item_list_name: 'search' });

  const shown = await vehicleCards(page).first().getAttribute('href');
  await openVehicle(page);
  await page
    .getByRole('button', { name: / merken$/ })
    .filter({ visible: true })
    .first()
    .click();
  await page.getByRole('link', { name: 'Online kaufen' }).filter({ visible: true }).first().click();
  await expect.poll(names).toContain('checkout_progress');
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

// rules/embedding: global functions.
it('diagnoses what stands in the way on a page, and what does not', async () => {
  const visit = await stage.visit({});
  visit.expect(/console\.info: \[webshop-widget\] Diagnose/);
  const { page } = visit;
  await searchIsShown(page);
  await settle(page);
  const levels = await page.evaluate(async () => {
    const shop = window.WebshopWidget;
    const diagnosis = await shop?.diagnose();
    return diagnosis?.findings.map(({ topic, level, text }) => `${level} ${topic}: ${text}`) ?? [];
  });
  expect(levels.filter((line) => !line.startsWith('ok '))).toEqual([]);
  for (const topic of [
    'Skript',
    'Ziel',
    'Händler',
    'Plattform',
    'Sicherheitsrichtlinie',
    'Eingebaute Funktionen',
    'Speicher',
  ])
    expect(levels.join('\n')).toContain(`ok ${topic}: `);
});

it('diagnoses a hidden target, a platform that may not be read, and what the policy of the page forbids', async () => {
  const deaf = `${new URL(stage.addresses.script).origin}/ohne-cors`;
  const visit = await stage.visit({
    body: `<main><div id="webshop"></div><div id="fremd"></div><div id="verboten"></div>
      <div hidden id="reiter"><div id="versteckt"></div></div></main>`,
    headers: {
      'content-security-policy': `connect-src 'self' ${stage.addresses.platform} ${deaf}/ ${deaf}; trusted-types webshop-widget webshop-widget-json`,
    },
  });
  visit.expect(/ohne-cors|verboten\.test|\[webshop-widget\] Diagnose/);
  const { page, context } = visit;
  await context.route(`${deaf}**`, (route) =>
    route.fulfill({ body: '{}', headers: { 'access-control-allow-origin': 'https://andere.test' } }),
  );
  await searchIsShown(page);
  const lines = await page.evaluate(
    async ([apiUrl = '', adminId = '', deafUrl = '']) => {
      const shop = window.WebshopWidget;
      shop?.mount('#versteckt', { adminId, apiUrl });
      shop?.mount('#fremd', { adminId, apiUrl: deafUrl });
      shop?.mount('#verboten', { adminId, apiUrl: 'https://verboten.test' });
      const diagnosis = await shop?.diagnose();
      return diagnosis?.findings.map(({ topic, level, text }) => `${level} ${topic}: ${text}`) ?? [];
    },
    [stage.addresses.platform, adminIdOf(1), deaf],
  );
  const { origin } = new URL(page.url());
  for (const line of [
    'error Ziel: "#versteckt" ist ausgeblendet (div#reiter: display none).',
    `error Plattform: ${deaf} antwortet, darf von ${origin} aber nicht gelesen werden (CORS).`,
    'error Plattform: https://verboten.test ist von dieser Seite aus nicht erreichbar.',
    'error Sicherheitsrichtlinie: connect-src verbietet https://verboten.test.',
    'error Sicherheitsrichtlinie: trusted-types erlaubt webshop-widget-script nicht.',
  ])
    expect(lines).toContain(line);
  expect(lines.filter((line) => line.includes('#versteckt'))).toHaveLength(1);
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
  expect(await page.evaluate('codes')).toEqual(['outdated', 'load-failed']);
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
