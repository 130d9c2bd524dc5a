import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { BANKED_CAR } from '../../builders/bankedCar';
import { customerEntries, ORDER_ID } from '../../builders/order';
import { axeFindings } from '../support/axe';
import { aFreeCar, openKept } from '../support/order';
import { setUpStage, type Visitor } from '../support/stage';

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
      if (visitor.isTouch) await comparison.click();
      for (const name of ['Barkauf', 'Finanzierung', 'Leasing']) await page.getByRole('article', { name }).waitFor();
      expect(await axeFindings(page)).toEqual([]);

      await page.getByRole('button', { name: 'Weiter' }).click();
      await heading(page, 'Prüfen und absenden');
      expect(await review(page).innerText()).toMatch(/Heute Fällig\s+0\s€/);
      expect(await review(page).innerText()).toMatch(/Gesamt einmalig\s+inkl\. MwSt\., [\d.,]+\s€ netto/);
      expect(await review(page).innerText()).toContain('Unverbindlich angefragt');
      expect(await account(page).innerText()).toContain(ORDER_ID);
      // Without consent nobody is asked for the city: the stage would have heard it.
      await page.getByRole('textbox', { name: /^Ort/ }).fill('Köln');
      await page.getByRole('button', { name: 'Zahlungspflichtig bestellen' }).click();
      await heading(page, 'Vielen Dank für Ihre Bestellung!');

      vehicles.splice(vehicles.indexOf(car), 1);
      await page.reload();
      await heading(page, 'Vielen Dank für Ihre Bestellung!');
      expect(await account(page).innerText()).toContain(ORDER_ID);
      expect(await page.getByRole('region', { name: 'So geht es weiter' }).innerText()).toMatch(
        /\d\. [A-Z][a-zä]+ \d{4}/,
      );
      expect(await axeFindings(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
      await page.emulateMedia({ media: 'print' });
      expect(await page.getByRole('button', { name: 'Drucken oder als PDF sichern' }).isVisible()).toBe(false);
      expect(await account(page).isVisible()).toBe(true);
      expect(platform.state.orders).toHaveLength(1);
    },
  );
});
