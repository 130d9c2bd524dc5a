import { STORAGE_KEYS } from '../../../../src/lib/storage';
import { byModel, keptTradeInText } from '../../../builders/tradeIn';
import { button, follow, heading, keep, plain, type Flow, type Screen } from './screen';

/** Step of the valuation with complete entries; `press` is what it says once it is submitted. */
const valuation = (
  name: string,
  slug: string,
  entries: Parameters<typeof keptTradeInText>[0],
  press?: RegExp,
): Screen => ({
  name: `valuation, ${name}`,
  open: async ({ page }) => {
    // The page of the valuation takes its entries with it, and reads them when it is opened.
    await follow(page, plain());
    await heading(page, 'Vertrag widerrufen');
    await keep(page, STORAGE_KEYS.tradeInDraft, keptTradeInText(entries));
    await follow(page, `#/cars/trade-in/${slug}`);
    const send = button(page, 'Speichern und weiter');
    await send.waitFor();
    if (!press) return;
    await send.click();
    await page.getByText(press).first().waitFor();
  },
});

const signs = { hadAnyAccident: 'yes', isAccidentRepaired: 'no', hasSignsOfUsage: true } as const;

export const VALUATION_FLOW: Flow = {
  name: 'the valuation of a vehicle, step by step',
  address: plain,
  screens: [
    valuation('vehicle', '1-fahrzeugdaten', { vin: '', mileage: 'viel' }, /ungültig, ganze Zahl/),
    valuation('model', '1-fahrzeugdaten', byModel),
    valuation('questions', '2-zusaetzliche-informationen', { exteriorColour: '', interiorColour: '' }),
    valuation('condition', '3-zustand', signs, /^Bitte wählen Sie etwas aus/),
    valuation('failure', '4-wert-ermitteln', { vin: 'UNBEKANNT' }, /^Ups!/),
    valuation('customer', '4-wert-ermitteln', { firstName: '' }, /^Vorname: bitte angeben/),
    {
      name: 'valuation, result',
      open: async ({ page }) => {
        await page.getByRole('textbox', { name: /^Vorname/ }).fill('Tina');
        await button(page, 'Speichern und weiter').click();
        await page
          .getByText(/^Wie geht es weiter/)
          .first()
          .waitFor();
      },
    },
  ],
};
