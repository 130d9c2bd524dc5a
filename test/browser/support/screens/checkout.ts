import type { Locator, Page } from 'playwright-core';
import type { OrderDraft } from '../../../../src/domain/order/draft';
import { advanceTransfer, reservationFeeOnline } from '../../../../src/domain/order/paymentOption/bankTransfer';
import { customerEntries } from '../../../builders/order';
import type { Platform } from '../../../platform/platform';
import { TRADE_IN_CODES } from '../../../platform/state';
import { firstFreeDay, handOverSection, openKept, wishSection } from '../order';
import { button, closeLayer, dialog, errorsAreShown, heading, plain, type Flow, type Screen } from './screen';
import { theCar } from './vehicle';

/** Opens a step of a kept order, complete but for what the draft says. */
async function openStep(page: Page, platform: Platform, slug: string, draft: Partial<OrderDraft>): Promise<void> {
  await page.locator('.legal-footer').waitFor();
  await openKept(page, platform, 1, { vehicleId: theCar(platform).id, ...draft }, slug);
}

async function stepIsShown(page: Page, title: string | RegExp): Promise<void> {
  await page.getByRole('heading', { name: title }).first().waitFor();
  await page.getByText('wird berechnet ...').first().waitFor({ state: 'detached' });
}

const loadDialog = (page: Page) => dialog(page, 'Code einlösen');
const field = (place: Locator, name: RegExp) => place.getByRole('textbox', { name });

export const CHECKOUT_FLOW: Flow = {
  name: 'an order, step by step, and what asks who leaves it',
  address: plain,
  screens: [
    {
      name: 'checkout, question',
      open: async ({ page }, platform) => {
        await openStep(page, platform, '1-trade-in', { handOver: undefined, appointment: undefined });
        await stepIsShown(page, /in Zahlung/);
      },
    },
    {
      name: 'checkout, trade-in',
      open: async ({ page }) => {
        await button(page, 'Ja').click();
        await stepIsShown(page, 'Welches Fahrzeug geben Sie in Zahlung?');
      },
    },
    {
      name: 'checkout, code of a trade-in',
      open: async ({ page }) => {
        await button(page, 'Code einlösen').click();
        await loadDialog(page).getByRole('button', { name: 'Einlösen', exact: true }).click();
        await loadDialog(page)
          .getByText(/erforderlich/i)
          .first()
          .waitFor();
      },
    },
    {
      name: 'checkout, loaded trade-in',
      open: async ({ page }) => {
        await field(loadDialog(page), /^Code/).fill(TRADE_IN_CODES.normal);
        await field(loadDialog(page), /^E-Mail/).fill(TRADE_IN_CODES.email);
        await loadDialog(page).getByRole('button', { name: 'Einlösen', exact: true }).click();
        await loadDialog(page).waitFor({ state: 'hidden' });
        await page.getByRole('checkbox', { name: 'Opel Astra' }).waitFor();
      },
    },
    {
      name: 'checkout, hand-over and payment, nothing chosen',
      open: async ({ page }) => {
        await button(page, 'Weiter').click();
        await stepIsShown(page, 'Übergabe und Bezahlung');
      },
    },
    {
      name: 'checkout, what is missing',
      open: async ({ page }) => {
        await button(page, 'Weiter').click();
        await page.getByText(/^Übergabe erforderlich/).waitFor();
        await firstFreeDay(handOverSection(page)).click();
      },
    },
    {
      name: 'checkout, payment at the dealer',
      open: async ({ page }) => {
        await page.getByRole('radio', { name: /^Persönliche Beratung im Autohaus/ }).check();
        await wishSection(page).getByRole('button', { name: 'Anderer Tag' }).click();
        await page.getByRole('grid').waitFor();
        await page.getByRole('combobox', { name: /Uhrzeit/ }).waitFor();
      },
    },
    {
      name: 'checkout, payment by financing',
      open: async ({ page }) => {
        await page.getByRole('radio', { name: /^Finanzierung mit persönlicher Beratung/ }).check();
        // The rate arrives above the days and moves them.
        await button(page, 'Rate anpassen').waitFor();
        await firstFreeDay(wishSection(page)).click();
        await page.getByRole('combobox', { name: /Uhrzeit/ }).selectOption('11:00 Uhr');
      },
    },
    {
      name: 'checkout, rate',
      open: async ({ page }) => {
        await button(page, 'Rate anpassen').click();
        await dialog(page, 'Rate anpassen').getByRole('button', { name: 'Rate übernehmen' }).waitFor();
      },
    },
    {
      name: 'checkout, summary',
      open: async ({ page }) => {
        await closeLayer(page);
        await button(page, 'Weiter').click();
        await stepIsShown(page, 'Zusammenfassung');
      },
    },
    {
      name: 'leaving the checkout',
      open: async ({ page }) => {
        await page.getByRole('link', { name: 'Zurück zur Übersicht' }).click();
        await dialog(page, 'Checkout verlassen?').waitFor();
      },
    },
    {
      name: 'leaving the checkout with a form',
      open: async ({ page }) => {
        await button(page, 'Speichern und Link zum Fortsetzen senden').click();
        await page
          .getByRole('dialog')
          .getByRole('textbox', { name: /^E-Mail/ })
          .fill('');
        await button(page, 'Speichern und senden').click();
        await errorsAreShown(page);
      },
    },
  ],
};

export const SUMMARY_WITH_ERRORS: Screen = {
  name: 'checkout, summary with errors',
  open: async ({ page }, platform) => {
    await openStep(page, platform, '9-summary', {
      paymentOptionId: advanceTransfer.id,
      customer: { ...customerEntries, email: '', zipCode: '' },
    });
    await stepIsShown(page, 'Zusammenfassung');
    await button(page, 'Zahlungspflichtig bestellen').click();
    await errorsAreShown(page);
  },
};

export const ORDER_FLOW: Flow = {
  name: 'an order with errors, and its thanks',
  address: plain,
  screens: [
    SUMMARY_WITH_ERRORS,
    {
      name: 'thanks',
      open: async ({ page }) => {
        const form = page.getByRole('form', { name: 'Ihre Daten' });
        await field(form, /^E-Mail/).fill(customerEntries.email);
        await field(form, /^Postleitzahl/).fill(customerEntries.zipCode);
        await button(page, 'Zahlungspflichtig bestellen').click();
        await heading(page, /^Vielen Dank/);
      },
    },
  ],
};

export const PAYPAL_FLOW: Flow = {
  name: 'a reservation fee by PayPal',
  address: (platform) => {
    Object.assign(platform.tenant(1).settings, {
      orderAvailablePaymentOptionTypes: [4, 1, 3, 7],
      orderReservationFee: 250,
      carDealerPaypalApiClientId: 'demo-paypal-client',
    });
    return plain();
  },
  screens: [
    {
      name: 'PayPal, consent',
      open: async ({ page }, platform) => {
        await openStep(page, platform, '9-summary', { paymentOptionId: reservationFeeOnline.id });
        await stepIsShown(page, 'Zusammenfassung');
        await button(page, 'Zahlungspflichtig reservieren').click();
        await dialog(page, 'Reservierungsgebühr').waitFor();
      },
    },
    {
      name: 'PayPal, buttons',
      open: async (visit) => {
        visit.expect(/third party: https:\/\/www\.paypal\.com\/sdk\/js/);
        await dialog(visit.page, 'Reservierungsgebühr').getByRole('button', { name: 'Mit PayPal bezahlen' }).click();
        await button(visit.page, 'Mit PayPal bezahlen').waitFor();
      },
    },
  ],
};
