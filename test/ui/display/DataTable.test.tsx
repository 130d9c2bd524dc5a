import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { DataTable, type Column } from '../../../src/ui/display/DataTable';

interface Product {
  name: string;
  price?: number;
}

const columns: Column<Product>[] = [
  { id: 'name', header: 'Name', cell: (product) => product.name, sortBy: (product) => product.name, isRowHeader: true },
  { id: 'price', header: 'Preis', cell: (product) => `${product.price ?? '–'}`, sortBy: (product) => product.price },
];

const table = (rows: Product[]) => (
  <DataTable caption="Produkte" columns={columns} rows={rows} rowKey={(product) => product.name} />
);
const numbered = (count: number) => Array.from({ length: count }, (_, index) => ({ name: `Produkt ${index + 1}` }));
const names = () => screen.getAllByRole('rowheader').map((cell) => cell.textContent);

describe('a data table', () => {
  it('shows seven rows a page and how many there are', async () => {
    const user = userEvent.setup();
    render(table(numbered(9)));
    expect(names()).toHaveLength(7);
    expect(screen.getByRole('status')).toHaveTextContent('7 / 9');
    await user.click(screen.getByRole('button', { name: 'Nächste Seite' }));
    expect(names()).toEqual(['Produkt 8', 'Produkt 9']);
    expect(screen.getByRole('status')).toHaveTextContent('2 / 9');
    expect(screen.getByText('Seite 2 von 2')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Nächste Seite' })).toHaveAttribute('aria-disabled', 'true');
    await user.click(screen.getByRole('button', { name: 'Nächste Seite' }));
    expect(names()).toHaveLength(2);
  });

  it('needs no pages for seven rows', () => {
    render(table(numbered(7)));
    expect(screen.getByRole('status')).toHaveTextContent('7 / 7');
    expect(screen.queryByRole('button', { name: 'Nächste Seite' })).not.toBeInTheDocument();
  });

  it('says that there is nothing', () => {
    render(table([]));
    expect(screen.getByText('Keine Einträge gefunden.')).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('0 / 0');
  });

  it('sorts in German order, numbers by size, and what is missing last in both directions', async () => {
    const user = userEvent.setup();
    render(
      table([
        { name: 'Zelt', price: 90 },
        { name: 'Öl', price: 100 },
        { name: 'Ohne' },
        { name: 'Matte 10' },
        { name: 'Matte 9' },
      ]),
    );
    const header = screen.getByRole('columnheader', { name: 'Name' });
    await user.click(within(header).getByRole('button'));
    expect(header).toHaveAttribute('aria-sort', 'ascending');
    expect(names()).toEqual(['Matte 9', 'Matte 10', 'Ohne', 'Öl', 'Zelt']);

    const price = screen.getByRole('button', { name: 'Preis' });
    await user.click(price);
    expect(names().slice(0, 2)).toEqual(['Zelt', 'Öl']);
    await user.click(price);
    expect(names().slice(0, 2)).toEqual(['Öl', 'Zelt']);
    expect(screen.getByRole('columnheader', { name: 'Preis' })).toHaveAttribute('aria-sort', 'descending');
  });

  it('goes back to the last page that is left when rows are deleted', async () => {
    const { rerender } = render(table(numbered(8)));
    await userEvent.click(screen.getByRole('button', { name: 'Nächste Seite' }));
    rerender(table(numbered(5)));
    expect(names()).toHaveLength(5);
  });
});
