import type { Locator } from 'playwright-core';
import { expect, it } from 'vitest';
import { listIsShown, visitAdmin } from '../support/admin';
import { keyboardOn } from '../support/journey';
import { setUpStage } from '../support/stage';

const stage = setUpStage();

/** Has the focus, shows it, and is in view. */
const isFocused = (target: Locator) =>
  expect
    .poll(() =>
      target.evaluate((element) => {
        const { top, bottom } = element.getBoundingClientRect();
        return element.matches(':focus-visible') && bottom > 0 && top < innerHeight;
      }),
    )
    .toBe(true);

it('goes through Heute by keyboard alone: to a case, into it and back, to what is next, to a list by its row’s menu', async () => {
  const { page } = await visitAdmin(stage, 'today', { width: 1366, height: 768 });
  const keyboard = keyboardOn(page);
  const waiting = page.getByRole('region', { name: 'Kunden warten' });
  const name = (at: number) => waiting.getByRole('listitem').nth(at).getByRole('link').first();
  await name(5).waitFor();
  await isFocused(page.getByRole('heading', { level: 1 }));
  await page.keyboard.press('j');
  await isFocused(name(0));
  await page.keyboard.press('j');
  await page.keyboard.press('j');
  await page.keyboard.press('k');
  await isFocused(name(1));
  await page.keyboard.press('Enter');
  const sheet = page.getByRole('dialog', { name: /, / });
  await sheet.getByRole('textbox', { name: 'Wert' }).waitFor();
  await page.keyboard.press('Escape');
  await sheet.waitFor({ state: 'detached' });
  await isFocused(page.getByRole('heading', { level: 1, name: 'Heute' }));
  await name(1).waitFor();
  await page.keyboard.press('j');
  await page.keyboard.press('j');
  await page.keyboard.press('e');
  const question = page.getByRole('dialog', { name: 'Wert freigeben?' });
  await keyboard.press(question.getByRole('button', { name: 'Abbrechen' }));
  await question.waitFor({ state: 'detached' });
  await isFocused(name(1));

  await keyboard.press(page.getByRole('link', { name: 'Standorte' }));
  await listIsShown(page);
  const menu = page.getByRole('button', { name: /^Aktionen für / }).nth(1);
  await keyboard.press(menu);
  await keyboard.press(page.getByRole('button', { name: 'Bearbeiten', exact: true }));
  const form = page.getByRole('dialog', { name: 'Standort bearbeiten' });
  await keyboard.type(form.getByRole('textbox', { name: 'Ort', exact: true }), 'Böckingen');
  await page.keyboard.press('ControlOrMeta+s');
  await form.waitFor({ state: 'detached' });
  await page.getByText('Erfolgreich gespeichert').waitFor();
  await isFocused(page.getByRole('row').nth(2).getByRole('link').first());
});

it('serves by keyboard alone: a product made, changed and deleted, a setting saved, a message sent', async () => {
  const { page } = await visitAdmin(stage, 'cross-selling');
  const keyboard = keyboardOn(page);
  await listIsShown(page);
  await isFocused(page.getByRole('heading', { level: 1 }));

  await keyboard.press(page.getByRole('button', { name: 'Produkt anlegen' }));
  const created = page.getByRole('dialog', { name: 'Produkt anlegen' });
  const kind = created.getByRole('combobox', { name: 'Typ' });
  await isFocused(kind);
  await keyboard.choose(kind, 'Zubehör');
  await keyboard.type(created.getByRole('textbox', { name: 'Name' }), 'Tastatur-Paket');
  await keyboard.type(created.getByRole('textbox', { name: 'Beschreibung' }), 'Ohne Maus bestellt');
  await page.keyboard.press('ControlOrMeta+Enter');
  await created.waitFor({ state: 'detached' });
  await page.getByText('Produkt erstellt').waitFor();

  const search = page.getByRole('searchbox');
  await keyboard.type(search, 'tastatur');
  const link = page.getByRole('link', { name: /^Tastatur-Paket/ });
  await page.getByText('1 / 1', { exact: false }).first().waitFor();
  await keyboard.press(link);
  const edited = page.getByRole('dialog', { name: 'Produkt bearbeiten' });
  await isFocused(edited.getByRole('heading', { name: 'Produkt bearbeiten' }));
  await keyboard.type(edited.getByRole('textbox', { name: 'Name' }), 'Tastatur-Paket 2');
  await keyboard.press(edited.getByRole('button', { name: 'Speichern' }));
  await edited.waitFor({ state: 'detached' });
  await page.getByText('Änderung gespeichert').waitFor();
  const renamed = page.getByRole('link', { name: /^Tastatur-Paket 2/ });
  await isFocused(renamed);

  await page.keyboard.press('Delete');
  const question = page.getByRole('dialog', { name: 'Löschen?' });
  await isFocused(question.getByRole('button', { name: 'Abbrechen' }));
  await keyboard.press(question.getByRole('button', { name: 'Produkt löschen' }));
  await renamed.waitFor({ state: 'detached' });
  await isFocused(page.getByRole('heading', { level: 1 }));

  await keyboard.press(page.getByRole('link', { name: 'Einstellungen' }));
  await isFocused(page.getByRole('heading', { level: 1, name: 'Einstellungen' }));
  await keyboard.type(page.getByRole('textbox', { name: 'Akzentfarbe', exact: true }), '#336699');
  await keyboard.press(page.getByRole('button', { name: 'Speichern', exact: true }));
  await page.getByText('Erfolgreich gespeichert').waitFor();

  await keyboard.press(page.getByRole('link', { name: 'Kunden' }));
  await listIsShown(page);
  await keyboard.press(page.getByRole('row').nth(1).getByRole('link').first());
  const customer = page.getByRole('dialog', { name: 'Kunde' });
  await keyboard.press(customer.getByRole('button', { name: 'Nachricht senden' }));
  const message = page.getByRole('dialog', { name: /^Nachricht an / });
  await isFocused(message.getByRole('radio', { name: 'E-Mail' }));
  await keyboard.type(message.getByRole('textbox', { name: 'Betreff' }), 'Ihr Fahrzeug');
  await keyboard.type(message.getByRole('textbox', { name: 'Nachricht' }), 'Es steht bereit.');
  await page.keyboard.press('ControlOrMeta+Enter');
  await customer.getByText('Nachricht gesendet').waitFor();
  await isFocused(customer.getByRole('heading', { name: 'Kunde' }));
});
