import type { Frame, Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { atRest } from './place';

/** Waits until the list of vehicles is loaded. */
export async function searchIsShown(page: Page | Frame): Promise<void> {
  await page
    .getByText(/Angezeigt \d+ von \d+/)
    // The page may hide another shop.
    .filter({ visible: true })
    .first()
    .waitFor();
}

export const headingIsShown = (page: Page, name: string | RegExp): Promise<void> =>
  page.getByRole('heading', { level: 1, name }).waitFor();

export const sectionIsShown = (page: Page, name: string | RegExp): Promise<void> =>
  page.getByRole('region', { name }).waitFor();

export const isFocused = (place: Locator): Promise<boolean> => place.evaluate((element) => element.matches(':focus'));

/** Goes to an address of the shop without loading the page anew. */
export const goTo = (page: Page, hash: string): Promise<void> =>
  page.evaluate((path) => {
    location.hash = path;
  }, hash);

/** Visible links to vehicles; the list stays mounted behind an opened vehicle. */
export const vehicleCards = (page: Page | Frame): Locator =>
  page.locator('a[href*="/angebote-"]').filter({ visible: true });

/** Opens a vehicle of the list and waits for its page. @returns its heading */
export async function openVehicle(page: Page, number = 0): Promise<string> {
  await searchIsShown(page);
  await vehicleCards(page).nth(number).click();
  return vehicleIsShown(page);
}

export async function vehicleIsShown(page: Page): Promise<string> {
  await page.waitForURL(/#\/(\w+\/)?angebote-/);
  const heading = page.getByRole('heading', { level: 1 }).last();
  await heading.waitFor();
  return (await atRest(page, () => heading.textContent())) ?? '';
}

/**
 * Selects an option by its label, once it is loaded (models after their manufacturer). By value, because the counts in labels
 * change with every response.
 * @param option label without the count
 */
export async function chooseOption(place: Page | Locator, select: string, option: string): Promise<void> {
  const box = place.getByRole('combobox', { name: select, exact: true });
  const valueOf = () =>
    box.locator('option').evaluateAll((options, label) => {
      const found = options.find(({ textContent }) => textContent === label || textContent.startsWith(`${label} (`));
      return found instanceof HTMLOptionElement ? found.value : undefined;
    }, option);
  await expect.poll(valueOf, { message: `${select}: ${option}` }).toBeDefined();
  await box.selectOption({ value: await valueOf() });
}

/** Replaces the text of a field, each letter an input of its own and all in one task, so that no debounce ends between two of them. */
export async function typeWithoutPause(field: Locator, text: string): Promise<void> {
  await field.selectText();
  await field.evaluate(({ ownerDocument }, typed) => {
    for (const letter of typed) ownerDocument.execCommand('insertText', false, letter);
  }, text);
  await expect.poll(() => field.inputValue()).toBe(text);
}
