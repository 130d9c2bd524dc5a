import { describe, expect, it } from 'vitest';
import { searchIsShown, vehicleIsShown } from './support/shop';
import { setUpStage } from './support/stage';

const stage = setUpStage();

describe('the search that stays behind a vehicle', () => {
  it('is out of reach and of sight: for roles, for the keyboard, and on paper', async () => {
    const { page } = await stage.visit();
    await searchIsShown(page);
    const list = page.locator('[aria-label="Gefundene Fahrzeuge"]');
    const before = await list.getByRole('link').count();
    await list.getByRole('link').nth(3).click();
    await vehicleIsShown(page);

    expect(await list.count()).toBe(1);
    expect(await list.isVisible()).toBe(false);
    expect(await page.getByRole('list', { name: 'Gefundene Fahrzeuge' }).count()).toBe(0);
    for (let press = 0; press < 60; press += 1) {
      await page.keyboard.press('Tab');
      const isBehind = await page.evaluate(
        () => document.querySelector('#webshop')?.shadowRoot?.activeElement?.closest('.search') != null,
      );
      expect(isBehind, `after ${press + 1} presses of Tab`).toBe(false);
    }
    await page.emulateMedia({ media: 'print' });
    expect(await list.isVisible()).toBe(false);
    await page.emulateMedia({ media: 'screen' });

    await page.goBack();
    await searchIsShown(page);
    expect(await list.getByRole('link').count()).toBe(before);
    expect(
      await list
        .getByRole('link')
        .nth(3)
        .evaluate((link) => link.matches(':focus')),
    ).toBe(true);
  });
});
