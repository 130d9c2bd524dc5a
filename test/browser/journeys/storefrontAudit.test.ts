import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { searchIsShown, vehicleIsShown } from '../support/shop';
import { setUpStage } from '../support/stage';

// What buyers stumbled over: each of these failed before it was mended. What is not here has its journey in another file.

const stage = setUpStage();

const vehicleOf = (internalId: string) => {
  const found = stage.platform.tenant(1).vehicles.find((car) => car.internalId === internalId);
  if (!found) throw new Error(`the stock has no ${internalId}`);
  return found;
};

/** Names of rows that run out of their column. */
const brokenLabels = (page: Page) =>
  page
    .locator('.comparison-table__label')
    .evaluateAll((labels) =>
      labels.flatMap((label) => (label.scrollWidth > label.clientWidth ? [label.textContent] : [])),
    );

describe('a buyer who searches', () => {
  it('has one box, no options of other types, pictures of body types, typed prices, and is told how many are left', async () => {
    const { page } = await stage.visit();
    await searchIsShown(page);
    const form = page.locator('.filter-sidebar');
    const cars = stage.platform.tenant(1).vehicles.filter(({ carType }) => carType === 'PKW');
    await expect.poll(() => page.getByRole('searchbox').or(page.getByRole('textbox')).count()).toBe(1);

    const makes = form.getByRole('combobox', { name: 'Hersteller' }).locator('option');
    await expect.poll(() => makes.count()).toBeGreaterThan(2);
    const offered = await makes.allTextContents();
    expect(offered.filter((name) => /Knaus|Hymer|Vespa|Humbaur|Yamaha/.test(name))).toEqual([]);

    const estates = cars.filter(({ vehicleSubType }) => vehicleSubType === 'KOMBI');
    const picture = form.getByRole('checkbox', { name: `Kombi (${estates.length})` });
    await picture.check();
    await page.getByRole('heading', { name: `${estates.length} Ergebnisse`, exact: true }).waitFor();
    await expect.poll(() => form.locator('.body-type__picture--estate').isVisible()).toBe(true);

    await form.getByRole('button', { name: 'Preis: selbst eingeben' }).click();
    const bound = form.getByRole('textbox', { name: 'Preis bis' });
    // Between one page and two: what is left is said as it is.
    const prices = estates.map(({ publicPrice }) => publicPrice).filter((price) => price > 0);
    const price = prices.sort((one, two) => one - two)[16] ?? 0;
    await bound.fill(price.toLocaleString('de-DE'));
    await bound.press('Enter');
    const found = prices.filter((each) => each <= price).length;
    await page.getByRole('heading', { name: `${found} Ergebnisse`, exact: true }).waitFor();
    await page.getByRole('button', { name: `${found - 12} weitere Fahrzeuge laden` }).waitFor();

    // Every type of vehicle is one press away, also where they do not fit in a line.
    for (const width of [768, 500]) {
      await page.setViewportSize({ width, height: 900 });
      for (const name of ['PKW', 'Anhänger', 'Alle']) {
        const right = () =>
          page
            .getByRole('button', { name, exact: true })
            .boundingBox()
            .then((it) => (it ? it.x + it.width : Infinity));
        await expect.poll(right).toBeLessThanOrEqual(width);
      }
    }
  });
});

describe('a buyer who looks at a vehicle', () => {
  it('reaches every tab with a mouse, reads each figure once and no raw key, and sees what the dealer promises', async () => {
    const { page } = await stage.visit({ address: '#/angebote-x/BE-VW-BANK' });
    await vehicleIsShown(page);
    const tabs = page.getByRole('tab');
    await page.getByRole('tab', { name: 'Zubehör' }).waitFor();
    const width = await page.evaluate(() => innerWidth);
    for (const tab of await tabs.all()) {
      const row = await tab.evaluate((element) => element.parentElement?.getBoundingClientRect().right ?? 0);
      const box = await tab.boundingBox();
      expect((box?.x ?? width) + (box?.width ?? 0)).toBeLessThanOrEqual(row + 1);
    }
    const text = await page.locator('article').first().innerText();
    expect(text.match(/5(?:,0)?\s*l\/100\s*km/g)).toHaveLength(1);
    expect(text).toContain('14 Tage Rückgaberecht');
    await page.getByRole('tab', { name: 'Fahrzeugdaten' }).click();
    const data = page.getByRole('tabpanel', { name: 'Fahrzeugdaten' });
    await data.getByText('Kombi', { exact: true }).waitFor();
    await expect.poll(() => data.innerText()).not.toMatch(/[A-Z]{4,}[ _][A-Z]{4,}/);
  });

  it('is told that it is reserved or damaged, not that it is available; without a price nobody rates one', async () => {
    const { page } = await stage.visit({ address: '#/angebote-x/BE-RESERVIERT' });
    await vehicleIsShown(page);
    await page.getByRole('button', { name: /^Reserviert bis/ }).waitFor();
    await expect.poll(() => page.getByText(/^Verfügbar:/).count()).toBe(0);
    await expect
      .poll(() => page.evaluate(() => document.querySelector('script[type="application/ld+json"]')?.textContent ?? ''))
      .toContain('LimitedAvailability');
    await page.goto(page.url().replace(/#.*/, '#/angebote-x/BE-AUF-ANFRAGE'));
    await page.getByRole('button', { name: 'Preis anfragen' }).first().waitFor();
    await expect.poll(() => page.getByRole('heading', { name: 'Preisbewertung' }).count()).toBe(0);
    await page.goto(page.url().replace(/#.*/, '#/angebote-x/BE-UNFALL'));
    await page.getByRole('heading', { level: 2, name: 'Preisbewertung' }).click();
    await page.getByText('Preisbewertung anzeigen').waitFor();
  });
});

describe('a buyer who compares', () => {
  it('sees damage and leasing, goes on from each column, and finds no word cut on a phone', async () => {
    const damaged = vehicleOf('BE-UNFALL');
    const other = vehicleOf('BE-VW-BANK');
    const { page } = await stage.visit({
      address: `#/vergleich?fahrzeuge=${damaged.id},${other.id}&carQueryParams=prices%3Drate`,
    });
    const table = page.getByRole('table', { name: 'Fahrzeuge im Vergleich' });
    await table.getByRole('rowheader', { name: /^Leasing/ }).waitFor();
    await table.getByText('Beschädigt').first().waitFor();
    await expect.poll(() => table.getByRole('link', { name: 'Online kaufen' }).count()).toBe(2);
    // Heading and first button begin in one line.
    const left = async (role: 'heading' | 'link', name: string) =>
      (await page.getByRole(role, { name }).boundingBox())?.x;
    const begins = await left('heading', 'Fahrzeugvergleich');
    await expect.poll(() => left('link', 'Fahrzeug hinzufügen')).toBe(begins);
    await page.setViewportSize({ width: 360, height: 740 });
    await expect.poll(() => brokenLabels(page)).toEqual([]);
    await table.getByRole('button', { name: 'Etwas unklar?' }).first().click();
    const message = page.getByRole('dialog', { name: 'Kontakt' }).getByRole('textbox', { name: 'Nachricht' });
    await expect.poll(() => message.inputValue()).toContain(damaged.internalId);
    await page.keyboard.press('Escape');
    await table
      .getByRole('link', { name: /^Zum Fahrzeug/ })
      .last()
      .click();
    await expect.poll(() => vehicleIsShown(page)).toContain('Volkswagen');
  });
});
