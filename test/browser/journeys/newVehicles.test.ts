import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { axeFindings } from '../support/axe';
import { openVehicle, searchIsShown } from '../support/shop';
import { atRest } from '../support/place';
import { setUpStage } from '../support/stage';

const stage = setUpStage();

const SLOT = 'webshop-widget-favourites';
const MOTORBIKES = `#/?carQueryParams=${encodeURIComponent('carType=ZWEIRAD&manufacturer=BMW')}`;
const newCards = (page: Page) =>
  page.locator('[data-vehicle-id]').filter({ visible: true, hasText: /Neu seit Ihrem letzten Besuch/ });

/** Ends the visit: moves the kept days one day back and opens the address again. */
async function comeBackLater(page: Page, hash = MOTORBIKES): Promise<void> {
  await page.evaluate((slot) => {
    const kept = localStorage.getItem(slot) ?? '';
    const dayBefore = (day: string) => new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10);
    localStorage.setItem(slot, kept.replaceAll(/\d{4}-\d{2}-\d{2}/g, dayBefore));
  }, SLOT);
  await page.goto(`${page.url().split('#')[0] ?? ''}?${Date.now()}${hash}`);
  await searchIsShown(page);
}

function arrival(): string {
  const { vehicles } = stage.platform.tenant(1);
  const like = vehicles.find(({ carType, manufacturer }) => carType === 'ZWEIRAD' && manufacturer === 'BMW');
  const id = crypto.randomUUID();
  vehicles.push({ ...(like ?? expect.fail('no motorbike')), id, vin: undefined, internalId: 'NEU-1' });
  return id;
}

// rules/search: new since the last visit.
describe('a vehicle that came in since the last visit', () => {
  it('says so on its card and is one press away, for a visitor who lets the device remember, and for no other', async () => {
    const { page } = await stage.visit({ address: MOTORBIKES }, { height: 900 });
    const kept = () => page.evaluate((slot) => localStorage.getItem(slot), SLOT);
    await searchIsShown(page);
    await page
      .getByRole('button', { name: /merken$/ })
      .first()
      .click();
    arrival();
    await comeBackLater(page);
    await page.getByRole('checkbox', { name: 'MwSt. ausweisbar' }).waitFor();
    await expect.poll(() => newCards(page).count()).toBe(0);
    expect(await atRest(page, kept)).not.toContain('searches');

    await openVehicle(page);
    await page
      .getByRole('link', { name: /^Merkliste/ })
      .first()
      .click();
    await page.getByRole('checkbox', { name: 'Auf diesem Gerät merken' }).check();
    expect(await axeFindings(page)).toEqual([]);
    await comeBackLater(page);
    await expect.poll(kept).toContain('searches');
    await expect.poll(() => newCards(page).count()).toBe(0);

    const id = arrival();
    await comeBackLater(page);
    await expect.poll(() => newCards(page).count()).toBe(1);
    await expect.poll(() => newCards(page).getAttribute('data-vehicle-id')).toBe(id);
    await stage.screenshot(page, 'new-vehicles');

    await page.getByRole('checkbox', { name: 'Neu seit Ihrem letzten Besuch (1)' }).check();
    await page.getByText('Angezeigt 1 von 1 Fahrzeugen').first().waitFor();
    expect(new URL(page.url()).hash).toContain(id);
    await expect.poll(() => newCards(page).count()).toBe(1);
    expect(await axeFindings(page)).toEqual([]);
    await page.reload();
    await page.getByText('Angezeigt 1 von 1 Fahrzeugen').first().waitFor();
    await expect.poll(() => newCards(page).count()).toBe(1);
    await page.getByRole('checkbox', { name: 'Neu seit Ihrem letzten Besuch (1)' }).uncheck();
    await expect.poll(() => page.locator('[data-vehicle-id]').filter({ visible: true }).count()).toBeGreaterThan(1);

    // Seen now.
    await comeBackLater(page);
    await page.getByRole('checkbox', { name: 'MwSt. ausweisbar' }).waitFor();
    await expect.poll(() => newCards(page).count()).toBe(0);
  });
});
