import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { STORAGE_KEYS } from '../../../src/lib/storage';
import { keptTradeInText } from '../../builders/tradeIn';
import { keyboardOn, mouse, type InputDevice } from '../support/journey';
import { aFreeCar, openKept } from '../support/order';
import { setUpStage } from '../support/stage';

const stage = setUpStage();

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name }).waitFor();
const FIRST = 'Welches Fahrzeug möchten Sie in Zahlung geben?';
const DONE = 'Wie geht es weiter?';
const next = (page: Page) => page.getByRole('button', { name: 'Speichern und weiter' });
const answer = (page: Page, question: RegExp, name: string) =>
  page.getByRole('group', { name: question }).getByRole('radio', { name, exact: false }).first();
const kept = (page: Page) => page.evaluate((key) => localStorage.getItem(key), STORAGE_KEYS.tradeInDraft);
const requests = () => stage.platform.state.tradeInRequests;

/** The visitor had described the vehicle before. */
async function openStep(step: string, overrides: Parameters<typeof keptTradeInText>[0] = {}) {
  const visit = await stage.visit({ address: '#/widerruf' });
  await heading(visit.page, 'Vertrag widerrufen');
  await visit.page.evaluate(([key, text]) => localStorage.setItem(key, text), [
    STORAGE_KEYS.tradeInDraft,
    keptTradeInText(overrides),
  ] as const);
  await visit.page.evaluate((hash) => {
    location.hash = hash;
  }, `#/cars/trade-in/${step}`);
  await next(visit.page).waitFor();
  return visit;
}

async function sayFirstRegistration(page: Page, hand: InputDevice): Promise<void> {
  await hand.choose(page.getByRole('combobox', { name: /^Monat/ }), 'März');
  await hand.choose(page.getByRole('combobox', { name: /^Jahr/ }), '2018');
}

/** Steps 2 to 4, to the result. */
async function sayTheRest(page: Page, hand: InputDevice): Promise<void> {
  await heading(page, 'Zusätzliche Informationen');
  await hand.press(answer(page, /importiert/, 'Nein'));
  await hand.press(answer(page, /Finanzierung/, 'Nein'));
  await hand.press(answer(page, /Halter/, '2'));
  await hand.press(answer(page, /außen/, 'Blau'));
  await hand.press(answer(page, /Innenraum/, 'Schwarz'));
  await hand.press(next(page));
  await heading(page, 'In welchem Zustand ist Ihr Fahrzeug?');
  await hand.press(answer(page, /Unfall/, 'Ja'));
  await hand.press(answer(page, /repariert/, 'Ja'));
  await hand.press(answer(page, /Innenraum/, 'Hervorragend'));
  await hand.press(answer(page, /außen/, 'Leichte Gebrauchsspuren'));
  await hand.press(page.getByRole('checkbox', { name: /^Das Fahrzeug hat Gebrauchsspuren/ }));
  await hand.press(page.getByRole('checkbox', { name: 'Rost' }));
  await hand.press(next(page));
  await heading(page, 'Wert ermitteln');
  await hand.type(page.getByRole('textbox', { name: /^Vorname/ }), 'Tina');
  await hand.type(page.getByRole('textbox', { name: /^Nachname/ }), 'Tauscher');
  await hand.type(page.getByRole('textbox', { name: /^E-Mail/ }), 'tina@tauscher.de');
  await hand.press(next(page));
}

