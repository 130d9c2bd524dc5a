import type { Frame, Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Platform } from '../../platform/platform';
import { atRest } from './place';

/** Input of a visitor: mouse, touch or keyboard. */
export interface InputDevice {
  press: (target: Locator) => Promise<void>;
  choose: (select: Locator, label: string | RegExp) => Promise<void>;
  type: (field: Locator, text: string) => Promise<void>;
}

async function optionValue(select: Locator, label: string | RegExp): Promise<string> {
  const option = select.locator('option').filter({ hasText: label }).first();
  return option.evaluate((each: HTMLOptionElement) => each.value);
}

/** Waits until an element that has scrolled into view has its final size. */
async function settled(target: Locator): Promise<Locator> {
  await target.scrollIntoViewIfNeeded();
  await target.evaluate(
    () => new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
  );
  return target;
}

export const mouse: InputDevice = {
  press: async (target) => (await settled(target)).click(),
  choose: async (select, label) => {
    await select.selectOption(await optionValue(select, label));
  },
  type: (field, text) => field.fill(text),
};

export const finger: InputDevice = { ...mouse, press: async (target) => (await settled(target)).tap() };

const SHIFTS = 400;

/** Focused element, inside shadow roots as well. */
const hasFocus = (target: Locator) =>
  target.evaluate((element) => {
    const root = element.getRootNode();
    return (root instanceof ShadowRoot || root instanceof Document) && root.activeElement === element;
  });

/** Whether the target precedes the focused element, so that Shift+Tab is the shorter way, and how many links and buttons lie between. */
const wayTo = (target: Locator) =>
  target.evaluate((element) => {
    const root = element.getRootNode();
    const focused = root instanceof ShadowRoot || root instanceof Document ? root.activeElement : null;
    if (!focused) return { isBefore: false, least: 0 };
    const isBefore = Boolean(focused.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING);
    const place = focused.closest('dialog') ?? (root instanceof ShadowRoot ? root : document);
    const stops = [...place.querySelectorAll<HTMLElement>('a[href], button:enabled, select:enabled')].filter(
      (stop) => stop.tabIndex === 0 && !stop.closest('[inert]') && stop.checkVisibility({ visibilityProperty: true }),
    );
    const [from, to] = isBefore ? [element, focused] : [focused, element];
    const follows = (one: Element, other: Element) =>
      Boolean(one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING);
    return { isBefore, least: stops.filter((stop) => follows(from, stop) && follows(stop, to)).length };
  });

async function reach(page: Page, target: Locator): Promise<void> {
  await target.waitFor();
  const { isBefore, least } = await wayTo(target);
  const keys = isBefore ? ['Shift+Tab', 'Tab'] : ['Tab', 'Shift+Tab'];
  for (let presses = 0; presses < least; presses += 1) await page.keyboard.press(keys[0] ?? 'Tab');
  for (const key of keys) {
    for (let presses = 0; presses < SHIFTS; presses += 1) {
      if (await hasFocus(target)) return;
      await page.keyboard.press(key);
    }
  }
  throw new Error(`no way by keyboard to ${String(target)}`);
}

/** Reaches an element of a group with one tab stop (radios, grid, tabs) by the arrow keys. */
async function reachInGroup(page: Page, target: Locator): Promise<void> {
  const role = await target.evaluate((element) =>
    element.getAttribute('type') === 'radio'
      ? 'radio'
      : (element.closest('[role=grid], [role=tab]')?.getAttribute('role') ?? ''),
  );
  if (role === 'radio') {
    const name = await target.evaluate((radio: HTMLInputElement) => radio.name);
    const group = page.locator(`input[type=radio][name="${name}"]`);
    const count = await atRest(page, () => group.count());
    for (let presses = 0; presses < SHIFTS; presses += 1) {
      const focused = await Promise.all(Array.from({ length: count }, (_, index) => hasFocus(group.nth(index))));
      if (focused.includes(true)) break;
      await page.keyboard.press('Tab');
    }
    for (let steps = 0; steps <= count && !(await hasFocus(target)); steps += 1) await page.keyboard.press('ArrowDown');
    if (!(await target.evaluate((radio: HTMLInputElement) => radio.checked))) await page.keyboard.press('Space');
    return;
  }
  if (role === 'tab') {
    const list = target.locator('xpath=ancestor::*[@role="tablist"][1]');
    await reach(page, list.locator('[role=tab][tabindex="0"]'));
    for (let steps = 0; steps < 12 && !(await hasFocus(target)); steps += 1) await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    return;
  }
  if (role === 'grid') {
    const grid = target.locator('xpath=ancestor::*[@role="grid"][1]');
    await reach(page, grid.locator('[tabindex="0"]').first());
    for (let steps = 0; steps < 42 && !(await hasFocus(target)); steps += 1) await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    return;
  }
  await reach(page, target);
  await page.keyboard.press((await target.evaluate((element) => element.tagName)) === 'INPUT' ? 'Space' : 'Enter');
}

export function keyboardOn(page: Page): InputDevice {
  return {
    press: (target) => reachInGroup(page, target),
    choose: async (select, label) => {
      await reach(page, select);
      const value = await optionValue(select, label);
      // A closed native select changes with the arrow keys.
      const isChosen = () => select.evaluate((list: HTMLSelectElement, wanted) => list.value === wanted, value);
      for (let steps = 0; steps < 200 && !(await isChosen()); steps += 1) {
        await page.keyboard.press('ArrowDown');
      }
      await expect.poll(() => select.inputValue()).toBe(value);
    },
    type: async (field, text) => {
      await reach(page, field);
      await page.keyboard.press('ControlOrMeta+A');
      await page.keyboard.type(text);
    },
  };
}

