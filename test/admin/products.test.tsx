import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { platform } from '../platformServer';
import { dialog, enter, pasteInto, renderAdmin } from './renderAdmin';

const products = () => platform.tenant(1).products;
const named = (name: string) => products().find((product) => product.name === name);

async function open() {
  const admin = renderAdmin({ at: '/admin/settings/cross-selling', as: 'employee' });
  await screen.findByText(/^7 \/ \d+$/);
  return admin;
}

const search = async (text: string) => {
  enter(screen.getByRole('searchbox'), text);
  await waitFor(() => expect(screen.getAllByRole('row').length).toBeLessThanOrEqual(4));
};

/** Selects two products, begins to delete them and stops while the first call is on its way. */
async function stopDeleting(user: UserEvent) {
  const boxes = await screen.findAllByRole('checkbox', { name: /^„.+“ auswählen$/ });
  await user.click(boxes[0] ?? document.body);
  await user.click(boxes[1] ?? document.body);
  await user.click(screen.getByRole('button', { name: 'Löschen' }));
  const question = await dialog('Löschen?');
  const release = platform.hold('/crosssellingproducts/');
  await user.click(question.getByRole('button', { name: '2 Einträge löschen' }));
  // Before that it reads what an undo would need, which ends at once.
  await waitFor(() => expect(platform.record.some(({ method }) => method === 'DELETE')).toBe(true));
  await user.click(await question.findByRole('button', { name: 'Anhalten' }));
  return { boxes, question, release };
}

