import { orderNumber } from '../../../src/domain/order/orderNumber';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { BANKED_CAR } from '../../builders/bankedCar';
import { customerEntries, ORDER_ID, paidState } from '../../builders/order';
import { axeFindings } from '../support/axe';
import { aFreeCar, openKept } from '../support/order';
import { setUpStage, type Visitor } from '../support/stage';
import { rendered } from '../support/watch';

const stage = setUpStage();
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name }).waitFor();
const review = (page: Page) => page.getByRole('region', { name: 'Ihre Bestellung im Überblick' });
const account = (page: Page) => page.getByRole('region', { name: 'Bankverbindung des Autohauses' });

/** What the audit of the checkout found, walked once in a browser; each rule is proven in test/features/checkout. */
describe('a purchase without doubt', () => {
  it.each<[string, Visitor]>([
    ['on a desktop', { width: 1280 }],
    ['on a phone', { width: 360, height: 740, isTouch: true }],
  ])(
    'compares the payments, tells one story of the transfer, and outlasts a reload and its vehicle %s',
    async (_, visitor) => {
      const { platform } = stage;
      const { settings, vehicles } = platform.tenant(1);
      settings.orderReservationFee = 150;
      const car = Object.assign(aFreeCar(platform, 1), BANKED_CAR, { isVatDeductible: true });
      const { page } = await stage.visit({ address: '#/widerruf' }, visitor);
      await page.getByRole('heading', { level: 1 }).first().waitFor();
      const draft = {
        vehicleId: car.id,
        paymentOptionId: 'advance-transfer',
        carAccessories: ['UNBEKANNT-7'],
        customer: { ...customerEntries, city: '' },
      };
      await openKept(page, platform, 1, draft, '8-reservation');
      await heading(page, 'Wie möchten Sie bezahlen?');
      const comparison = page.getByText('Zahlungsarten vergleichen');
      await comparison.waitFor();
      await comparison.click();
      for (const name of ['Barkauf', 'Finanzierung', 'Leasing']) await page.getByRole('article', { name }).waitFor();
      expect(await axeFindings(page)).toEqual([]);

      await page.getByRole('button', { name: 'Weiter', exact: true }).click();
      await heading(page, 'Prüfen und absenden');
      await expect.poll(() => review(page).innerText()).toMatch(/Heute Fällig\s+0\s€/);
      await expect.poll(() => review(page).innerText()).toMatch(/Gesamt einmalig\s+inkl\. MwSt\., [\d.,]+\s€ netto/);
      await expect.poll(() => review(page).innerText()).toContain('Unverbindlich angefragt');
      await expect.poll(() => account(page).innerText()).toContain(orderNumber(ORDER_ID));
      // Without consent nobody is asked for the city: the stage would have heard it.
      await page.getByRole('textbox', { name: /^Ort/ }).fill('Köln');
      await page.getByRole('button', { name: 'Zahlungspflichtig bestellen' }).click();
      await heading(page, 'Vielen Dank für Ihre Bestellung!');

      vehicles.splice(vehicles.indexOf(car), 1);
      await page.reload();
      await heading(page, 'Vielen Dank für Ihre Bestellung!');
      await expect.poll(() => account(page).innerText()).toContain(orderNumber(ORDER_ID));
      await expect
        .poll(() => page.getByRole('region', { name: 'So geht es weiter' }).innerText())
        .toMatch(/\d\. [A-Z][a-zä]+ \d{4}/);
      expect(await axeFindings(page)).toEqual([]);
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
      await page.emulateMedia({ media: 'print' });
      await expect
        .poll(() => page.getByRole('button', { name: 'Drucken oder als PDF sichern' }).isVisible())
        .toBe(false);
      await expect.poll(() => account(page).isVisible()).toBe(true);
      // On a sheet of paper each number of the account stands in one line.
      if (!visitor.isTouch) {
        const broken = () =>
          account(page)
            .locator('dd')
            .evaluateAll((all) => all.filter(({ clientHeight }) => clientHeight > 40).length);
        await expect.poll(broken).toBe(0);
      }
      expect(platform.state.orders).toHaveLength(1);
    },
  );
  it('invites to value the old car, refuses what has expired, and says what is missing and what is saved', async () => {
    const { platform } = stage;
    const { products } = platform.tenant(1);
    const warranty = products.find(({ productType }) => productType === 1);
    Object.assign(warranty ?? {}, { name: 'Baugruppengarantie', description: '<p>Motor &amp; Getriebe.</p>' });
    const car = Object.assign(aFreeCar(platform, 1), BANKED_CAR);
    const { page } = await stage.visit({ address: `#/cars/${car.id}/checkout/1-trade-in` });
    await heading(page, /in Zahlung geben/);
    await page.getByText(/Bewerten lassen können Sie es im nächsten Schritt/).waitFor();
    const promises = page.getByRole('complementary', { name: 'Ihre Bestellung' });
    await expect.poll(() => promises.innerText()).toContain('14 Tage Rückgaberecht');
    await page.getByRole('button', { name: 'Ja', exact: true }).click();
    await page.getByRole('link', { name: 'Fahrzeug jetzt bewerten' }).waitFor();

    const tradeIn = { manufacturer: 'OPEL', calculationResultType: 'normal', customerPrice: 8_960 } as const;
    const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
    const draft = {
      vehicleId: car.id,
      wantsTradeIn: true,
      tradeInId: 'new',
      tradeIns: [
        { ...tradeIn, id: 'old', model: 'CORSA', createdAt: daysAgo(15) },
        { ...tradeIn, id: 'new', model: 'ASTRA', createdAt: daysAgo(2) },
      ],
      paymentOptionId: 'at-car-dealer',
      appointment: undefined,
    };
    await page.goto('about:blank');
    const { page: later } = await stage.visit({ address: '#/widerruf' });
    await later.getByRole('heading', { level: 1 }).first().waitFor();
    await openKept(later, platform, 1, draft, '2-trade-in-selection');
    await heading(later, 'Welches Fahrzeug geben Sie in Zahlung?');
    await expect.poll(() => later.getByRole('checkbox', { name: /Corsa/i }).isDisabled()).toBe(true);
    await later.getByText(/Das Angebot galt bis/).waitFor();
    await later
      .getByText(/gültig bis/)
      .first()
      .waitFor();
    for (const step of ['3-offer', '3-physical-product', '4-services', '5-warranty']) {
      await later.getByRole('button', { name: 'Weiter', exact: true }).click();
      await later.waitForURL(new RegExp(step));
    }
    await later.getByText('Motor & Getriebe.').waitFor();
    for (const step of ['6-insurance', '7-hand-over', '8-reservation']) {
      await later.getByRole('button', { name: 'Weiter', exact: true }).click();
      await later.waitForURL(new RegExp(step));
    }
    // A consultation is never later than the hand-over.
    await later.getByText('Termin erforderlich: Bitte wählen Sie Tag und Uhrzeit Ihrer Beratung.').waitFor();
    await later.getByText(/Ihre Beratung findet nicht später als die Übergabe am .* statt\./).waitFor();
    await later.getByText('Zahlungsarten vergleichen').click();
    for (const name of ['Barkauf', 'Finanzierung', 'Leasing'])
      await later.getByRole('article', { name }).getByText('−8.900 €').waitFor();

    // One word for each way out: the summary is not the overview.
    await expect.poll(() => later.getByText('Zur Übersicht', { exact: true }).count()).toBe(0);
    await later.getByRole('link', { name: 'Zurück zur Übersicht' }).click();
    const leaving = later.getByRole('dialog', { name: 'Checkout verlassen?' });
    await leaving.getByRole('button', { name: 'Speichern und Link zum Fortsetzen senden' }).click();
    await later.getByText(/Noch einmal einzugeben sind dann: Inzahlungnahme/).waitFor();
    await later.keyboard.press('Escape');

    // Back from the valuation to leave the order: the order's own dialog asks.
    const address = `#/cars/${car.id}/checkout/8-reservation?leave=1`;
    await later.evaluate((hash) => (location.hash = hash), address);
    await leaving.waitFor();
    await leaving.getByRole('button', { name: 'Im Checkout bleiben' }).click();
    await expect.poll(() => later.url()).toContain('8-reservation');
  });

  it('asks a company for nothing that is for consumers, leaves the city to who types it, and asks for a paid fee no second time', async () => {
    const { platform } = stage;
    const fleet = Object.assign(aFreeCar(platform, 6), BANKED_CAR);
    const { page, expect: expecting } = await stage.visit({
      tenant: 6,
      address: '#/merkliste',
      attributes: { consent: 'external' },
    });
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    const customer = {
      ...customerEntries,
      customerType: 'commercial',
      companyName: 'Weber GmbH',
      vatId: 'DE123456789',
      birthDate: '1988-02-29',
      zipCode: '',
      city: '',
    };
    await openKept(page, platform, 6, { vehicleId: fleet.id, paymentOptionId: 'leasing-at-car-dealer', customer });
    await heading(page, 'Prüfen und absenden');
    await expect.poll(() => page.getByRole('checkbox', { name: /Widerrufsbelehrung/ }).count()).toBe(0);
    const fast = platform.record.filter(({ path }) => path.endsWith('/leasing/calculate/fast'));
    expect(fast.map(({ body }) => (body as { customerType: number }).customerType)).toEqual([2]);

    // With consent the city of the postal code is a help, but never in the middle of what is typed.
    expecting(/third party: https:\/\/(openplzapi\.org|feiertage-api\.de)/);
    await page.evaluate(() => window.WebshopWidget?.grantConsent(['calendar']));
    const release = platform.hold('/zip');
    const known = page.waitForResponse(/openplzapi.*postalCode=34117/);
    await page.getByRole('textbox', { name: /^Postleitzahl/ }).fill('34117');
    const city = page.getByRole('textbox', { name: /^Ort/ });
    await city.focus();
    release();
    await known;
    await rendered(page);
    await page.keyboard.type('Kas');
    await expect.poll(() => city.inputValue()).toBe('Kas');
    await city.fill('');
    await city.blur();
    await expect.poll(() => city.inputValue()).toBe('Kassel');

    // A request is called one, and the bank learns of the leasing that is wished.
    await page.getByRole('region', { name: 'Ihre Anfrage im Überblick' }).waitFor();
    await page.getByRole('button', { name: 'Unverbindlich anfragen' }).click();
    await heading(page, 'Vielen Dank für Ihre Anfrage!');
    expect(platform.state.leasingApplications).toMatchObject([{ carId: fleet.id, customerType: 2 }]);
    platform.state.orders.length = 0;

    const { settings } = platform.tenant(2);
    const { page: paid } = await stage.visit(
      { tenant: 2, address: '#/widerruf' },
      { width: 360, height: 740, isTouch: true },
    );
    await paid.getByRole('heading', { level: 1 }).first().waitFor();
    const { orderReservationFee: fee } = settings;
    const car = aFreeCar(platform, 2);
    await openKept(paid, platform, 2, {
      vehicleId: car.id,
      paymentOptionId: 'reservation-fee-online',
      state: paidState('PAY-1', fee),
    });
    await heading(paid, 'Prüfen und absenden');
    await expect
      .poll(() => paid.getByText('Zahlung ist eingegangen, Ihre Bestellung noch nicht.').first().isVisible())
      .toBe(true);
    await paid.getByRole('button', { name: 'Bezahlung ändern' }).click();
    await paid.getByText(`Bereits bezahlt: ${fee} €`).waitFor();
    await paid.getByRole('button', { name: 'Zur Zusammenfassung' }).click();
    await paid.getByRole('button', { name: 'Zahlungspflichtig bestellen' }).click();
    await heading(paid, 'Vielen Dank für Ihre Reservierung!');
    // What was said while it was sent is not found by a screen reader that walks the page.
    await expect.poll(() => paid.getByText('Bitte warten …').count()).toBe(0);
    expect(platform.state.orders).toHaveLength(1);
  });
});
