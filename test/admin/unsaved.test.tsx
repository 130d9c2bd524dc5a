import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { platform } from '../platformServer';
import { dialog, logInByHand, renderAdmin, said } from './renderAdmin';

type Admin = ReturnType<typeof renderAdmin>;

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

/** Opens the form of a message to the first customer. */
async function openMessage() {
  const admin = renderAdmin({ at: '/admin/settings/customers', as: 'admin' });
  await screen.findByText(/^7 \/ \d+$/);
  await admin.user.click(screen.getAllByRole('row')[1]?.querySelector('a') ?? document.body);
  await admin.user.click((await dialog('Kunde')).getByRole('button', { name: 'Nachricht senden' }));
  return { ...admin, sheet: await dialog(/^Nachricht an /) };
}

// That every other form asks: test/admin/forms.
describe('typed work is asked about, kept, and the focus returns', () => {
  it('an entry on every way out; a clean one closes', async () => {
    const title = 'Standort bearbeiten';
    const admin = renderAdmin({ at: '/admin/settings/locations', as: 'admin' });
    const opener = await screen.findByRole('link', { name: 'Autohaus Bergmann Landau' });
    await admin.user.click(opener);
    await dialog(title);
    act(() => admin.environment.history.go(-1));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

    await admin.user.click(opener);
    const sheet = await dialog(title);
    const input = sheet.getByRole<HTMLInputElement>('textbox', { name: 'Ort' });
    const saved = input.value;
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

    // What was given up is forgotten; a value that is the saved one again is no change.
    await admin.user.click(opener);
    const again = await dialog(title);
    const field = again.getByRole('textbox', { name: 'Ort' });
    expect(field).toHaveValue(saved);
    for (const value of ['X 2', saved]) fireEvent.change(field, { target: { value } });
    await admin.user.click(again.getByRole('button', { name: 'Abbrechen' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('a message to a customer on every way out', async () => {
    const { sheet, ...admin } = await openMessage();
    fireEvent.change(sheet.getByLabelText(/^Betreff/), { target: { value: 'Ihr Termin' } });
    const close = sheet.getAllByRole('button', { name: 'Schließen' });
    for (const leave of [back, byHand, menu, ...close.map((button) => () => button.click())]) {
      await isAskedAndStays(admin, leave, 'Nachricht');
      expect(sheet.getByLabelText(/^Betreff/)).toHaveValue('Ihr Termin');
    }
  });

  it('a message to a customer, which goes on where it was after a login that ran out', async () => {
    const { sheet, user, services } = await openMessage();
    fireEvent.change(sheet.getByLabelText(/^Betreff/), { target: { value: 'Ihr Termin' } });
    fireEvent.change(sheet.getByLabelText(/^Nachricht/), { target: { value: 'Guten Tag' } });
    platform.fail({ method: 'POST', path: /messages/ }, 401, 1);
    await user.click(sheet.getByRole('button', { name: 'Senden' }));
    await waitFor(() => expect(services.session.getState().user).toBeUndefined());
    await logInByHand(user, 'admin');
    const again = await dialog(/^Nachricht an /);
    expect(again.getByLabelText(/^Betreff/)).toHaveValue('Ihr Termin');
    expect(again.getByLabelText(/^Nachricht/)).toHaveValue('Guten Tag');
    await user.click(again.getByRole('button', { name: 'Senden' }));
    await said('Nachricht gesendet');
    await user.click(screen.getAllByRole('row')[1]?.querySelector('a') ?? document.body);
    await user.click((await dialog('Kunde')).getByRole('button', { name: 'Nachricht senden' }));
    expect((await dialog(/^Nachricht an /)).getByLabelText(/^Betreff/)).toHaveValue('');
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
