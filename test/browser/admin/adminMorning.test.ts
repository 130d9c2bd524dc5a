import type { Locator } from 'playwright-core';
import { expect, it } from 'vitest';
import { DEMO_PASSWORD } from '../../platform/state';
import { listIsShown } from '../support/admin';
import { setUpStage } from '../support/stage';

const stage = setUpStage();
const tenant = () => stage.platform.tenant(1);

const pdf = { name: 'label.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF') };

/** Presses that a morning takes at most on a phone, whose menu is opened four times; five fewer where the menu stands beside. */
const MOST = 34;

// rules/admin: today, rules/admin: many at once, rules/admin: links between entries. By keyboard: adminKeyboard.test.ts.
it('a morning on a phone', async () => {
  const { page } = await stage.visit({ address: '#/admin/settings/today' }, { width: 360, height: 800 });
  let presses = 0;
  const press = (target: Locator) => {
    presses += 1;
    return target.click();
  };
  const type = (target: Locator, text: string) => target.fill(text);
  const menu = async (name: string) => {
    await press(page.getByRole('button', { name: 'Menü öffnen' }));
    await press(page.getByRole('link', { name: new RegExp(`^${name}`) }));
  };

  // Login, which leads to the address that was asked for.
  await type(page.getByRole('textbox', { name: 'E-Mail' }), 'mitarbeit@autohaus-bergmann.test');
  await press(page.getByRole('button', { name: 'Weiter' }));
  await type(page.getByLabel(/^Passwort(?! vergessen)/).first(), DEMO_PASSWORD);
  await press(page.getByRole('button', { name: 'Anmelden' }));
  await page.getByRole('heading', { level: 1, name: 'Heute' }).waitFor();

  // Three trade-ins answered one after the other, the customer of the first called.
  const open = () => tenant().tradeIns.filter(({ calculationResultType: type }) => type === 2).length;
  const before = open();
  await press(
    page
      .getByRole('region', { name: 'Kunden warten' })
      .getByRole('link', { name: /seit \d+ Tagen$/ })
      .first(),
  );
  const sheet = page.getByRole('dialog', { name: 'Inzahlungnahme bearbeiten' });
  await expect.poll(() => sheet.getByRole('link', { name: /anrufen$/ }).getAttribute('href')).toMatch(/^tel:\+?\d+$/);
  const title = sheet.locator('.dialog__sub');
  for (const answer of [1, 2, 3]) {
    const name = await title.textContent();
    await press(sheet.getByRole('radio', { name: 'Freigeben' }));
    const value = sheet.getByRole('textbox', { name: /^Wert/ });
    await type(value, '9.900');
    await press(sheet.getByRole('button', { name: answer < 3 ? 'Speichern und nächste' : 'Speichern', exact: true }));
    await press(page.getByRole('dialog', { name: 'Wert freigeben?' }).getByRole('button', { name: /freigeben$/ }));
    if (answer < 3) await expect.poll(() => title.textContent()).not.toBe(name);
  }
  await sheet.waitFor({ state: 'detached' });
  expect(open()).toBe(before - 3);

  // A contract chased: who must sign, and a press to the telephone.
  await menu('Heute');
  await press(page.getByRole('link', { name: /^Tiguan Life, es fehlt: / }).first());
  const contract = page.getByRole('dialog', { name: 'Kaufvertrag' });
  await contract.getByRole('region', { name: 'Wer unterschreibt' }).waitFor();
  await expect
    .poll(() => contract.getByRole('link', { name: /anrufen$/ }).getAttribute('href'))
    .toMatch(/^tel:\+?\d+$/);
  await press(contract.getByRole('button', { name: 'Schließen' }).last());

  // A refused vehicle gets its label, without its VIN being typed.
  await menu('Heute');
  const refused = tenant().admin.invalidVehicles.length;
  await press(page.getByRole('link', { name: /: Labelfehler/ }).first());
  await press(page.getByRole('dialog', { name: 'Fahrzeug' }).getByRole('link', { name: 'Label hochladen' }));
  const label = page.getByRole('dialog', { name: 'Label hochladen' });
  await expect.poll(() => label.getByRole('combobox', { name: 'VIN' }).inputValue()).toMatch(/^WVW/);
  await label.getByLabel(/^Datei/).setInputFiles(pdf);
  await press(label.getByRole('button', { name: 'Speichern', exact: true }));
  await label.waitFor({ state: 'detached' });
  await expect.poll(() => tenant().admin.invalidVehicles.length).toBe(refused - 1);

  // Two products 5 % dearer, one of them taken back.
  await menu('Crossselling-Produkte');
  await listIsShown(page);
  await press(page.getByRole('button', { name: 'Auswählen', exact: true }));
  const boxes = page.getByRole('checkbox', { name: /^„.+“ auswählen$/ });
  await press(boxes.nth(0));
  await press(boxes.nth(1));
  await press(page.getByRole('button', { name: 'Ändern', exact: true }));
  const change = page.getByRole('dialog', { name: '2 Produkte ändern' });
  await type(change.getByRole('textbox', { name: 'Prozent' }), '5');
  await press(change.getByRole('button', { name: 'Vorschau' }));
  const prices = () => tenant().products.map(({ price }) => price);
  const old = prices();
  await press(change.getByRole('button', { name: '2 Einträge ändern' }));
  await change.getByText('2 geändert', { exact: true }).waitFor();
  await press(change.getByRole('button', { name: /zurücknehmen$/ }).nth(1));
  await change.getByText('1 geändert, 1 zurückgenommen').waitFor();
  expect(prices().filter((price, at) => price !== old[at])).toHaveLength(1);
  await press(change.getByRole('button', { name: 'Fertig' }));

  await press(page.getByRole('button', { name: 'Menü öffnen' }));
  await press(page.getByRole('button', { name: 'Abmelden' }));
  await press(
    page.getByRole('dialog', { name: 'Möchten Sie sich abmelden?' }).getByRole('button', { name: 'Abmelden' }),
  );
  await expect.poll(() => page.evaluate(() => location.hash)).toBe('#/');
  expect(presses).toBeLessThanOrEqual(MOST);
});
