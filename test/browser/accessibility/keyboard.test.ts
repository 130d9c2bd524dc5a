import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { SPECIAL } from '../../platform/stock/specials';
import { keyboardOn } from '../support/journey';
import { handOverSection, wishSection } from '../support/order';
import { searchIsShown, vehicleCards, vehicleIsShown } from '../support/shop';
import { atRest } from '../support/place';
import { setUpStage } from '../support/stage';

const stage = setUpStage();

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name }).waitFor();

/** What has the focus, through every shadow root, and whether it can be seen: '' if both is well. */
const focusFault = (page: Page) =>
  page.evaluate(() => {
    let element = document.activeElement;
    while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
    if (!element || element === document.body) return 'the focus is lost to the host’s page';
    const isOutlined = (each: Element | null) => each !== null && getComputedStyle(each).outlineStyle !== 'none';
    // Headings that a new screen begins with take the focus without showing it: nothing can be done with them.
    const isMarked = [element, ...['label', '.option-card', '.vehicle-card'].map((each) => element.closest(each))].some(
      isOutlined,
    );
    if (element.matches(':not([tabindex="-1"])') && !isMarked)
      return `no mark of the focus at ${element.outerHTML.slice(0, 120)}`;
    const { top, bottom } = element.getBoundingClientRect();
    return bottom < 0 || top > innerHeight ? `out of view: ${element.outerHTML.slice(0, 120)}` : '';
  });

it('leads from the list over a financing to its order by keyboard alone, the focus always in sight', async () => {
  const car = stage.platform.tenant(1).vehicles.find(({ internalId }) => internalId === SPECIAL.financeVw);
  Object.assign(car ?? {}, { publicPrice: 24_900, reservedUntil: undefined, availableFromDate: undefined });
  const { page } = await stage.visit({
    address: `#/?carQueryParams=${encodeURIComponent(`carType=PKW&searchTerm=${SPECIAL.financeVw}`)}`,
  });
  const keyboard = keyboardOn(page);
  const seen = async () => expect.poll(() => focusFault(page)).toBe('');
  const press = async (...[target]: Parameters<typeof keyboard.press>) => {
    await keyboard.press(target);
    await seen();
  };
  const next = () => press(page.getByRole('button', { name: 'Weiter', exact: true }));

  await searchIsShown(page);
  await press(page.getByRole('button', { name: 'Zu den Ergebnissen' }));
  const isAtFirstCar = () =>
    vehicleCards(page)
      .first()
      .evaluate((link) => link === (link.getRootNode() as ShadowRoot).activeElement);
  await expect.poll(isAtFirstCar).toBe(true);
  await press(vehicleCards(page).first());
  await vehicleIsShown(page);
  await press(page.getByRole('tab', { name: 'Finanzierung' }));
  const calculator = page.locator('.calculator');
  await calculator.locator('.price__amount').waitFor();
  await keyboard.type(calculator.getByRole('textbox', { name: 'Anzahlung in €' }), '3900');
  await seen();
  await keyboard.type(calculator.getByRole('textbox', { name: 'Laufzeit' }), '60');
  await seen();
  await press(calculator.getByRole('link', { name: 'Mit dieser Rate weiter' }));
  await heading(page, 'Extras');
  await press(page.getByRole('button', { name: 'Nein' }));
  await press(page.locator('summary', { hasText: /^\d+ weitere/ }).first());
  await press(page.getByRole('checkbox', { name: /^Dachbox/ }));
  await next();

  await heading(page, 'Übergabe und Bezahlung');
  await seen();
  const chooseDay = async (section: Locator) => {
    await press(section.getByRole('button', { name: 'Anderer Tag' }));
    const grid = section.getByRole('grid');
    await grid.waitFor();
    const free = grid.locator('button:not([aria-disabled="true"])').first();
    if (!(await atRest(page, () => free.isVisible())))
      await press(section.getByRole('button', { name: 'Nächster Monat' }));
    await press(free);
  };
  // What is missing has the focus, and is said there.
  await next();
  await page.getByText(/^Übergabe erforderlich/).waitFor();
  await chooseDay(handOverSection(page));
  await expect
    .poll(() => page.getByRole('radio', { name: /^Finanzierung mit persönlicher Beratung/ }).isChecked())
    .toBe(true);
  await chooseDay(wishSection(page));
  await keyboard.choose(page.getByRole('combobox', { name: /Uhrzeit/ }), '11:00 Uhr');
  await next();

  await heading(page, 'Zusammenfassung');
  const order = page.getByRole('button', { name: 'Unverbindlich anfragen' });
  await press(order);
  await page.getByRole('region', { name: 'Bitte prüfen Sie Ihre Angaben' }).waitFor();
  await seen();
  const form = page.getByRole('form', { name: 'Ihre Daten' });
  await keyboard.choose(form.getByRole('combobox', { name: /Anrede/ }), 'Herr');
  const entries = {
    Vorname: 'Jonas',
    Nachname: 'Keller',
    'E-Mail': 'jonas.keller@beispiel.de',
    Telefon: '+49 7131 445566',
    Straße: 'Lindenallee',
    Hausnummer: '12a',
    Postleitzahl: '74076',
    Ort: 'Heilbronn',
  };
  for (const [name, text] of Object.entries(entries)) {
    await keyboard.type(form.getByLabel(new RegExp(`^${name}`)), text);
    await seen();
  }
  // The browser's own field for a date takes digits part by part, in the order of its own language.
  await form.getByLabel(/^Geburtsdatum/).fill('1988-02-29');
  for (const consent of [/AGB/, /Widerrufsbelehrung/]) await press(form.getByRole('checkbox', { name: consent }));
  await keyboard.press(order);
  await heading(page, 'Vielen Dank für Ihre Anfrage!');
  await seen();
  expect(stage.platform.state.orders.map(({ order: placed }) => placed)).toMatchObject([
    { orderPaymentType: 6, paymentOptionType: 3, paymentMethod: 'AtCarDealer' },
  ]);
});
