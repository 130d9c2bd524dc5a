import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { platform } from '../platformServer';
import { dialog, logInByHand, renderAdmin } from './renderAdmin';

type Admin = ReturnType<typeof renderAdmin>;

/** Every sheet with a form: its button (default: a row) and one of its fields. */
const SHEETS: readonly [page: string, button: string | undefined, title: string, field: RegExp][] = [
  ['locations', 'Standort anlegen', 'Standort anlegen', /^Ort/],
  ['locations', undefined, 'Standort bearbeiten', /^Ort/],
  ['contacts', 'Ansprechpartner anlegen', 'Ansprechpartner anlegen', /^Name/],
  ['contacts', undefined, 'Ansprechpartner bearbeiten', /^Name/],
  ['lead-settings', 'Benachrichtigung anlegen', 'Benachrichtigung anlegen', /^E-Mail/],
  ['lead-settings', undefined, 'Benachrichtigung bearbeiten', /^E-Mail/],
  ['cross-selling', 'Produkt anlegen', 'Produkt anlegen', /^Artikelnummer/],
  ['cross-selling', undefined, 'Produkt bearbeiten', /^Artikelnummer/],
  ['trade-ins', undefined, 'Inzahlungnahme bearbeiten', /^Wert/],
  ['condition-reports', 'Zustandsbericht anlegen', 'Zustandsbericht anlegen', /^Beschreibung/],
  ['sales-contracts', 'Vertrag anlegen', 'Vertrag anlegen', /^Beschreibung/],
  ['envkv-labels', 'Label hochladen', 'Label hochladen', /^VIN/],
];

/** Actions that leave a page. */
const back = ({ environment }: Admin) => environment.history.go(-1);
const byHand = ({ environment }: Admin) => environment.history.push('/merkliste');
const menu = () =>
  within(screen.getByRole('navigation', { name: 'Verwaltung' }))
    .getByText('Release Notes')
    .click();

/** Leaves, and chooses to continue editing in the dialog. */
async function isAskedAndStays(admin: Admin, leave: (admin: Admin) => void, title: string) {
  await act(async () => {
    leave(admin);
    await Promise.resolve();
  });
  const question = await dialog('Änderungen verwerfen?');
  expect(question.getByText(`Ihre Eingaben in „${title}“ sind noch nicht gespeichert.`)).toBeVisible();
  const stay = question.getByRole('button', { name: 'Weiter bearbeiten' });
  expect(stay).toHaveFocus();
  await admin.user.click(stay);
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Änderungen verwerfen?' })).not.toBeInTheDocument());
}

