import { it } from 'vitest';
import { expectToSurvive, type DialogRow } from '../support/dialogs';
import { button, dialog } from '../support/screens/screen';
import { BANKED_CAR } from '../../builders/bankedCar';
import { ACCOUNT_FLOW } from '../support/screens/account';
import { aFreeCar, openKept } from '../support/order';
import { goTo, headingIsShown, searchIsShown, sectionIsShown } from '../support/shop';
import { setUpStage } from '../support/stage';

const stage = setUpStage();

/** Opened by a button of this name. */
const pressed = (name: string | RegExp, title: string): DialogRow => ({
  name: title,
  open: async (page) => {
    await button(page, name).first().click();
    await dialog(page, title).waitFor();
  },
});

const contact: DialogRow = {
  name: 'Kontakt',
  open: async (page) => {
    await button(page, 'Etwas unklar?').click();
    await dialog(page, 'Kontakt').waitFor();
  },
  typed: (page) => dialog(page, 'Kontakt').getByRole('textbox', { name: 'Vorname' }),
};

const privacy = pressed('Datenschutz-Einstellungen', 'Datenschutz-Einstellungen');

it('a dialog of the shop is open exactly as long as it is shown, whatever the browser does', async () => {
  const { page } = await stage.visit({}, { width: 1366, height: 768 });
  await searchIsShown(page);
  for (const row of [pressed(/^Detailfilter/, 'Detailfilter'), contact, privacy]) await expectToSurvive(page, row);
});

it('so is that of the gallery', async () => {
  const address = `#/angebote-x/${aFreeCar(stage.platform, 1).id}`;
  const { page } = await stage.visit({ address }, { width: 1366, height: 768 });
  await button(page, 'Vollbild').waitFor();
  const open = async (): Promise<void> => {
    await button(page, 'Vollbild').click();
    await page.getByRole('dialog').waitFor();
  };
  await expectToSurvive(page, { name: 'Vollbild', open });
});

it('so is that which asks before the checkout is left, by the browser’s Back, and the login in an order', async () => {
  const { page } = await stage.visit({}, { width: 1366, height: 768 });
  await searchIsShown(page);
  await goTo(page, `#/cars/${aFreeCar(stage.platform, 1).id}/checkout/1-trade-in`);
  await headingIsShown(page, 'Extras');
  const signIn: DialogRow = {
    name: 'Anmelden',
    open: async () => {
      await page.getByRole('link', { name: 'Anmelden' }).click();
      await page.getByRole('dialog').waitFor();
    },
  };
  const leave: DialogRow = {
    name: 'Checkout verlassen?',
    open: async () => {
      await page.goBack();
      await dialog(page, 'Checkout verlassen?').waitFor();
    },
  };
  for (const row of [signIn, leave]) await expectToSurvive(page, row);
});

it('so is that of the code of a trade-in', async () => {
  const car = Object.assign(aFreeCar(stage.platform, 1), BANKED_CAR);
  const { page } = await stage.visit({ address: '#/widerruf' }, { width: 1366, height: 768 });
  const kept = { paymentOptionId: 'financing-at-car-dealer', vehicleId: car.id, wantsTradeIn: true };
  await openKept(page, stage.platform, 1, kept, '2-trade-in-selection');
  await sectionIsShown(page, 'Welches Fahrzeug geben Sie in Zahlung?');
  const code: DialogRow = {
    ...pressed('Code einlösen', 'Code einlösen'),
    typed: () => dialog(page, 'Code einlösen').getByRole('textbox', { name: /^Code/ }),
  };
  await expectToSurvive(page, code);
});

it('so is that of a rate', async () => {
  const car = Object.assign(aFreeCar(stage.platform, 1), BANKED_CAR);
  const { page } = await stage.visit({ address: '#/widerruf' }, { width: 1366, height: 768 });
  const kept = { paymentOptionId: 'financing-at-car-dealer', vehicleId: car.id };
  await openKept(page, stage.platform, 1, kept, '8-reservation');
  const rate: DialogRow = {
    name: 'Rate anpassen',
    open: async () => {
      await button(page, 'Rate anpassen').click();
      await dialog(page, 'Rate anpassen').getByRole('button', { name: 'Rate übernehmen' }).waitFor();
    },
  };
  await expectToSurvive(page, rate);
});

it('so is that which deletes the account', async () => {
  const stored = ACCOUNT_FLOW.stored?.(stage.platform) ?? {};
  const { page } = await stage.visit({ address: '#/account' }, { width: 1366, height: 768, stored });
  await page.getByRole('heading', { level: 2, name: 'Newsletter und Werbung' }).waitFor();
  await expectToSurvive(page, pressed('Account-Einstellungen', 'Account-Einstellungen'));
});
