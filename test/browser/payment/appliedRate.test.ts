import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { OrderDraft } from '../../../src/domain/order/draft';
import { BANKED_CAR } from '../../builders/bankedCar';
import type { Car } from '../../platform/contract';
import { axeFindings } from '../support/axe';
import { aFreeCar, firstFreeDay, openKept } from '../support/order';
import { setUpStage } from '../support/stage';

const stage = setUpStage();

const ADVANCE = 1;
const ONE_TIME = 6;
const BANK11 = 9;
const REQUEST = 'Diese Rate fragen Sie beim Autohaus an';
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor();
const leasing: OrderDraft['leasing'] = {
  monthlyInstallment: 249.99,
  fundingDuration: 36,
  downPayment: 0,
  downPaymentSurplus: 0,
  legalTextHtml: '<p>Beispiel der Bank</p>',
};

function aBankedCar(payments: number[], overrides: Partial<Car> = {}): Car {
  Object.assign(stage.platform.tenant(1).settings, { orderAvailablePaymentOptionTypes: payments });
  return Object.assign(aFreeCar(stage.platform, 1), BANKED_CAR, overrides);
}

describe('an applied calculation', () => {
  it.each([
    ['1280 px, one payment option', { width: 1280, height: 900 }, [ADVANCE]],
    ['360 px, several payment options', { width: 360, height: 740, isTouch: true }, [ADVANCE, ONE_TIME]],
  ])('that the dealer takes no order with becomes a request, never a purchase: %s', async (_, visitor, payments) => {
    const car = aBankedCar(payments);
    const { page } = await stage.visit({ address: `#/angebote-x/${car.id}/leasing` }, visitor);
    const request = page.locator('.calculator').getByRole('button', { name: REQUEST });
    await request.waitFor();
    await expect.poll(() => page.getByRole('link', { name: 'Mit dieser Rate weiter' }).count()).toBe(0);
    await stage.screenshot(page, 'rate-request');
    await request.click();
    const dialog = page.getByRole('dialog', { name: 'Kontakt' });
    await expect
      .poll(() => dialog.getByRole('textbox', { name: 'Nachricht' }).inputValue())
      .toMatch(/Angebot zu diesem Leasing: \d+,\d\d\s€ im Monat, Laufzeit 48\sMonate/);
    expect(await axeFindings(page)).toEqual([]);
    await stage.screenshot(page, 'rate-request-contact');
    await dialog.getByLabel(/^Vorname/).fill('Jonas');
    await dialog.getByLabel(/^Nachname/).fill('Keller');
    await dialog.getByLabel(/^E-Mail/).fill('jonas.keller@beispiel.de');
    await dialog.getByRole('button', { name: 'Anfrage senden' }).click();
    await dialog.getByText('Anfrage erfolgreich übermittelt').first().waitFor();
    const sent = stage.platform.record.find(({ path }) => path.endsWith('/emails'));
    expect(sent?.body).toMatchObject({ carId: car.id, message: expect.stringContaining('im Monat') as string });

    // An order from before the dealer changed the payment options: nothing is chosen, and it says why.
    await openKept(
      page,
      stage.platform,
      1,
      { vehicleId: car.id, paymentOptionId: 'leasing-at-car-dealer', leasing, appointment: undefined },
      '8-reservation',
    );
    await heading(page, 'Wie möchten Sie bezahlen?');
    await page.getByText('Ihr Leasing kann nicht online bestellt werden.').first().waitFor();
    await expect.poll(() => page.getByRole('radio', { checked: true }).count()).toBe(0);
    // Nothing is compared that cannot be chosen.
    await expect.poll(() => page.getByText('Zahlungsarten vergleichen').count()).toBe(0);
    expect(await axeFindings(page)).toEqual([]);
    await stage.screenshot(page, 'rate-unmet');
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
      .toBeLessThanOrEqual(visitor.width);
  });

  it('of a bank is ordered with that bank, where the dealer takes it only so', async () => {
    const car = aBankedCar([ADVANCE, BANK11], { financingCalculationProviderType: 'BANK11' });
    const { page } = await stage.visit({ address: `#/angebote-x/${car.id}/finanzierung` });
    await page.locator('.calculator').getByRole('link', { name: 'Mit dieser Rate weiter' }).click();
    await page.getByRole('button', { name: 'Nein' }).click();
    const next = page.getByRole('button', { name: 'Weiter', exact: true });
    for (let steps = 0; steps < 8 && !page.url().includes('7-hand-over'); steps += 1) {
      const before = page.url();
      await next.click();
      await expect.poll(() => page.url()).not.toBe(before);
    }
    await page.getByRole('radio', { name: /^Abholung/ }).check();
    await firstFreeDay(page).click();
    await next.click();
    await heading(page, 'Wie möchten Sie bezahlen?');
    await expect.poll(() => page.getByRole('radio', { name: /^Finanzierung über Bank11/ }).isChecked()).toBe(true);
    await next.click();
    await heading(page, 'Prüfen und absenden');
    await page.getByRole('button', { name: 'Unverbindlich anfragen' }).waitFor();
    await expect.poll(() => page.getByRole('button', { name: /^Zahlungspflichtig/ }).count()).toBe(0);
  });
});
