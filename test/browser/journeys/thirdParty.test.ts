import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { axeFindings } from '../support/axe';
import { mouse, order } from '../support/journey';
import { searchIsShown } from '../support/shop';
import { setUpStage, type Visit } from '../support/stage';
import { settle } from '../support/watch';

const stage = setUpStage();

const HOSTS = {
  accessories: 'https://www.accessories-navigator.com',
  emobilio: 'https://app.emobilio.de',
  autoUncle: 'https://widgets.autouncle.com',
  impel: 'https://spins.impel.io',
};

/** An electric Volkswagen with everything that third parties bring along. */
function anElectricCar() {
  const car = stage.platform
    .tenant(1)
    .vehicles.find(
      ({ manufacturer, fuelType, publicPrice, reservedUntil, carType }) =>
        manufacturer === 'Volkswagen' &&
        fuelType === 'Elektro' &&
        carType === 'PKW' &&
        publicPrice > 0 &&
        !reservedUntil,
    );
  if (!car) throw new Error('no electric Volkswagen in the stock');
  car.impelSpinUrl = `${HOSTS.impel}/${car.id}`;
  return car;
}

/** Addresses of third parties that were asked, in order. */
function watchThirdParties({ context }: Visit): string[] {
  const asked: string[] = [];
  context.on('request', (request) => {
    if (Object.values(HOSTS).some((host) => request.url().startsWith(host))) asked.push(request.url());
  });
  return asked;
}

async function visitTab(tab: string, attributes = {}): Promise<Visit & { id: string; asked: string[] }> {
  const { id } = anElectricCar();
  const visit = await stage.visit({ attributes, address: `#/angebote-vw/${id}/${tab}` });
  const asked = watchThirdParties(visit);
  await visit.page.getByRole('tab', { selected: true }).waitFor();
  return { ...visit, id, asked };
}

const gate = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const press = (page: Page, region: string, button: string) =>
  gate(page, region).getByRole('button', { name: button }).click();
const openTab = (page: Page, name: string) => page.getByRole('tab', { name }).click();

const openPriceRating = (page: Page) => page.getByRole('button', { name: 'Preisbewertung ansehen' }).click();

const ACCESSORIES = 'Passendes Zubehör anzeigen';
const MOBILITY = 'Beratung zum Laden anzeigen';
const PRICE = 'Preisbewertung anzeigen';
const SPIN = '360°-Ansicht anzeigen';

/** Everything on the page of the vehicle that a third party could bring, without a word of consent. */
async function showGates(page: Page): Promise<void> {
  await gate(page, ACCESSORIES).waitFor();
  await openPriceRating(page);
  await gate(page, PRICE).waitFor();
  await page.getByRole('button', { name: '360°-Ansicht' }).click();
  await gate(page, SPIN).waitFor();
  await openTab(page, 'E-Mobilität');
  await gate(page, MOBILITY).waitFor();
}

