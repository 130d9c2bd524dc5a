import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { STORAGE_KEYS } from '../../src/lib/storage';
import { NOW } from '../now';
import { platform } from '../platformServer';
import { dialog, enter, letter, logIn, renderAdmin, rowNames } from './renderAdmin';

const AT = '/admin/settings/sales-contracts?ansicht=nicht-zugestellt';
const YEAR_MS = 366 * 86_400_000;
/** The first contract of this view has no customer. */
const CUSTOMER = 2;

type Admin = ReturnType<typeof renderAdmin>;

async function open(options: Partial<Parameters<typeof renderAdmin>[0]> = {}) {
  const admin = renderAdmin({ at: AT, as: 'admin', ...options });
  await waitFor(() => expect(rowNames().length).toBeGreaterThan(0));
  return admin;
}

/** The message to the customer of a row, with its own texts unfolded. */
async function writeTo({ user }: Admin, at = CUSTOMER) {
  await user.click(screen.getAllByRole('row')[at]?.querySelector('a') ?? document.body);
  await user.click((await dialog('Kaufvertrag')).getByRole('button', { name: /schreiben$/ }));
  const message = await letter();
  await user.click(message.getByText(/^Eigene Texte/));
  return message;
}

const content = (message: Awaited<ReturnType<typeof letter>>) =>
  message.getByRole<HTMLTextAreaElement>('textbox', { name: 'Nachricht' });