const shownCount = (page: Page) => page.getByText(/^Angezeigt \d+ von \d+ Fahrzeugen$/).first();

/** Filters to Volkswagen up to 30.000 € and checks that heading, footer, facet and cards agree. */
export async function filterToVolkswagen(page: Page, hand: InputDevice, platform: Platform): Promise<void> {
  await shownCount(page).waitFor();
  const open = page.getByRole('button', { name: /^Filter/ }).first();
  await open
    .or(page.getByRole('combobox', { name: 'Hersteller' }))
    .first()
    .waitFor();
  const isInDialog = await atRest(page, () => open.isVisible());
  if (isInDialog) await hand.press(open);
  const place = isInDialog ? page.getByRole('dialog', { name: 'Filter' }) : page;
  await hand.choose(place.getByRole('combobox', { name: 'Hersteller' }), /^Volkswagen \(\d+\)$/);
  await hand.choose(place.getByRole('combobox', { name: 'Preis bis' }), /^30\.000/);

  const wanted = platform
    .tenant(1)
    .vehicles.filter(
      ({ carType, manufacturer, publicPrice }) =>
        carType === 'PKW' && manufacturer === 'Volkswagen' && publicPrice > 0 && publicPrice <= 30_000,
    );
  expect(wanted.length).toBeGreaterThan(12);
  const count = String(wanted.length);
  if (isInDialog) await hand.press(place.getByRole('button', { name: `${count} Ergebnisse Anzeigen` }));
  await page.getByRole('heading', { name: `${count} Ergebnisse` }).waitFor();
  await page.getByText(`Angezeigt 12 von ${count} Fahrzeugen`).first().waitFor();

  await hand.press(page.getByRole('button', { name: '12 weitere Fahrzeuge laden' }));
  const shown = Math.min(24, wanted.length);
  await page.getByText(`Angezeigt ${shown} von ${count} Fahrzeugen`).first().waitFor();
  const titles = page.getByRole('list', { name: 'Gefundene Fahrzeuge' }).getByRole('heading');
  await expect.poll(() => titles.count()).toBe(shown);
  await expect
    .poll(async () => (await titles.allTextContents()).filter((title) => !title.startsWith('Volkswagen')))
    .toEqual([]);
}

/** Orderable vehicle of the second page. */
export function cardOf(page: Page, vehicleId: string): Locator {
  return page.locator(`[data-vehicle-id="${vehicleId}"]`).getByRole('link');
}

/** Orders a vehicle: hand-over and personal consultation on the first free days. */
export async function order(page: Page | Frame, hand: InputDevice): Promise<{ handOver: string; appointment: string }> {
  await hand.press(page.getByRole('link', { name: 'Online kaufen' }).last());
  const next = page.getByRole('button', { name: 'Weiter', exact: true });
  await page.getByRole('heading', { level: 1, name: 'Extras' }).waitFor();
  await hand.press(next);
  const handOver = await chooseFirstDay(page.getByRole('region', { name: /^Wie und wann/ }), hand);
  await hand.press(page.getByRole('radio', { name: /^Persönliche Beratung im Autohaus/ }));
  const appointment = await chooseFirstDay(page.getByRole('region', { name: 'Ihr Wunschtermin' }), hand);
  await hand.choose(page.getByRole('combobox', { name: /Uhrzeit/ }), '11:00 Uhr');
  await hand.press(next);

  await page.getByRole('heading', { name: 'Zusammenfassung' }).waitFor();
  const form = page.getByRole('form', { name: 'Ihre Daten' });
  await hand.choose(form.getByRole('combobox', { name: /Anrede/ }), 'Herr');
  await hand.type(form.getByLabel(/^Vorname/), 'Jonas');
  await hand.type(form.getByLabel(/^Nachname/), 'Keller');
  await hand.type(form.getByLabel(/^E-Mail/), 'jonas.keller@beispiel.de');
  await hand.type(form.getByLabel(/^Telefon/), '+49 7131 445566');
  await hand.type(form.getByLabel(/^Straße/), 'Lindenallee');
  await hand.type(form.getByLabel(/^Hausnummer/), '12a');
  await hand.type(form.getByLabel(/^Postleitzahl/), '74076');
  await hand.type(form.getByLabel(/^Ort/), 'Heilbronn');
  await hand.press(form.getByRole('checkbox', { name: /AGB/ }));
  await hand.press(form.getByRole('checkbox', { name: /Widerrufsbelehrung/ }));
  await hand.press(form.getByRole('button', { name: 'Unverbindlich anfragen' }));
  await page.getByRole('heading', { name: 'Vielen Dank für Ihre Anfrage!' }).waitFor();
  return { handOver, appointment };
}

/** Chooses the first of the next free days, a radio button. @returns YYYY-MM-DD */
async function chooseFirstDay(section: Locator, hand: InputDevice): Promise<string> {
  const free = section.locator('.day-choice__day').getByRole('radio').first();
  const day = await atRest(section.page(), () => free.inputValue());
  await hand.press(free);
  return day;
}

/** ISO date and time of an hour in Germany. */
export function germanHour(day: string, hour: number): string {
  const guess = new Date(`${day}T${String(hour).padStart(2, '0')}:00:00Z`);
  const shown = Number(
    new Intl.DateTimeFormat('de-DE', { hour: '2-digit', timeZone: 'Europe/Berlin' }).format(guess).slice(0, 2),
  );
  return new Date(guess.getTime() - (shown - hour) * 3_600_000).toISOString().replace('.000', '');
}
