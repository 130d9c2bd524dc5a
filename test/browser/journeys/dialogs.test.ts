import { it } from 'vitest';
import { expectToSurvive, type DialogRow } from '../support/dialogs';
import { button, dialog } from '../support/screens/screen';
import { searchIsShown } from '../support/shop';
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
