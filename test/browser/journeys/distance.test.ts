import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { distanceBetween } from '../../../src/domain/postcodes/distance';
import { axeFindings } from '../support/axe';
import { searchIsShown, vehicleCards, vehicleIsShown } from '../support/shop';
import { setUpStage } from '../support/stage';

const stage = setUpStage();

const POSTCODE = '40210';
const cards = (page: Page) => page.locator('[data-vehicle-id]').filter({ visible: true });
const shownIds = (page: Page) =>
  cards(page).evaluateAll((all) => all.map((card) => card.getAttribute('data-vehicle-id')));

/** Ids of the passenger cars by distance from the postcode, each location in the platform's order. */
function idsByDistance(): string[] {
  const kilometres = ({ carDealerLocation }: { carDealerLocation?: { address?: { zipCode?: string } } }) =>
    distanceBetween(POSTCODE, carDealerLocation?.address?.zipCode) ?? Infinity;
  return stage.platform
    .tenant(1)
    .vehicles.filter(({ carType }) => carType === 'PKW')
    .toSorted((one, other) => kilometres(one) - kilometres(other))
    .map(({ id }) => id);
}

// rules/search: order by distance.
describe('the list by distance', () => {
  it('asks for the postcode, goes on where it ended, and is kept by Back, reload and link without the postcode', async () => {
    const { page } = await stage.visit();
    await searchIsShown(page);
    const sorting = page.getByRole('combobox', { name: 'Sortierung' });
    const ids = idsByDistance();

    await sorting.selectOption('Entfernung');
    const dialog = page.getByRole('dialog', { name: 'Nach Entfernung sortieren' });
    await dialog.getByRole('button', { name: 'Sortieren' }).click();
    await expect.poll(() => dialog.locator('input:focus').count()).toBe(1);
    expect(await axeFindings(page)).toEqual([]);
    await page.keyboard.type(POSTCODE);
    await page.keyboard.press('Enter');
    await expect.poll(() => shownIds(page)).toEqual(ids.slice(0, 12));
    await expect.poll(() => sorting.inputValue()).toBe('distance');

    await page.getByRole('button', { name: '12 weitere Fahrzeuge laden' }).click();
    await expect.poll(() => shownIds(page)).toEqual(ids.slice(0, 24));
    await page.getByText(`Angezeigt 24 von ${ids.length} Fahrzeugen`).first().waitFor();

    await vehicleCards(page).nth(14).click();
    await vehicleIsShown(page);
    await page.goBack();
    await expect.poll(() => shownIds(page)).toEqual(ids.slice(0, 24));

    await page.reload();
    await expect.poll(() => shownIds(page)).toEqual(ids.slice(0, 24));
    await expect.poll(() => sorting.inputValue()).toBe('distance');
    await page.goBack();
    await expect.poll(() => sorting.inputValue()).toBe('');
    await page.goForward();
    await expect.poll(() => sorting.inputValue()).toBe('distance');

    const link = new URL(page.url()).hash;
    expect(link).not.toContain(POSTCODE);
    const { page: other } = await stage.visit({ address: link }, { isFresh: true });
    await expect.poll(() => shownIds(other)).toEqual(ids.slice(0, 24));
    expect(JSON.stringify(stage.platform.record)).not.toContain(POSTCODE);
  });
});
