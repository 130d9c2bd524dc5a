import type { Locator } from 'playwright-core';
import { expect, it } from 'vitest';
import { listIsShown, visitAdmin } from '../support/admin';
import { atRest } from '../support/place';
import { searchIsShown } from '../support/shop';
import { setUpStage } from '../support/stage';

const stage = setUpStage();

it('prints a vehicle with all of its data, and without what only a screen can use', async () => {
  const vehicle = stage.platform
    .tenant(1)
    .vehicles.find(
      ({ descriptionHtml, equipments, carType, usedConditionType, enVkvLabelDocumentUrl }) =>
        carType === 'PKW' &&
        usedConditionType === 'Neuwagen' &&
        enVkvLabelDocumentUrl &&
        descriptionHtml &&
        equipments?.length,
    );
  const cells = '<td>Winterkomplettradsatz</td>'.repeat(12);
  Object.assign(vehicle ?? {}, {
    descriptionHtml: `<p>Zubehör</p><table><tbody><tr>${cells}</tr></tbody></table>`,
    enVkvInformationStringsDetails: vehicle?.enVkvInformationStringsDetails?.map((line) =>
      line.replace(/^(Energiekosten.*: ).*/, '$1987 €'),
    ),
  });
  const { page } = await stage.visit({ address: `#/angebote-x/${vehicle?.id ?? ''}` });
  await page.getByRole('tab', { name: 'Daten' }).waitFor();
  // Its figures are said above the tabs: below this heading there is only a button.
  const label = page.getByRole('heading', { level: 3, name: 'Verbrauch und Emissionen' });
  await label.waitFor();
  const printed = page.getByRole('heading', { level: 2, name: 'Ausstattung' });
  await expect.poll(() => printed.count()).toBe(0);

  // The dealer's page around it stays off the paper, and as it is on the screen.
  await page.evaluate(() => {
    const notice = document.createElement('p');
    notice.textContent = 'Unsere Werkstatt';
    document.body.prepend(notice);
    window.print = () => undefined;
  });
  const code = page.getByRole('img', { name: /^QR-Code/ });
  await expect.poll(() => code.count()).toBe(0);
  const kinds = page.getByRole('radio', { name: 'Barkauf' });
  await kinds.waitFor();
  const highlights = page.getByRole('heading', { level: 2, name: 'Highlights' });
  await highlights.waitFor();
  const fields = page.getByRole('textbox');
  await fields.first().waitFor();
  const labelNote = page.getByText(/^Das Energielabel nennt 987/).filter({ visible: true });
  await expect.poll(() => labelNote.count()).toBe(0);
  await page.getByRole('button', { name: 'Drucken' }).click();
  await expect.poll(() => page.getByText('Unsere Werkstatt').isVisible()).toBe(true);
  await page.emulateMedia({ media: 'print' });
  await expect.poll(() => page.getByText('Unsere Werkstatt').isVisible()).toBe(false);
  await expect.poll(() => code.isVisible()).toBe(true);
  for (const name of ['Ausstattung', 'Beschreibung']) {
    await page.getByRole('heading', { level: 2, name }).waitFor();
  }
  await expect.poll(() => page.getByRole('link', { name: 'Online kaufen' }).count()).toBe(0);
  await expect.poll(() => page.getByRole('button', { name: 'Anfrage senden' }).count()).toBe(0);
  await expect.poll(() => page.getByRole('tab').count()).toBe(0);
  await expect.poll(() => label.count()).toBe(0);
  await expect.poll(() => kinds.count()).toBe(0);
  // They stand among the equipment, which is printed whole.
  await expect.poll(() => highlights.count()).toBe(0);
  await expect.poll(() => fields.count()).toBe(0);
  // The panel's energy costs do not contradict the label's without a word.
  await expect.poll(() => labelNote.count()).toBe(1);
  // Nothing scrolls on paper.
  const row = page.getByRole('cell', { name: 'Winterkomplettradsatz' });
  const right = () => row.last().evaluate((cell) => cell.getBoundingClientRect().right);
  await expect.poll(right).toBeLessThanOrEqual(1280);
  await stage.screenshot(page, 'vehicle-print');

  await page.emulateMedia({ media: 'screen' });
  await expect.poll(() => printed.count()).toBe(0);
});

