import type { Frame, Locator, Page } from 'playwright-core';

/** Waits until the list of vehicles can be used. */
export async function searchIsShown(page: Page | Frame): Promise<void> {
  await page
    .getByText(/Angezeigt \d+ von \d+/)
    .first()
    .waitFor();
}

/** Links to vehicles that can be seen: the list stays behind a vehicle that was opened from it. */
export const vehicleCards = (page: Page | Frame): Locator =>
  page.locator('a[href*="/angebote-"]').filter({ visible: true });

/** Opens a vehicle of the list and waits for its page; answers with its heading. */
export async function openVehicle(page: Page, number = 0): Promise<string> {
  await searchIsShown(page);
  await vehicleCards(page).nth(number).click();
  return vehicleIsShown(page);
}

export async function vehicleIsShown(page: Page): Promise<string> {
  await page.waitForURL(/#\/(\w+\/)?angebote-/);
  const heading = page.getByRole('heading', { level: 1 }).last();
  await heading.waitFor();
  return (await heading.textContent()) ?? '';
}
