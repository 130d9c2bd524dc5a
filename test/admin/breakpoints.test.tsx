import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { platform } from '../platformServer';
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
  it('the menu of a row stays open, with the focus in it', async () => {
    const resize = resizable();
    const { user } = renderAdmin({ at: '/admin/settings/contacts', as: 'employee' });
    await user.click(await screen.findByRole('button', { name: 'Aktionen für „Miriam Hartwig“' }));
    resize(360);
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Aktionen für „Miriam Hartwig“', expanded: true })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Löschen' })).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('button', { name: 'Löschen' })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Aktionen für „Miriam Hartwig“' })).toHaveFocus();
  });

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

describe('a table on a tablet', () => {
  const heads = () =>
    screen
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent)
      .filter((text) => text !== '' && text !== 'Aktionen');

  it.each([
    ['contacts', ['Name', 'Standorte', 'E-Mail']],
    ['cross-selling?suche=winter', ['Name', 'Typ', 'Preis']],
  ])('shows of %s only columns that fit into two lines a row', async (address, shown) => {
    renderAdmin({ at: `/admin/settings/${address}`, as: 'admin', width: 704 });
    await screen.findAllByRole('button', { name: /^Aktionen für/ });
    expect(heads()).toEqual(shown);
  });
});

it('cards are filtered and sorted in sheets, and have what can be done with them as buttons, the rest behind them', async () => {
  const { user, query } = renderAdmin({ at: '/admin/settings/cross-selling', as: 'admin', width: 360 });
  await user.click(await screen.findByRole('button', { name: 'Filter' }));
  const filter = await dialog('Filter');
  await user.click(await filter.findByRole('checkbox', { name: /^Zubehör/ }));
  expect(query()).toBe('?typ=physicalProduct');
  await user.click(filter.getByRole('button', { name: /^\d+ Einträge? anzeigen$/ }));
  expect(screen.getByRole('button', { name: 'Filter (1)' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Sortieren' }));
  await user.click((await dialog('Sortieren')).getByRole('radio', { name: 'Preis, absteigend' }));
  expect(query()).toBe('?typ=physicalProduct&sortierung=-preis');

  expect(screen.queryByRole('table')).not.toBeInTheDocument();
  const cards = within(screen.getByRole('list', { name: 'Crossselling-Produkte' }));
  const first = cards.getAllByRole('heading', { level: 2 })[0]?.textContent ?? '';
  const dearest = platform
    .tenant(1)
    .products.filter((each) => each.productType === 2 && !each.isFromAccessoriesNav)
    .toSorted((one, other) => other.price - one.price)[0];
  expect(first).toContain(dearest?.name);
  expect(cards.getAllByRole('button', { name: /^„.*“ kopieren$/ })[0]).toHaveTextContent('Kopieren');
  await user.click(cards.getAllByRole('button', { name: /^Aktionen für/ })[0] ?? document.body);
  expect(screen.getByRole('button', { name: 'Löschen' })).toBeVisible();
  await user.keyboard('{Escape}');
  await user.click(cards.getAllByRole('button', { name: /^„.*“ bearbeiten$/ })[0] ?? document.body);
  await dialog('Produkt bearbeiten');
  expect(query()).toContain('eintrag=');
});
