import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { STORAGE_KEYS } from '../../../src/lib/storage';
import { keptTradeInText } from '../../builders/tradeIn';
import { keyboardOn, type InputDevice } from '../support/journey';
import { aFreeCar, openKept } from '../support/order';
import { goTo, headingIsShown, sectionIsShown } from '../support/shop';
import { setUpStage } from '../support/stage';

const stage = setUpStage();

const FIRST = 'Welches Fahrzeug möchten Sie in Zahlung geben?';
const DONE = /^Ihr .+: (Ihr Angebot|Ergebnis per E-Mail)$/;
const next = (page: Page) => page.getByRole('button', { name: 'Speichern und weiter' });
const answer = (page: Page, question: RegExp, name: string) =>
  page.getByRole('group', { name: question }).getByRole('radio', { name, exact: false }).first();
/** Without its time. */
const kept = (page: Page) =>
  page.evaluate((key) => localStorage.getItem(key)?.replace(/,"changedAt":\d+/, '') ?? null, STORAGE_KEYS.tradeInDraft);
const requests = () => stage.platform.state.tradeInRequests;

/** Keeps the entries of a whole vehicle, as if the visitor had described it before. */
const keepEntries = (page: Page) =>
  page.evaluate(([key, text]) => localStorage.setItem(key, text), [
    STORAGE_KEYS.tradeInDraft,
    keptTradeInText(),
  ] as const);

/** Steps 2 to 4, to the result. */
async function sayTheRest(page: Page, hand: InputDevice): Promise<void> {
  await headingIsShown(page, 'Zusätzliche Informationen');
  await hand.press(answer(page, /importiert/, 'Nein'));
  await hand.press(answer(page, /Finanzierung/, 'Nein'));
  await hand.press(answer(page, /Halter/, '2'));
  await hand.press(answer(page, /außen/, 'Blau'));
  await hand.press(answer(page, /Innenraum/, 'Schwarz'));
  await hand.press(next(page));
  await headingIsShown(page, 'In welchem Zustand ist Ihr Fahrzeug?');
  await hand.press(answer(page, /Unfall/, 'Ja'));
  await hand.press(answer(page, /repariert/, 'Ja'));
  await hand.press(answer(page, /Innenraum/, 'Hervorragend'));
  await hand.press(answer(page, /außen/, 'Leichte Gebrauchsspuren'));
  await hand.press(page.getByRole('checkbox', { name: /^Schäden oder Mängel/ }));
  await hand.press(page.getByRole('checkbox', { name: 'Rost' }));
  await hand.press(next(page));
  await headingIsShown(page, 'Wert ermitteln');
  await hand.type(page.getByRole('textbox', { name: /^Vorname/ }), 'Tina');
  await hand.type(page.getByRole('textbox', { name: /^Nachname/ }), 'Tauscher');
  await hand.type(page.getByRole('textbox', { name: /^E-Mail/ }), 'tina@tauscher.de');
  await hand.press(next(page));
}