describe('third parties', () => {
  it('get nothing before consent; what is chosen in their frames goes with the order, each given back where it was chosen', async () => {
    const visit = await visitTab('zubehoer');
    const { page, asked } = visit;
    await showGates(page);
    await settle(page);
    expect(asked).toEqual([]);
    await expect.poll(() => page.locator('iframe').count()).toBe(0);
    await openTab(page, 'Zubehör');

    visit.expect(/third party: https:\/\/(www\.accessories-navigator\.com|app\.emobilio\.de)/);
    await press(page, ACCESSORIES, 'Einmal laden');
    const frame = page.frameLocator('iframe');
    await frame.getByRole('button', { name: /Gepäckraumschale/ }).click();
    await page.getByText('1 Zubehörartikel ausgewählt.').waitFor();
    await expect.poll(() => page.evaluate(() => localStorage.getItem('webshop-widget-consent'))).toBeNull();

    await openTab(page, 'E-Mobilität');
    await page.getByText('Noch nichts zum Laden ausgewählt.').waitFor();
    await press(page, MOBILITY, 'Einmal laden');
    const wallbox = frame.getByRole('button', { name: 'Wallbox 11 kW auswählen' });
    await wallbox.waitFor();
    // Counts only from the frame and the origin of the service.
    await page.evaluate(() => {
      const message = { type: 'cart-change', items: ['FREMD-1'] };
      window.postMessage(message, '*');
      window.dispatchEvent(new MessageEvent('message', { data: message, origin: 'https://app.emobilio.de' }));
    });
    await wallbox.click();
    await page.getByText('1 Artikel zum Laden ausgewählt.').waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole('button', { name: 'Auswahl verwerfen' }).click();
    await page.getByText('Noch nichts zum Laden ausgewählt.').waitFor();
    // The service still has it in its cart: out and in again.
    await wallbox.click();
    await wallbox.click();
    await page.getByText('1 Artikel zum Laden ausgewählt.').waitFor();

    // Consent once holds for the place, through tabs.
    await openTab(page, 'Zubehör');
    await frame.getByRole('heading', { name: /^Zubehör für Volkswagen/ }).waitFor();
    await page.getByText('1 Zubehörartikel ausgewählt.').waitFor();
    await order(page, mouse);
    await expect
      .poll(() => stage.platform.state.orders.map(({ order: { carAccessories } }) => carAccessories))
      .toEqual([['5G0-061-160', 'WB-11-KW']]);
  });

  it('get nothing from the tab of the trade-in, and only once from a visitor who agrees once', async () => {
    const car = stage.platform.tenant(3).vehicles.find(({ carType }) => carType === 'PKW');
    const visit = await stage.visit({ tenant: 3, address: `#/angebote-x/${car?.id ?? ''}/inzahlungnahme` });
    const { page } = visit;
    const asked = watchThirdParties(visit);
    await gate(page, 'Ihr Fahrzeug bewerten').waitFor();
    await settle(page);
    expect(asked).toEqual([]);
    visit.expect(/third party: https:\/\/widgets\.autouncle\.com\/trade-in/);
    await press(page, 'Ihr Fahrzeug bewerten', 'Einmal laden');
    await page.frameLocator('iframe').getByRole('heading', { name: 'Was ist Ihr Fahrzeug wert?' }).waitFor();
    await page.reload();
    await gate(page, 'Ihr Fahrzeug bewerten').waitFor();
    await expect.poll(() => page.locator('iframe').count()).toBe(0);
  });

  it('are kept for a visitor who agrees for good, until that is taken back in the footer', async () => {
    const visit = await visitTab('emobilitaet');
    const { page, asked } = visit;
    visit.expect(/third party: https:\/\/app\.emobilio\.de/);
    await press(page, MOBILITY, 'Immer laden');
    const frame = page.frameLocator('iframe[title="Laden und E-Mobilität"]');
    await frame.getByText('Kennung: demo-emobilio').waitFor();
    await page.reload();
    await frame.getByText('Kennung: demo-emobilio').waitFor();
    const loads = asked.length;

    await settle(page);
    await page.getByRole('button', { name: 'Datenschutz-Einstellungen' }).click();
    const dialog = page.getByRole('dialog', { name: 'Datenschutz-Einstellungen' });
    await dialog.getByRole('checkbox', { name: 'E-Mobilität (eMobilio)' }).uncheck();
    expect(await axeFindings(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Fertig' }).click();
    await gate(page, MOBILITY).waitFor();
    await expect.poll(() => page.locator('iframe').count()).toBe(0);
    await page.reload();
    await gate(page, MOBILITY).waitFor();
    expect(asked).toHaveLength(loads);
  });

  it('are the page’s business where the dealer says so, and leave nothing when the visitor leaves', async () => {
    const visit = await visitTab('emobilitaet', { consent: 'external' });
    const { page, asked } = visit;
    await gate(page, MOBILITY).waitFor();
    await expect.poll(() => gate(page, MOBILITY).getByRole('button').count()).toBe(0);
    await openPriceRating(page);
    await gate(page, PRICE).waitFor();
    expect(asked).toEqual([]);
    visit.expect(/third party: https:\/\/(app\.emobilio\.de|widgets\.autouncle\.com|spins\.impel\.io)/);
    visit.expect(/grantConsent: Diesen Dienst kennt der Shop nicht: emobillio\. Bekannt sind paypal, /);
    await page.evaluate(() => window.WebshopWidget?.grantConsent(['emobilio', 'emobillio']));
    await page.frameLocator('iframe').getByText('Kennung: demo-emobilio').waitFor();
    await expect.poll(() => gate(page, PRICE).count()).toBe(1);
    await page.evaluate(() => window.WebshopWidget?.revokeConsent(['emobilio']));
    await gate(page, MOBILITY).waitFor();
    await expect.poll(() => page.locator('iframe').count()).toBe(0);

    await page.evaluate(() => window.WebshopWidget?.grantConsent(['autouncle', 'impel']));
    await page.getByText('Guter Preis').waitFor();
    await page.getByRole('button', { name: '360°-Ansicht' }).click();
    await page.getByText('Die 360°-Ansicht wird geladen …').waitFor({ state: 'detached' });
    const view = page.frameLocator('iframe');
    await view.getByRole('slider', { name: 'Fahrzeug drehen' }).press('ArrowRight');
    await view.getByRole('img', { name: 'Ansicht 4 von 5' }).waitFor();
    await page.getByRole('button', { name: 'Zurück zu den Bildern' }).click();
    await page.getByRole('button', { name: 'Bilder in voller Größe zeigen' }).waitFor();
    await expect.poll(() => page.locator('iframe').count()).toBe(0);

    const leftovers = () =>
      page.evaluate(() => ({
        global: 'AutoUncle' in window,
        scripts: document.querySelectorAll('script[src*="autouncle"]').length,
        children: document.querySelector('#webshop')?.childElementCount,
      }));
    await expect.poll(leftovers).toEqual({ global: true, scripts: 1, children: 1 });
    await page.getByRole('link', { name: 'Zurück zur Suche' }).click();
    await searchIsShown(page);
    await expect.poll(leftovers).toEqual({ global: false, scripts: 0, children: 0 });
  });
});