it('prints four vehicles side by side on one width of A4, nothing of them cut off, and without its controls', async () => {
  const ids = stage.platform
    .tenant(1)
    .vehicles.filter(({ carType }) => carType === 'PKW')
    .slice(0, 4)
    .map(({ id }) => id);
  // The inner width of a sheet of A4 in CSS pixels, with margins of 10 mm.
  const { page } = await stage.visit(
    { address: `#/vergleich?fahrzeuge=${ids.join(',')}` },
    { width: 718, height: 1046 },
  );
  const table = page.getByRole('table', { name: 'Fahrzeuge im Vergleich' });
  await table.waitFor();
  await page.emulateMedia({ media: 'print' });
  await expect.poll(() => table.getByRole('columnheader').count()).toBe(4);
  await expect.poll(() => table.getByRole('button').count()).toBe(0);
  await expect.poll(() => page.getByRole('button', { name: 'Drucken' }).count()).toBe(0);
  await expect.poll(() => page.getByRole('link', { name: 'Mit jemandem ansehen' }).count()).toBe(0);
  await expect.poll(() => page.getByRole('checkbox').count()).toBe(0);
  const clipped = await table.evaluate((element) => {
    const sheet = document.documentElement.clientWidth;
    return Array.from(element.querySelectorAll('th, td, td p, th a'), (cell) => ({
      text: cell.textContent,
      isWide: cell.scrollWidth > cell.clientWidth + 1 && cell.clientWidth > 0,
      isOutside: cell.getBoundingClientRect().right > sheet + 1,
    })).filter(({ isWide, isOutside }) => isWide || isOutside);
  });
  expect(clipped).toEqual([]);
  await stage.screenshot(page, 'comparison-print');
});

it('prints the list without filters and controls', async () => {
  const { page } = await stage.visit();
  const filters = page.getByRole('button', { name: 'Zurücksetzen' });
  const sorting = page.getByRole('combobox', { name: 'Sortierung' });
  await filters.waitFor();
  await sorting.waitFor();
  await page.emulateMedia({ media: 'print' });
  await expect.poll(() => filters.count()).toBe(0);
  await expect.poll(() => sorting.count()).toBe(0);
  await expect.poll(() => page.getByRole('heading', { name: /Ergebnisse$/ }).count()).toBe(1);
  const numbers = () =>
    page
      .locator('[data-pictures]')
      .evaluateAll((all) => all.filter((each) => getComputedStyle(each, '::after').display !== 'none').length);
  await expect.poll(numbers).toBe(0);
  await page.setViewportSize({ width: 718, height: 1046 });
  const titles = page.getByRole('list', { name: 'Gefundene Fahrzeuge' }).locator('h3 span');
  const cut = () =>
    titles.evaluateAll((all) =>
      all.filter((title) => title.scrollWidth > title.clientWidth).map((title) => title.textContent),
    );
  await expect.poll(cut).toEqual([]);
});

/** Texts of which a part is not seen, because the shop ends before them; what can be scrolled does not count. */
const cutOff = (shop: Locator) =>
  shop.evaluate((element) => {
    const { left, right } = element.getBoundingClientRect();
    const isScrolled = (part: Element | null): boolean =>
      part !== null &&
      part !== element &&
      (getComputedStyle(part).overflowX !== 'visible' || isScrolled(part.parentElement));
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const cut = new Set<string>();
    while (texts.nextNode()) {
      const { currentNode: text } = texts;
      if (!text.parentElement?.checkVisibility() || isScrolled(text.parentElement)) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const isCut = [...range.getClientRects()].some((box) => box.left < left - 0.5 || box.right > right + 0.5);
      if (isCut) cut.add(text.textContent ?? '');
    }
    return [...cut];
  });

it('cuts nothing off where the page wants no gutter, neither on paper nor on a screen with two vehicles to compare', async () => {
  const { page } = await stage.visit({ head: '<style>#webshop { --webshop-gutter: 0px; }</style>' });
  const cards = page.getByRole('list', { name: 'Gefundene Fahrzeuge' }).getByRole('listitem');
  for (const at of [0, 1]) {
    await cards
      .nth(at)
      .getByRole('button', { name: /vergleichen$/ })
      .click();
  }
  const vehicle = (await atRest(page, () => cards.first().getByRole('link').first().getAttribute('href'))) ?? '';
  const shop = page.locator('.shop');
  const screens: readonly (readonly [address: string, name: RegExp, isCompared?: boolean])[] = [
    ['#/', /Ergebnisse/, true],
    [vehicle, /./, true],
    ['#/vergleich', /vergleich/i],
    ['#/merkliste', /Merkliste/],
  ];
  for (const [address, name, isCompared] of screens) {
    await page.evaluate((hash) => location.assign(hash), address);
    await shop.getByRole('heading', { name }).first().waitFor();
    for (const [media, width] of [
      ['screen', 1280],
      ['screen', 768],
      ['print', 718],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ media });
      if (isCompared && media === 'screen') await shop.getByText('2 von 4 Fahrzeugen im Vergleich').waitFor();
      await expect.poll(() => cutOff(shop), { message: `${address} at ${width} px, ${media}` }).toEqual([]);
    }
    await page.emulateMedia({ media: 'screen' });
  }
});