describe('the valuation of a vehicle', () => {
  it('goes on by a button that is whole where a phone shows all at twice its size', async () => {
    const { page } = await stage.visit({ address: '#/cars/trade-in' }, { width: 180, height: 370, isTouch: true });
    await next(page).waitFor();
    const overhang = () =>
      next(page).evaluate((button) => {
        const form = button.closest('form')?.getBoundingClientRect().right ?? 0;
        return Math.max(button.getBoundingClientRect().right - form, button.scrollWidth - button.clientWidth);
      });
    await expect.poll(overhang).toBeLessThanOrEqual(0);
  });

  it('can be walked by keyboard alone, from the page of another one to its result and back', async () => {
    const car = aFreeCar(stage.platform, 1);
    const { page } = await stage.visit({ address: `#/angebote-x/${car.id}/inzahlungnahme` });
    const keyboard = keyboardOn(page);
    await page.getByRole('link', { name: 'Fahrzeug bewerten' }).press('Enter');
    await headingIsShown(page, FIRST);
    await keyboard.choose(page.getByRole('combobox', { name: /^Hersteller/ }), 'Volkswagen');
    await keyboard.choose(page.getByRole('combobox', { name: /^Modell/ }), /^Golf$/);
    await keyboard.choose(page.getByRole('combobox', { name: /^Monat/ }), 'März');
    await keyboard.choose(page.getByRole('combobox', { name: /^Jahr/ }), '2018');
    await page.locator('select[name=fuel]:enabled').waitFor();
    await keyboard.choose(page.getByRole('combobox', { name: /^Kraftstoff/ }), 'Diesel');
    await keyboard.choose(page.getByRole('combobox', { name: /^Leistung/ }), /^85/);
    await keyboard.type(page.getByRole('textbox', { name: /^Kilometerstand/ }), '84500');
    await keyboard.press(next(page));
    await sayTheRest(page, keyboard);
    await headingIsShown(page, DONE);
    await expect.poll(() => kept(page)).toBeNull();
    expect(requests()).toMatchObject([
      {
        make: 'VOLKSWAGEN',
        model: 'Golf',
        power: '85',
        features: ['Klimaanlage', 'Tempomat'],
        fuelType: 'Diesel',
        gearBoxType: 'Schaltgetriebe',
        equipmentVariant: 'Life',
        isAccidentRepaired: 'true',
        signsOfUsage: ['RUST'],
        sourceUrl: page.url(),
      },
    ]);
    await page.getByRole('link', { name: 'Zurück', exact: true }).press('Enter');
    await page.getByRole('tab', { name: 'Inzahlungnahme', selected: true }).waitFor();
    await expect.poll(() => page.url()).toContain(car.id);
  });

  it('keeps its entries while the visitor goes back and forth, and over a reload in the middle of a calculation', async () => {
    const { page } = await stage.visit({ address: '#/widerruf' });
    await headingIsShown(page, 'Vertrag widerrufen');
    await keepEntries(page);
    await goTo(page, '#/cars/trade-in/4-wert-ermitteln');
    await next(page).waitFor();
    await page.goBack();
    await headingIsShown(page, 'Vertrag widerrufen');
    await expect.poll(() => kept(page)).toBeNull();
    await page.goForward();
    await headingIsShown(page, 'Wert ermitteln');
    await expect.poll(() => kept(page)).toBe(keptTradeInText());

    const release = stage.platform.hold('/v2/trade-ins/calculate');
    await next(page).click();
    await headingIsShown(page, 'Die Inzahlungnahme wird berechnet. Dies kann einen Moment dauern.');
    await page.reload();
    await headingIsShown(page, 'Wert ermitteln');
    await expect.poll(() => page.getByRole('textbox', { name: /^Nachname/ }).inputValue()).toBe('Tauscher');
    await expect.poll(() => kept(page)).toBe(keptTradeInText());
    // Answered before the next test, which has a platform of its own.
    release();
    await expect.poll(() => requests().length).toBe(1);
  });

  it('leads from a begun order to a value by the VIN, and with its code back into the order', async () => {
    const car = aFreeCar(stage.platform, 1);
    const { page } = await stage.visit({ address: '#/widerruf' });
    await openKept(page, stage.platform, 1, { vehicleId: car.id, wantsTradeIn: true }, '2-trade-in-selection');
    await sectionIsShown(page, 'Welches Fahrzeug geben Sie in Zahlung?');
    await keepEntries(page);
    await page.getByRole('link', { name: 'Fahrzeug jetzt bewerten' }).click();
    await headingIsShown(page, FIRST);
    await page.getByRole('textbox', { name: /^Fahrzeug-Identifizierungsnummer/ }).fill('wvwzzz1kzaw000001');
    for (const name of ['Zusätzliche Informationen', 'In welchem Zustand ist Ihr Fahrzeug?', 'Wert ermitteln']) {
      await next(page).click();
      await headingIsShown(page, name);
    }
    await next(page).click();
    await headingIsShown(page, DONE);
    expect(requests()).toMatchObject([{ vin: 'WVWZZZ1KZAW000001' }]);
    await page.getByRole('link', { name: 'Weiter mit der Bestellung' }).click();
    await sectionIsShown(page, 'Welches Fahrzeug geben Sie in Zahlung?');
    await page.getByRole('button', { name: 'Code einlösen' }).click();
    const dialog = page.getByRole('dialog', { name: 'Code einlösen' });
    const { code = '' } = stage.platform.tenant(1).tradeIns.at(-1) ?? {};
    await dialog.getByRole('textbox', { name: /^Code/ }).fill(code);
    await dialog.getByRole('textbox', { name: /^E-Mail/ }).fill('tina@tauscher.de');
    await dialog.getByRole('button', { name: 'Einlösen', exact: true }).click();
    await dialog.getByText('Erfolgreich geladen').waitFor();
  });
});