/** Keeps the message that is open as a text of this name. */
async function keep({ user }: Admin, message: Awaited<ReturnType<typeof letter>>, name: string, text?: string) {
  await user.click(message.getByRole('button', { name: 'Diese Nachricht als Text merken' }));
  const form = await dialog('Neuer eigener Text');
  enter(form.getByRole('textbox', { name: 'Name des Textes' }), name);
  if (text !== undefined) enter(form.getByRole('textbox', { name: 'Text' }), text);
  await user.click(form.getByRole('button', { name: 'Text merken' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Neuer eigener Text' })).not.toBeInTheDocument());
}

// rules/admin: own texts.
describe('own texts for answers', () => {
  it('are made of a message, whose customer gives way to placeholders, and are filled for the next one', async () => {
    const admin = await open();
    const message = await writeTo(admin);
    await admin.user.click(message.getByRole('button', { name: 'Diese Nachricht als Text merken' }));
    const form = await dialog('Neuer eigener Text');
    expect(form.getByRole('textbox', { name: 'Betreff' })).toHaveDisplayValue(/^Ihr Kaufvertrag {Fahrzeug}: /);
    expect(form.getByRole('textbox', { name: 'Text' })).toHaveDisplayValue(/^Guten Tag {Name},[^]*\n{Autohaus}$/);
    enter(form.getByRole('textbox', { name: 'Text' }), 'Guten Tag {Name}, {heute}: Ihr {Fahrzeug} {Kennzeichen}.');
    await admin.user.click(form.getByRole('button', { name: 'Text merken' }));
    expect(form.getAllByText(/^Diesen Platzhalter gibt es nicht: {Kennzeichen}\./)[0]).toBeVisible();
    enter(form.getByRole('textbox', { name: 'Text' }), 'Guten Tag {Name}, {heute}: Ihr {Fahrzeug}.');
    enter(form.getByRole('textbox', { name: 'Name des Textes' }), 'Kurz');
    await admin.user.click(form.getByRole('button', { name: 'Text merken' }));
    expect(message.getByText(/^Nur auf diesem Gerät und für Ihre Anmeldung/)).toBeVisible();
    // Nothing of the customer is in the storage.
    const kept = localStorage.getItem(STORAGE_KEYS.staff) ?? '';
    expect(kept).toContain('{Fahrzeug}');
    const { firstName = '-', lastName = '-' } =
      platform
        .tenant(1)
        .accounts.find(({ user: { id } }) => id === platform.tenant(1).admin.contracts[6]?.vehicleDealerCustomerId)
        ?.user ?? {};
    for (const name of [firstName, lastName]) expect(kept).not.toContain(name);
    cleanup();

    const again = await open();
    const next = await writeTo(again, 3);
    await again.user.click(next.getByRole('button', { name: '„Kurz“ einfügen' }));
    expect(content(next)).toHaveDisplayValue(/^Guten Tag \S+ \S+, 04\.05\.2026: Ihr .+\.$/);
    expect(content(next)).toHaveFocus();
  });

  it('are changed and deleted, and a deleted one comes back', async () => {
    const admin = await open();
    const message = await writeTo(admin);
    await keep(admin, message, 'Kurz', 'Alt');
    await admin.user.click(message.getByRole('button', { name: '„Kurz“ ändern' }));
    const form = await dialog('Eigenen Text ändern');
    enter(form.getByRole('textbox', { name: 'Text' }), 'Neu');
    await admin.user.click(form.getByRole('button', { name: 'Abbrechen' }));
    // What was typed is asked about.
    await admin.user.click((await dialog('Änderungen verwerfen?')).getByRole('button', { name: 'Weiter bearbeiten' }));
    await admin.user.click(form.getByRole('button', { name: 'Text merken' }));
    await admin.user.click(message.getByRole('button', { name: '„Kurz“ löschen' }));
    expect(message.getByText('„Kurz“ gelöscht.')).toBeVisible();
    expect(message.queryByRole('button', { name: '„Kurz“ einfügen' })).not.toBeInTheDocument();
    const back = message.getByRole('button', { name: 'Rückgängig' });
    expect(back).toHaveFocus();
    await admin.user.click(back);
    await admin.user.click(message.getByRole('button', { name: '„Kurz“ einfügen' }));
    expect(content(message)).toHaveValue('Neu');
  });

  it('take the place of what was given, and stand within what was typed', async () => {
    const admin = await open();
    const message = await writeTo(admin);
    await keep(admin, message, 'Gruß', 'Bis bald.');
    const insert = () => admin.user.click(message.getByRole('button', { name: '„Gruß“ einfügen', hidden: true }));
    await insert();
    await insert();
    expect(content(message)).toHaveValue('Bis bald.');
    fireEvent.change(content(message), { target: { value: 'Von Hand. ' } });
    content(message).setSelectionRange(10, 10);
    await insert();
    expect(content(message)).toHaveValue('Von Hand. Bis bald.');
  });

  it('stop the sending while a placeholder has no value', async () => {
    const admin = await open();
    const message = await writeTo(admin);
    await keep(admin, message, 'Wert', 'Ihr Wagen bringt {Wert}.');
    await admin.user.click(message.getByRole('button', { name: '„Wert“ einfügen' }));
    await admin.user.click(message.getByRole('button', { name: 'Senden' }));
    expect((await message.findAllByText(/Noch auszufüllen: {Wert}/))[0]).toBeVisible();
    expect(platform.record.some(({ method, path }) => method === 'POST' && path.endsWith('/messages'))).toBe(false);
  });

  it('belong to their login, and go a year after they were used', async () => {
    const admin = await open();
    await keep(admin, await writeTo(admin), 'Meiner', 'Text');
    cleanup();
    const other = await open({ as: 'employee' });
    expect((await writeTo(other)).queryByRole('button', { name: /einfügen$/ })).not.toBeInTheDocument();
    cleanup();
    const back = await open();
    act(() => back.services.session.getState().logOut());
    act(() => logIn(back.services, 'admin'));
    expect(localStorage.getItem(STORAGE_KEYS.staff)).toContain('Meiner');
    cleanup();
    const later = await open({ now: () => new Date(NOW.getTime() + YEAR_MS) });
    expect((await writeTo(later)).queryByRole('button', { name: /einfügen$/ })).not.toBeInTheDocument();
  });

  it('last as long as the page where nothing may be stored, which is said', async () => {
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('forbidden', 'SecurityError');
    });
    const admin = await open();
    const message = await writeTo(admin);
    await keep(admin, message, 'Kurz', 'Text');
    expect(message.getByText(/^Der Browser erlaubt nicht, sie zu speichern/)).toBeVisible();
    await keep(admin, message, 'Lang', 'Text');
    const names = within(message.getByRole('list')).getAllByRole('button', { name: /einfügen$/ });
    expect(names.map(({ textContent }) => textContent)).toEqual(['Kurz', 'Lang']);
  });
});