describe('typed work is asked about, kept, and the focus returns', () => {
  it.each(SHEETS.map(([page, button, title, field]) => [title, page, button, field] as const))(
    '%s',
    async (title, page, button, field) => {
      const admin = renderAdmin({ at: `/admin/settings/${page}`, as: 'admin' });
      const rows = await screen.findAllByRole('row');
      await waitFor(() => expect(screen.getAllByRole('row').length).toBeGreaterThan(1));
      const opener =
        button === undefined
          ? within(screen.getAllByRole('row')[1] ?? rows[0] ?? document.body).getByRole('link')
          : screen.getByRole('button', { name: button });
      await admin.user.click(opener);
      const sheet = await dialog(title);
      const input = sheet.getByLabelText<HTMLInputElement>(field, {
        selector: 'input:not([type=radio], [type=checkbox]), textarea',
      });
      fireEvent.change(input, { target: { value: 'X 1' } });
      const opened = admin.path() + admin.query();
      const press = (name: string) => () => sheet.getByRole('button', { name }).click();
      for (const leave of [press('Abbrechen'), press('Schließen'), back, byHand, menu]) {
        await isAskedAndStays(admin, leave, title);
        expect(admin.path() + admin.query()).toBe(opened);
        expect(input).toHaveValue('X 1');
      }
      expect(fireEvent(window, new Event('beforeunload', { cancelable: true }))).toBe(false);
      await admin.user.click(sheet.getByRole('button', { name: 'Abbrechen' }));
      await admin.user.click((await dialog('Änderungen verwerfen?')).getByRole('button', { name: 'Verwerfen' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      await waitFor(() => expect(opener).toHaveFocus());
      expect(fireEvent(window, new Event('beforeunload', { cancelable: true }))).toBe(true);
    },
  );

  it('a message to a customer', async () => {
    const admin = renderAdmin({ at: '/admin/settings/customers', as: 'admin' });
    await waitFor(() => expect(screen.getAllByRole('row').length).toBeGreaterThan(1));
    const [link] = screen.getAllByRole('link', { name: /\w+ \w+/ }).filter((each) => each.closest('tr'));
    await admin.user.click(link ?? document.body);
    const sheet = await dialog('Kunde');
    await admin.user.click(sheet.getByRole('button', { name: 'Nachricht senden' }));
    fireEvent.change(sheet.getByLabelText(/^Betreff/), { target: { value: 'Ihr Termin' } });
    const close = sheet.getAllByRole('button', { name: 'Schließen' });
    for (const leave of [back, byHand, menu, ...close.map((button) => () => button.click())]) {
      await isAskedAndStays(admin, leave, 'Nachricht');
      expect(sheet.getByLabelText(/^Betreff/)).toHaveValue('Ihr Termin');
    }
  });

  it('a message to a customer, which goes on where it was after a login that ran out', async () => {
    const { user, services } = renderAdmin({ at: '/admin/settings/customers', as: 'admin' });
    await waitFor(() => expect(screen.getAllByRole('row').length).toBeGreaterThan(1));
    const [link] = screen.getAllByRole('link', { name: /\w+ \w+/ }).filter((each) => each.closest('tr'));
    await user.click(link ?? document.body);
    const sheet = await dialog('Kunde');
    await user.click(sheet.getByRole('button', { name: 'Nachricht senden' }));
    fireEvent.change(sheet.getByLabelText(/^Betreff/), { target: { value: 'Ihr Termin' } });
    fireEvent.change(sheet.getByLabelText(/^Nachricht/), { target: { value: 'Guten Tag' } });
    platform.fail({ method: 'POST', path: /messages/ }, 401, 1);
    await user.click(sheet.getByRole('button', { name: 'Senden' }));
    await waitFor(() => expect(services.session.getState().user).toBeUndefined());
    await logInByHand(user, 'admin');
    const again = await dialog('Kunde');
    expect(again.getByLabelText(/^Betreff/)).toHaveValue('Ihr Termin');
    expect(again.getByLabelText(/^Nachricht/)).toHaveValue('Guten Tag');
    await user.click(again.getByRole('button', { name: 'Senden' }));
    expect(await screen.findByText('Nachricht gesendet')).toBeVisible();
    await user.click(again.getByRole('button', { name: 'Nachricht senden' }));
    expect(again.getByLabelText(/^Betreff/)).toHaveValue('');
  });

  it('the settings, whose own tabs do not ask', async () => {
    const admin = renderAdmin({ at: '/admin/settings/release-notes', as: 'admin' });
    await screen.findByRole('heading', { level: 1, name: 'Release Notes' });
    act(() => admin.environment.history.push('/admin/settings/dealer-settings?bereich=bestellung'));
    const input = await screen.findByLabelText(/^BIC/);
    fireEvent.change(input, { target: { value: 'X 1' } });
    for (const leave of [back, byHand, menu]) {
      await isAskedAndStays(admin, leave, 'Einstellungen');
      expect(admin.query()).toBe('?bereich=bestellung');
      expect(screen.getByLabelText(/^BIC/)).toHaveValue('X 1');
    }
    await admin.user.click(screen.getByRole('button', { name: 'Verwerfen' }));
    await admin.user.click((await dialog('Änderungen verwerfen?')).getByRole('button', { name: 'Verwerfen' }));
    await waitFor(() => expect(screen.getByLabelText(/^BIC/)).not.toHaveValue('X 1'));
  });
});
