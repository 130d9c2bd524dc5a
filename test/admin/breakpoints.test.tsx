import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { dialog, renderAdmin } from './renderAdmin';

/** Notifies resize observers of a new width. */
function resizable() {
  const observers = new Set<() => void>();
  vi.stubGlobal(
    'ResizeObserver',
    class {
      readonly tell: () => void;
      constructor(tell: () => void) {
        this.tell = tell;
        observers.add(tell);
      }
      observe = () => undefined;
      unobserve = () => undefined;
      disconnect = () => void observers.delete(this.tell);
    },
  );
  return (width: number) =>
    act(() => {
      vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(width);
      observers.forEach((tell) => tell());
    });
}

describe('where the width crosses a breakpoint', () => {
  it('the question about the logout stays, and the drawer under it goes', async () => {
    const resize = resizable();
    const { user } = renderAdmin({ at: '/admin', as: 'admin', width: 360 });
    await user.click(await screen.findByRole('button', { name: 'Menü öffnen' }));
    await user.click((await dialog('Menü')).getByRole('button', { name: 'Abmelden' }));
    resize(1280);
    expect(screen.queryByRole('dialog', { name: 'Menü' })).not.toBeInTheDocument();
    await user.click((await dialog('Möchten Sie sich abmelden?')).getByRole('button', { name: 'Abbrechen' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });
});

it('the sections of the settings are one choice on a phone, and keep what was typed where it is turned', async () => {
  const resize = resizable();
  const { user } = renderAdmin({ at: '/admin/settings/dealer-settings', as: 'admin', width: 390 });
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Bereich' }), 'Inhalt');
  await user.type(await screen.findByRole('textbox', { name: 'Beschreibung der Fahrzeugsuche' }), '!');
  expect(screen.getByRole('combobox', { name: 'Bereich' })).toHaveDisplayValue('Inhalt (ungespeichert)');
  resize(1280);
  expect(screen.getByRole('tab', { name: 'Inhalt (ungespeichert)' })).toHaveAttribute('aria-selected', 'true');
  expect(screen.getByRole('textbox', { name: 'Beschreibung der Fahrzeugsuche' })).toHaveDisplayValue(/!$/);
});

describe('a table on a tablet', () => {
  const heads = () =>
    screen
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent)
      .filter((text) => text !== '' && text !== 'Aktionen');

  /** A table that needs a width for each of its columns. */
  const columnsNeed = (px: number) =>
    vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockImplementation(function (this: HTMLElement) {
      return this.querySelectorAll('th').length * px;
    });

  it('leaves out the least important columns until it fits, says which, and takes them back where it is wider', async () => {
    const resize = resizable();
    columnsNeed(150);
    const { user } = renderAdmin({ at: '/admin/settings/contacts', as: 'employee', width: 704 });
    await user.click(await screen.findByRole('link', { name: /Miriam Hartwig/ }));
    const sheet = await dialog('Ansprechpartner bearbeiten');
    expect(sheet.getByRole('textbox', { name: 'Telefon' })).toHaveValue('+49 721 480 31');
    await user.click(sheet.getByRole('button', { name: 'Abbrechen' }));
    expect(heads()).toEqual(['Name', 'Standorte', 'E-Mail']);
    expect(screen.getByText('In einem breiteren Fenster auch: Telefon')).toBeVisible();
    resize(1280);
    expect(heads()).toEqual(['Name', 'Standorte', 'E-Mail', 'Telefon']);
    resize(740);
    expect(heads()).toEqual(['Name', 'Standorte', 'E-Mail']);
  });

  it('leaves a product its name with its type, and its price, however narrow it is', async () => {
    columnsNeed(400);
    renderAdmin({ at: '/admin/settings/cross-selling?suche=winter', as: 'admin', width: 704 });
    await screen.findAllByRole('button', { name: /^„.*“ kopieren$/ });
    expect(heads()).toEqual(['Name', 'Preis']);
    expect(screen.getByRole('cell', { name: 'Winterkompletträder 17 Zoll Zubehör · WR-17-205' })).toBeVisible();
  });

  it('has as many rows as its window, also of another height', async () => {
    renderAdmin({ at: '/admin/settings/customers', as: 'admin' });
    const rows = async () => (await screen.findAllByRole('row')).length - 1;
    expect(await rows()).toBe(7);
    vi.stubGlobal('innerHeight', 1080);
    act(() => void dispatchEvent(new Event('resize')));
    expect(await rows()).toBe(13);
  });
});

describe('a card', () => {
  it('is a link, with what would take a line of each in its menu', async () => {
    const { user, query } = renderAdmin({ at: '/admin/settings/cross-selling?suche=winter', as: 'admin', width: 360 });
    const [menu] = await screen.findAllByRole('button', { name: /^Aktionen für/ });
    await user.click(menu ?? document.body);
    expect(screen.getByRole('button', { name: 'Kopieren' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Löschen' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Bearbeiten' }));
    await dialog('Produkt bearbeiten');
    expect(query()).toContain('eintrag=');
  });
});

describe('a list on a phone', () => {
  it('is filtered and sorted in sheets', async () => {
    const { user, query } = renderAdmin({ at: '/admin/settings/cross-selling', as: 'employee', width: 360 });
    await user.click(await screen.findByRole('button', { name: 'Filter' }));
    const filter = await dialog('Filter');
    await user.click(await filter.findByRole('checkbox', { name: /^Zubehör/ }));
    expect(query()).toBe('?typ=physicalProduct');
    await user.click(filter.getByRole('button', { name: /^\d+ Einträge? anzeigen$/ }));
    expect(screen.getByRole('button', { name: 'Filter (1)' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Sortieren' }));
    await user.click((await dialog('Sortieren')).getByRole('radio', { name: 'Preis, absteigend' }));
    expect(query()).toBe('?typ=physicalProduct&sortierung=-preis');
  });
});