describe('the valuation of a vehicle', () => {
  it('leads from the page of another one, by the VIN, to its result and back', async () => {
    const car = aFreeCar(stage.platform, 1);
    const { page } = await stage.visit({ address: `#/angebote-x/${car.id}/inzahlungnahme` });
    await page.getByRole('link', { name: 'Fahrzeug bewerten' }).click();
    await heading(page, FIRST);
    await page.getByRole('radio', { name: /^Mit der Fahrzeug-Identifizierungsnummer/ }).click();
    await page.getByRole('textbox', { name: /^Fahrzeug-Identifizierungsnummer/ }).fill('wvwzzz1kzaw000001');
    await sayFirstRegistration(page, mouse);
    await page.getByRole('textbox', { name: /^Kilometerstand/ }).fill('84.500');
    await next(page).click();
    await sayTheRest(page, mouse);
    await heading(page, DONE);
    await expect.poll(() => kept(page)).toBeNull();
    expect(requests()).toMatchObject([
      { vin: 'WVWZZZ1KZAW000001', isAccidentRepaired: 'true', signsOfUsage: ['RUST'], sourceUrl: page.url() },
    ]);
    await page.getByRole('link', { name: 'Zurück', exact: true }).click();
    await page.getByRole('tab', { name: 'Inzahlungnahme', selected: true }).waitFor();
    await expect.poll(() => page.url()).toContain(car.id);
  });

  it('can be walked by keyboard alone, by the model', async () => {
    const { page } = await stage.visit({ address: '#/cars/trade-in/1-fahrzeugdaten' });
    const keyboard = keyboardOn(page);
    await heading(page, FIRST);
    await keyboard.press(page.getByRole('radio', { name: 'Mit Hersteller und Modell' }));
    await keyboard.choose(page.getByRole('combobox', { name: /^Hersteller/ }), 'Volkswagen');
    await keyboard.choose(page.getByRole('combobox', { name: /^Modell/ }), /^Golf$/);
    await sayFirstRegistration(page, keyboard);
    await page.locator('select[name=fuel]:enabled').waitFor();
    await keyboard.choose(page.getByRole('combobox', { name: /^Kraftstoff/ }), 'Diesel');
    await keyboard.choose(page.getByRole('combobox', { name: /^Leistung/ }), /^85/);
    await keyboard.type(page.getByRole('textbox', { name: /^Kilometerstand/ }), '84500');
    await keyboard.press(next(page));
    await sayTheRest(page, keyboard);
    await heading(page, DONE);
    expect(requests()).toMatchObject([
      {
        make: 'VOLKSWAGEN',
        model: 'Golf',
        power: '85',
        features: ['Klimaanlage', 'Tempomat'],
        fuelType: 'Diesel',
        gearBoxType: 'Schaltgetriebe',
        equipmentVariant: 'Life',
      },
    ]);
  });

  it('finds everything again after a reload, also in the middle of a calculation', async () => {
    const { page } = await openStep('4-wert-ermitteln');
    stage.platform.latency = 60_000;
    await next(page).click();
    await heading(page, 'Die Inzahlungnahme wird berechnet. Dies kann einen Moment dauern.');
    await page.getByText(/^0:0[1-9] von höchstens 4:00 Minuten$/).waitFor();
    stage.platform.latency = 0;
    await page.reload();
    await heading(page, 'Wert ermitteln');
    await expect.poll(() => page.getByRole('textbox', { name: /^Nachname/ }).inputValue()).toBe('Tauscher');
    await expect.poll(() => kept(page)).toBe(keptTradeInText());
  });

  it('keeps its entries while the visitor goes back and forth, and nothing once she is elsewhere', async () => {
    const { page } = await openStep('2-zusaetzliche-informationen');
    await page.goBack();
    await heading(page, 'Vertrag widerrufen');
    await expect.poll(() => kept(page)).toBeNull();
    await page.goForward();
    await heading(page, 'Zusätzliche Informationen');
    await expect.poll(() => kept(page)).toBe(keptTradeInText());
  });

  it('leads from a begun order to the valuation, and with its code back into the order', async () => {
    const car = aFreeCar(stage.platform, 1);
    const { page } = await stage.visit({});
    await openKept(page, stage.platform, 1, { vehicleId: car.id, wantsTradeIn: true }, '2-trade-in-selection');
    await heading(page, 'Welches Fahrzeug geben Sie in Zahlung?');
    await page.evaluate(([key, text]) => localStorage.setItem(key, text), [
      STORAGE_KEYS.tradeInDraft,
      keptTradeInText(),
    ] as const);
    await page.getByRole('link', { name: 'Fahrzeug jetzt bewerten' }).click();
    await heading(page, FIRST);
    for (const name of ['Zusätzliche Informationen', 'In welchem Zustand ist Ihr Fahrzeug?', 'Wert ermitteln']) {
      await next(page).click();
      await heading(page, name);
    }
    await next(page).click();
    await heading(page, DONE);
    await page.getByRole('link', { name: 'Weiter mit der Bestellung' }).click();
    await heading(page, 'Welches Fahrzeug geben Sie in Zahlung?');
    await page.getByRole('button', { name: 'Bewertung laden' }).click();
    const dialog = page.getByRole('dialog', { name: 'Bewertung laden' });
    const { code = '' } = stage.platform.tenant(1).tradeIns.at(-1) ?? {};
    await dialog.getByRole('textbox', { name: /^Code/ }).fill(code);
    await dialog.getByRole('textbox', { name: /^E-Mail/ }).fill('tina@tauscher.de');
    await dialog.getByRole('button', { name: 'Laden', exact: true }).click();
    await dialog.getByText('Erfolgreich geladen').waitFor();
  });
});