it('prints a list of staff whole, and an open sheet alone, without what only a screen can use', async () => {
  const { contracts } = stage.platform.tenant(1).admin;
  const size = { width: 718, height: 1046 };
  // As high as the window, as our examples are.
  const host = { head: '<style>#webshop { min-height: 100vh; }</style>' };
  const { page } = await visitAdmin(stage, 'sales-contracts?ansicht=alle', size, host);
  await listIsShown(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  const rows = page.getByRole('table').getByRole('row');
  await expect.poll(() => rows.count()).toBe(9);
  await page.emulateMedia({ media: 'print' });
  const listed = contracts.filter(({ status }) => status === 'pending' || status === 'closed').length;
  await expect.poll(() => rows.count()).toBe(listed + 1);
  await page.getByRole('heading', { level: 1, name: 'Kaufverträge' }).waitFor();
  await page.getByText(/^Autohaus Bergmann GmbH & Co\. KG · \d\d\.\d\d\.\d{4}$/).waitFor();
  for (const part of ['navigation', 'searchbox', 'button'] as const)
    await expect.poll(() => page.getByRole(part, { name: /^(?!Fahrzeug|Kunde|Status|Erstellt)/ }).count()).toBe(0);
  await stage.screenshot(page, 'list-print');

  await page.emulateMedia({ media: 'screen' });
  await page.getByRole('table').getByRole('link').first().click();
  const sheet = page.getByRole('dialog', { name: 'Kaufvertrag' });
  await sheet.waitFor();
  await page.emulateMedia({ media: 'print' });
  await expect.poll(() => page.getByRole('table').count()).toBe(0);
  await sheet.getByText('Wer unterschreibt').waitFor();
  await expect.poll(async () => (await sheet.boundingBox())?.x).toBe(0);
  const paper = (await page.pdf({ format: 'A4' })).toString('latin1');
  expect(paper.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  await stage.screenshot(page, 'sheet-print');
});

it('prints an overlay alone, pressed yet or not, and nothing of it once it is closed', async () => {
  const { page } = await stage.visit({
    tenant: 2,
    attributes: { layout: 'overlay' },
    body: `<header><h1>Willkommen im Norden</h1></header><div id="webshop"></div>
      <button type="button" style="position: fixed; right: 0; bottom: 0">Chat</button>`,
  });
  await searchIsShown(page);
  const shop = page.getByRole('dialog', { name: 'Fahrzeugshop' });
  const dealer = page.getByText('Willkommen im Norden');
  const chat = page.getByText('Chat', { exact: true });
  // As the browser's own command does.
  const onPaper = async () => {
    await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
    await page.emulateMedia({ media: 'print' });
    const seen = await atRest(page, async () => ({
      dealer: await dealer.isVisible(),
      chat: await chat.isVisible(),
      shop: await shop.isVisible(),
      choices: await page.getByRole('group', { name: 'Fahrzeugzustand' }).isVisible(),
    }));
    await page.emulateMedia({ media: 'screen' });
    await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
    return seen;
  };
  const isModal = () =>
    page.evaluate(() => document.querySelector('#webshop')?.shadowRoot?.querySelector('dialog:modal') != null);
  await expect.poll(isModal).toBe(false);
  expect(await onPaper()).toEqual({ dealer: false, chat: false, shop: true, choices: false });
  await page.getByRole('heading', { name: /Ergebnisse$/ }).click();
  await expect.poll(isModal).toBe(true);
  expect(await onPaper()).toEqual({ dealer: false, chat: false, shop: true, choices: false });
  await page.getByRole('button', { name: 'Shop schließen' }).click();
  await expect.poll(() => shop.isVisible()).toBe(false);
  expect(await onPaper()).toEqual({ dealer: true, chat: true, shop: false, choices: false });
});