describe('Crossselling-Produkte', () => {
  it('hides those of the navigator, narrows down by filters, and shows the chosen ones as chips', async () => {
    const { user, query } = await open();
    const shown = products().filter(({ isFromAccessoriesNav }) => !isFromAccessoriesNav).length;
    expect(screen.getByText(`7 / ${shown}`)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Typ Typ' }));
    await user.click(screen.getByRole('checkbox', { name: /^Zubehör/ }));
    await waitFor(() => expect(query()).toBe('?typ=physicalProduct'));
    await user.click(screen.getByRole('button', { name: 'Filter Typ: Zubehör entfernen' }));
    expect(query()).toBe('');
    // The pressed button disappears: the focus is in the search field.
    expect(screen.getByRole('searchbox')).toHaveFocus();
    enter(screen.getByRole('searchbox'), 'rad');
    await user.click(screen.getByRole('button', { name: 'Suche leeren' }));
    expect(screen.getByRole('searchbox')).toHaveFocus();
    enter(screen.getByRole('searchbox'), 'gibt es nicht');
    await user.click(await screen.findByRole('button', { name: 'Suche und Filter zurücksetzen' }));
    expect(screen.getByRole('searchbox')).toHaveFocus();
  });

  it('creates a product for some vehicles, and counts them while it is put together', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Produkt anlegen' }));
    const sheet = await dialog('Produkt anlegen');
    await user.click(sheet.getByRole('button', { name: 'Speichern' }));
    const summary = within(await sheet.findByRole('region', { name: 'Bitte prüfen Sie Ihre Angaben' }));
    expect(summary.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Name: bitte angeben',
      'Typ: bitte angeben',
      'Beschreibung: bitte angeben',
    ]);
    await pasteInto(user, sheet, 'Name', 'Dachbox Probe');
    await user.selectOptions(sheet.getByRole('combobox', { name: 'Typ' }), 'Übergabe');
    await pasteInto(user, sheet, 'Beschreibung', 'Aus & dem Test');
    screen.getByLabelText<HTMLTextAreaElement>(/^Beschreibung/, { selector: 'textarea' }).setSelectionRange(6, 9);
    await user.click(sheet.getByRole('button', { name: 'Fett' }));
    expect(sheet.getByText('dem', { selector: 'strong' })).toBeVisible();
    await pasteInto(user, sheet, 'Preis', '1.234,50');
    await user.click(sheet.getByRole('radio', { name: 'Bestimmte Fahrzeuge' }));
    expect(sheet.getByText('Alle Fahrzeugarten')).toBeVisible();
    await user.click(sheet.getByRole('checkbox', { name: 'Wohnmobil' }));
    expect(sheet.queryByText('Alle Fahrzeugarten')).toBeNull();
    await user.click(sheet.getByRole('checkbox', { name: 'Wohnmobil' }));
    enter(sheet.getByRole('textbox', { name: 'Erstzulassung von' }), '2020');
    await user.click(sheet.getByRole('button', { name: 'Speichern' }));
    expect(await sheet.findByText('Format YYYY-MM-DD erforderlich')).toBeVisible();
    expect(sheet.getByRole('button', { name: 'Lieferzeit: bitte angeben' })).toBeVisible();
    enter(sheet.getByRole('textbox', { name: 'Lieferzeit' }), '3');
    const from = sheet.getByRole('textbox', { name: 'Erstzulassung von' });
    await user.clear(from);
    await user.type(from, '01-01-2020');
    await user.tab();
    expect(from).toHaveValue('01.01.2020');
    // Beside it, it is announced a moment later.
    const covered = /^Gilt für \d+ von \d+ Fahrzeugen\.$/;
    const all = (await sheet.findByText(covered, { selector: 'p' })).textContent;
    enter(sheet.getByRole('textbox', { name: 'Leistung von' }), '200');
    expect(sheet.getByText('200 kW sind 272 PS.')).toBeVisible();
    await waitFor(() => expect(sheet.getByText(covered, { selector: 'p' }).textContent).not.toBe(all));
    await user.click(sheet.getByRole('button', { name: 'Speichern' }));
    expect(await screen.findByText('Produkt erstellt')).toBeVisible();
    expect(named('Dachbox Probe')).toMatchObject({
      price: 1234.5,
      description: 'Aus &amp; <strong>dem</strong> Test',
      productType: 5,
      paymentType: 1,
      isRelatedToAllCars: false,
      relatedMinEnginePower: 200,
      relatedCarFirstRegistrationDateStart: '2020-01-01',
      deliveryTimeInDays: 3,
    });
  });

  it('copies a product with " (Kopie)", without saving anything before', async () => {
    const { user } = await open();
    const original = products().find(({ isImmutable, isFromAccessoriesNav }) => !isImmutable && !isFromAccessoriesNav);
    const name = original?.name ?? '';
    await search(name);
    await user.click(await screen.findByRole('button', { name: `„${name}“ kopieren` }));
    const sheet = await dialog('Produkt anlegen');
    expect(sheet.getByRole('textbox', { name: 'Name' })).toHaveValue(`${name} (Kopie)`);
    expect(named(`${name} (Kopie)`)).toBeUndefined();
    await user.click(sheet.getByRole('button', { name: 'Speichern' }));
    expect(await screen.findByText('Produkt erstellt')).toBeVisible();
    const { id, ...copied } = named(`${name} (Kopie)`) ?? {};
    expect(id).not.toBe(original?.id);
    expect({ ...copied, id: original?.id, name }).toEqual(original);
  });

  it('forgets a copy that was left by Back', async () => {
    const { user, environment } = await open();
    await user.click((await screen.findAllByRole('button', { name: /^„.*“ kopieren$/ }))[0] ?? document.body);
    const copy = await dialog('Produkt anlegen');
    expect(copy.getByRole('textbox', { name: 'Name' })).toHaveDisplayValue(/ \(Kopie\)$/);
    act(() => environment.history.go(-1));
    await user.click((await dialog('Änderungen verwerfen?')).getByRole('button', { name: 'Verwerfen' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await user.click(screen.getByRole('button', { name: 'Produkt anlegen' }));
    expect((await dialog('Produkt anlegen')).getByRole('textbox', { name: 'Name' })).toHaveValue('');
  });

  it('are entered one after the other: saved with the form left open and empty, and said in it', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Produkt anlegen' }));
    const sheet = await dialog('Produkt anlegen');
    await pasteInto(user, sheet, 'Name', 'Fußmatten Serie');
    await user.selectOptions(sheet.getByRole('combobox', { name: 'Typ' }), 'Zubehör');
    await pasteInto(user, sheet, 'Beschreibung', 'Aus Velours');
    await user.click(sheet.getByRole('button', { name: 'Speichern und neu' }));
    expect(await sheet.findByText('Produkt erstellt')).toBeVisible();
    expect(screen.getAllByText('Produkt erstellt')).toHaveLength(1);
    expect(named('Fußmatten Serie')).toBeDefined();
    await waitFor(() => expect(sheet.getByRole('textbox', { name: 'Name' })).toHaveValue(''));
  });

  it('locks what the system manages, and says why', async () => {
    Object.assign(products().find(({ isFromAccessoriesNav }) => !isFromAccessoriesNav) ?? {}, {
      name: 'Zulassung des Systems',
      isImmutable: true,
    });
    const { user } = await open();
    await search('Zulassung des Systems');
    expect(
      await screen.findByRole('button', { name: /kopieren: Dieses Produkt wird vom System verwaltet/ }),
    ).toHaveAttribute('aria-disabled', 'true');
    await user.click(screen.getByRole('link', { name: /Zulassung des Systems/ }));
    const sheet = await dialog('Produkt bearbeiten');
    expect(sheet.getByText('Dieses Produkt wird vom System verwaltet und kann nicht geändert werden.')).toBeVisible();
    expect(sheet.queryByRole('button', { name: 'Speichern' })).not.toBeInTheDocument();
  });

  it('deletes what is selected, one after the other, and keeps what failed selected', async () => {
    const { user } = await open();
    const before = products().length;
    const boxes = await screen.findAllByRole('checkbox', { name: /^„.+“ auswählen$/ });
    await user.click(boxes[0] ?? document.body);
    await user.click(boxes[1] ?? document.body);
    expect(screen.getByText('2 ausgewählt')).toBeVisible();
    platform.fail({ method: 'DELETE', path: /crosssellingproducts/ }, 500, 1);
    await user.click(screen.getByRole('button', { name: 'Löschen' }));
    const question = await dialog('Löschen?');
    await user.click(question.getByRole('button', { name: '2 Einträge löschen' }));
    expect(
      await screen.findByText(/^1 gelöscht, 1 fehlgeschlagen\. .*Ob die Änderung angekommen ist, ist nicht sicher\./),
    ).toBeVisible();
    expect(products()).toHaveLength(before - 1);
    expect(screen.getByText('1 ausgewählt')).toBeVisible();
    // The bar disappears: the focus returns to the checkboxes.
    await user.click(screen.getByRole('button', { name: 'Auswahl aufheben' }));
    expect(screen.getByRole('checkbox', { name: 'Alle auf dieser Seite auswählen' })).toHaveFocus();
  });

  it('says of a deletion that nobody waits for that its outcome is not certain', async () => {
    const { user } = await open();
    const { question, release } = await stopDeleting(user);
    await user.click(await question.findByRole('button', { name: 'Nicht warten' }));
    expect(await screen.findByText(/^0 gelöscht\. Ob „.*“ gelöscht ist, ist nicht sicher/)).toBeVisible();
    release();
  });

  it('stops deleting what is selected at a press: what was not tried yet stays', async () => {
    const { user } = await open();
    const before = products().length;
    const { boxes, question, release } = await stopDeleting(user);
    // The running deletion is awaited, so that the number is right.
    expect(await question.findByRole('button', { name: 'Nicht warten' })).toBeVisible();
    release();
    expect(await screen.findByText('1 gelöscht.')).toBeVisible();
    await waitFor(() => expect(boxes[0]).not.toBeInTheDocument());
    expect(products()).toHaveLength(before - 1);
  });

  it('deletes nothing when stopped while it reads what an undo would need, and all without that answer', async () => {
    const { user } = await open();
    const before = products().length;
    const boxes = await screen.findAllByRole('checkbox', { name: /^„.+“ auswählen$/ });
    const select = async () => {
      for (const box of boxes.slice(0, 2)) if (!box.matches(':checked')) await user.click(box);
      await user.click(screen.getByRole('button', { name: 'Löschen' }));
      const question = await dialog('Löschen?');
      return { question, start: () => user.click(question.getByRole('button', { name: '2 Einträge löschen' })) };
    };
    const first = await select();
    const release = platform.hold('/crosssellingproducts');
    await first.start();
    await user.click(await first.question.findByRole('button', { name: 'Anhalten' }));
    expect(await screen.findByText('0 gelöscht.')).toBeVisible();
    release();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(products()).toHaveLength(before);

    const second = await select();
    platform.fail({ method: 'GET', path: /crosssellingproducts$/ }, 404, 1);
    await second.start();
    expect(await screen.findByText('2 gelöscht.')).toBeVisible();
    expect(products()).toHaveLength(before - 2);
    await user.click(screen.getByRole('button', { name: 'Rückgängig' }));
    await waitFor(() => expect(products()).toHaveLength(before));
  });
});
