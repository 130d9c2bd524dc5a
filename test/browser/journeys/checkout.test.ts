import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { aFreeCar, enterCustomer, firstFreeDay, handOverSection, wishSection } from '../support/order';
import { goTo, headingIsShown, searchIsShown } from '../support/shop';
import { setUpStage } from '../support/stage';

const stage = setUpStage();

const THANKS = 'Vielen Dank für Ihre Anfrage!';
const next = (page: Page) => page.getByRole('button', { name: 'Weiter', exact: true });

/** Whether total and 'Weiter' are in the window. */
const endIsInView = (page: Page) =>
  next(page).evaluate((button) => {
    const root = button.getRootNode();
    const total = root instanceof ShadowRoot ? root.querySelector('.order-total') : null;
    return [button, total].every((element) => {
      const { top = -1, bottom = Infinity } = element?.getBoundingClientRect() ?? {};
      return top >= 0 && bottom <= window.innerHeight;
    });
  });

/** Groups of extras whose first option is not whole between their heading and the bar. */
const optionsBeyondWindow = (page: Page) =>
  page.locator('.checkout__section:has(.option-card)').evaluateAll((sections) =>
    sections.flatMap((section) => {
      const bar = section.parentElement?.querySelector('.sticky-bar')?.clientHeight ?? 0;
      const end = section.querySelector('.option-card')?.getBoundingClientRect().bottom ?? Infinity;
      const room = innerHeight - bar;
      return end - section.getBoundingClientRect().top <= room ? [] : section.textContent;
    }),
  );

describe('the checkout on a phone', () => {
  it('sends a consultation in three screens and ten presses, with total and Weiter in reach, goes on after a reload, and makes one request of a double tap', async () => {
    const address = `#/cars/${aFreeCar(stage.platform, 1).id}/checkout`;
    const { page } = await stage.visit({ address }, { width: 360, height: 740, isTouch: true });
    for (const screen of ['Extras', 'Übergabe und Bezahlung']) {
      await headingIsShown(page, screen);
      await expect.poll(() => endIsInView(page)).toBe(true);
      await expect.poll(() => page.locator('.order-total').textContent()).toMatch(/^[\d.]+\s€ inkl\. MwSt\./);
      if (screen === 'Extras') {
        await expect.poll(() => optionsBeyondWindow(page)).toEqual([]);
        await next(page).click();
      }
    }
    await firstFreeDay(handOverSection(page)).click();
    await page.getByRole('radio', { name: 'Persönliche Beratung im Autohaus' }).check();
    await firstFreeDay(wishSection(page)).click();
    await page.getByRole('combobox', { name: /Uhrzeit/ }).selectOption('10:00 Uhr');
    await next(page).click();

    await headingIsShown(page, 'Zusammenfassung');
    // rules/law: no binding request.
    const request = page.getByRole('button', { name: 'Unverbindlich anfragen' });
    await request.click();
    await page.getByRole('region', { name: 'Bitte prüfen Sie Ihre Angaben' }).waitFor();
    await enterCustomer(page);
    await page.reload();
    await headingIsShown(page, 'Zusammenfassung');
    await expect.poll(() => page.getByRole('combobox', { name: /^Anrede/ }).inputValue()).toBe('female');
    await expect.poll(() => page.getByRole('textbox', { name: /^Nachname/ }).inputValue()).toBe('Weber');
    await expect.poll(() => page.getByRole('checkbox', { name: /AGB/ }).isChecked()).toBe(true);

    await request.dblclick();
    await headingIsShown(page, THANKS);
    expect(stage.platform.state.orders).toMatchObject([
      {
        received: 1,
        order: {
          orderPaymentType: 1,
          vehicleDealerCustomer: { firstName: 'Anna', address: { zipCode: '76133', city: 'Karlsruhe' } },
        },
      },
    ]);
    // The draft is gone; what stays is the confirmation, which a reload shows (rules/order-and-payment: confirmation survives a reload).
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('webshop-widget-checkout-draft')))
      .not.toContain('Lindenallee');
    await page.reload();
    await headingIsShown(page, THANKS);
    expect(stage.platform.state.orders).toHaveLength(1);
  });
});

describe('the browser’s Back in the checkout', () => {
  it('is asked about, keeps the place, and goes when told', async () => {
    const { page } = await stage.visit();
    await searchIsShown(page);
    await goTo(page, `#/cars/${aFreeCar(stage.platform, 1).id}/checkout/1-trade-in`);
    await headingIsShown(page, 'Extras');
    await page.goBack();
    const dialog = page.getByRole('dialog', { name: 'Checkout verlassen?' });
    await dialog.waitFor();
    await expect.poll(() => page.url()).toContain('/checkout/1-trade-in');
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    await page.goBack();
    await dialog.getByRole('button', { name: 'Nicht speichern' }).click();
    await dialog.waitFor({ state: 'hidden' });
    await expect.poll(() => page.url()).not.toContain('/checkout');
  });
});
